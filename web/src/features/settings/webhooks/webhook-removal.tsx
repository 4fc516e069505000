import type { Webhook } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { settingsAddress } from '../settings-address.ts';
import { useAction } from '../use-action.ts';
import { useWebhookChanges } from './webhook-queries.ts';

/** Asks for confirmation before a webhook is removed. */
export function WebhookRemoval({ webhook: { id, name }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const navigateWithNotice = useNavigateWithNotice();
  const { remove } = useWebhookChanges();
  const removal = useAction(
    async () => {
      await remove(id);
      onClose();
      navigateWithNotice(settingsAddress('webhooks'), t('webhookRemoved', { name }));
    },
    { isLast: true },
  );
  return (
    <ConfirmRemoval heading={t('webhookRemoval', { name })} removal={removal} onClose={onClose}>
      {t('webhookRemovalText')}
    </ConfirmRemoval>
  );
}
