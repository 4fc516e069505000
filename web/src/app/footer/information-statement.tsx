import { useConfiguration } from '../../api/configuration.tsx';
import { InLegalLanguage, useLegalLanguage } from '../../messages/legal-language.tsx';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import styles from './footer.module.css';
import { EnglishNotice } from '../privacy-notice-en.tsx';
import { FrenchNotice } from '../privacy-notice-fr.tsx';

/** The directory's privacy notice: in French for French readers, in English for all others. */
export function InformationStatement({ onClose }: { onClose: () => void }) {
  return (
    <InLegalLanguage>
      <NoticeModal onClose={onClose} />
    </InLegalLanguage>
  );
}

function NoticeModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { brand } = useConfiguration();
  const Notice = useLegalLanguage() === 'fr' ? FrenchNotice : EnglishNotice;
  return (
    <Modal
      heading={t('informationStatement')}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.notice}>
        <Notice directory={brand.name} />
      </div>
    </Modal>
  );
}
