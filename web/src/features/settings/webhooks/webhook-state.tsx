import type { Webhook, WebhookProblem } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import styles from '../settings-page.module.css';

/** Returns a message for a failed delivery. */
export function useWebhookProblem(): (problem: WebhookProblem, status: number | null) => string {
  const { t } = useTranslation('settings');
  return (problem, status) => t(`webhookProblem.${problem}`, { status: String(status ?? '') });
}

/** Why a webhook is off, or failing. Renders nothing for one that delivers. */
export function WebhookFault({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const problemOf = useWebhookProblem();
  const { stoppedBecause, failingSince, nextAttemptAt, problem, status } = webhook;
  const moment = (time: string) => format.moment(new Date(time));
  if (stoppedBecause !== null) return <p className={styles.flag}>{t(`webhookStopped.${stoppedBecause}`)}</p>;
  if (failingSince === null || problem === null) return null;
  return (
    <p className={styles.flag}>
      {t('webhookFailing', { time: moment(failingSince) })} {problemOf(problem, status)}{' '}
      {nextAttemptAt !== null && t('webhookNext', { time: moment(nextAttemptAt) })}
    </p>
  );
}

/** What a webhook has delivered, and how much is waiting. */
export function WebhookDelivery({ webhook: { lastDeliveredAt, waiting } }: { webhook: Webhook }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  return (
    <>
      <p className={styles.quiet}>
        {lastDeliveredAt === null
          ? t('webhookNothingDelivered')
          : t('webhookDelivered', { time: format.moment(new Date(lastDeliveredAt)) })}
      </p>
      {waiting > 0 && <p className={styles.quiet}>{t('webhookWaiting', { count: waiting })}</p>}
    </>
  );
}
