import type { Feed } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import styles from './feeds.module.css';

/** Interval between two updates of `3 minutes ago`, in milliseconds. */
const tick = 15_000;

/** People, last success and next run of a feed. */
export function FeedFacts({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds');
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('people')}</dt>
        <dd className={styles.fact}>{format.number(feed.people)}</dd>
      </div>
      <div>
        <dt>{t('lastSuccess')}</dt>
        <dd className={styles.fact}>
          {feed.lastSuccessAt === null ? t('never') : <Moment time={feed.lastSuccessAt} isPast />}
        </dd>
      </div>
      <div>
        <dt>{t(feed.status === 'failing' ? 'nextAttempt' : 'nextRun')}</dt>
        <dd className={styles.fact}>
          {feed.nextRunAt === null ? <Trigger feed={feed} /> : <Moment time={feed.nextRunAt} isPast={false} />}
        </dd>
      </div>
    </dl>
  );
}

/** Explains what triggers a feed without a schedule. */
function Trigger({ feed: { kind, isScheduled } }: { feed: Feed }) {
  const { t } = useTranslation('feeds');
  if (kind === 'scim') return t('whenSent');
  return isScheduled || kind === 'demo' ? t('notScheduled') : t('whenUploaded');
}

/** `3 minutes ago`, with the exact time below. The clocks of browser and server may differ, but a past time is never shown as future. */
function Moment({ time, isPast }: { time: string; isPast: boolean }) {
  const format = useFormat();
  const now = useNow(tick);
  const date = new Date(time);
  const isOnRightSide = isPast ? date < now : date > now;
  return (
    <time dateTime={time}>
      {format.distance(isOnRightSide ? date : now, now)}
      <small className={styles.exact}>{format.moment(date)}</small>
    </time>
  );
}
