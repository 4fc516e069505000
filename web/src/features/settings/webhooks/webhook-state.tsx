import type { Webhook, WebhookProblem } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import styles from '../settings-page.module.css';

/** Returns a message for a failed delivery. */
export function useWebhookProblem(): (problem: WebhookProblem, status: number | null) => string {
  const { t } = useTranslation('settings');
  return (problem, status) => t(`webhookProblem.${problem}`, { status: String(status ?? '') });
}

/** The current state of a webhook: delivering, failing, waiting, or off. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const problemOf = useWebhookProblem();
  const { stoppedBecause, lastDeliveredAt, failingSince, nextAttemptAt, problem, status, waiting } = webhook;
  const moment = (time: string) => format.moment(new Date(time));
  return (
    <>
      {stoppedBecause !== null && <p className={styles.flag}>{t(`webhookStopped.${stoppedBecause}`)}</p>}
      {stoppedBecause === null && failingSince !== null && problem !== null && (
        <p className={styles.flag}>
          {t('webhookFailing', { time: moment(failingSince) })} {problemOf(problem, status)}{' '}
          {nextAttemptAt !== null && t('webhookNext', { time: moment(nextAttemptAt) })}
        </p>
      )}
      <p className={styles.quiet}>
        {lastDeliveredAt === null
          ? t('webhookNothingDelivered')
          : t('webhookDelivered', { time: moment(lastDeliveredAt) })}
      </p>
      {waiting > 0 && <p className={styles.quiet}>{t('webhookWaiting', { count: waiting })}</p>}
    </>
  );
}
