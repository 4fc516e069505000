import type { Webhook } from '@directory/contract';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { useAction } from '../use-action.ts';
import { useWebhookChanges } from './webhook-queries.ts';

/** Asks for confirmation before a webhook is turned off, which discards its waiting changes. */
export function WebhookOff({ webhook: { id, name, waiting }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { turn } = useWebhookChanges();
  const turningOff = useAction(async () => {
    await turn(id, false);
    onClose();
  });
  return (
    <ConfirmRemoval
      heading={t('webhookOff', { name })}
      words={{ remove: t('webhookTurnOff'), removing: t('webhookTurningOff') }}
      removal={turningOff}
      onClose={onClose}
    >
      <p>{t('webhookOffText')}</p>
      {waiting > 0 && <p>{t('webhookWaiting', { count: waiting })}</p>}
    </ConfirmRemoval>
  );
}
