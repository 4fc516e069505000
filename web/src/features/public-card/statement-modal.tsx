import type { AboutMeField, CardField } from '@directory/contract';
import type { ComponentType } from 'react';
import { InLegalLanguage } from '../../messages/legal-language.tsx';
import { useTranslation } from '../../messages/use-translation.tsx';
import { CardModal } from './card-modal.tsx';
import { StatementText } from './statement-text.tsx';

interface StatementModalProps {
  existing: readonly AboutMeField[];
  fields: readonly CardField[];
  PrivacyNotice: ComponentType<{ onClose: () => void }>;
  onClose: () => void;
  onDone: () => void;
}

/** The information statement to accept before the card is published. The complete dialog is in the language of the statement. */
export function StatementModal(props: StatementModalProps) {
  return (
    <InLegalLanguage>
      <Statement {...props} />
    </InLegalLanguage>
  );
}

function Statement({ existing, fields, PrivacyNotice, onClose, onDone }: StatementModalProps) {
  const { t } = useTranslation('public-card');
  const { t: shell } = useTranslation('shell');
  return (
    <CardModal
      heading={shell('informationStatement')}
      yes={t('accept')}
      no={t('decline')}
      existing={existing}
      fields={fields}
      onClose={onClose}
      onDone={onDone}
    >
      <StatementText PrivacyNotice={PrivacyNotice} />
    </CardModal>
  );
}
