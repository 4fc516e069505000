import { useTranslation } from '../../messages/use-translation.tsx';
import { ConfirmRemoval } from './confirm-removal.tsx';
import { useNavigateWithNotice } from './done-notice.tsx';
import { settingsAddress, type Section } from './settings-address.ts';
import { useAction } from './use-action.ts';

interface RevokeTokenProps {
  section: Section;
  token: { readonly id: number; readonly name: string };
  /** Describes the consequences. */
  text: string;
  revoke: (id: number) => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before a token is revoked. */
export function RevokeToken({ section, token: { id, name }, text, revoke, onClose }: RevokeTokenProps) {
  const { t } = useTranslation('settings');
  const navigateWithNotice = useNavigateWithNotice();
  const removal = useAction(
    async () => {
      await revoke(id);
      onClose();
      navigateWithNotice(settingsAddress(section), t('tokenRevoked', { name }));
    },
    { isLast: true },
  );
  return (
    <ConfirmRemoval
      heading={t('tokenRevocation', { name })}
      words={{ remove: t('revoke'), removing: t('revoking') }}
      removal={removal}
      onClose={onClose}
    >
      {text}
    </ConfirmRemoval>
  );
}
