import type { Feed, FeedRun } from '@directory/contract';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './feeds.module.css';

/** The displayed status of a feed, from its own status, a pending request and, for an idle feed, its last run. */
export type ShownStatus =
  Exclude<Feed['status'], 'idle'> | 'requested' | 'new' | 'current' | 'imported' | 'interrupted';

export function shownStatus({ status, requested, problem, lastSuccessAt, isScheduled, kind }: Feed): ShownStatus {
  if (status === 'running') return status;
  if (requested !== null) return 'requested';
  if (status !== 'idle') return status;
  // An interrupted run is not a failure, but it has a problem text.
  if (problem !== '') return 'interrupted';
  if (lastSuccessAt === null) return 'new';
  return isScheduled || kind === 'scim' ? 'current' : 'imported';
}

const statusLooks = {
  new: [IconCircleDashed, 'quietBadge'],
  requested: [IconClock, 'accentBadge'],
  running: [IconRefresh, 'accentBadge'],
  current: [IconCircleCheck, 'greenBadge'],
  imported: [IconCircleCheck, 'greenBadge'],
  interrupted: [IconPlayerStop, 'quietBadge'],
  failing: [IconAlertCircle, 'redBadge'],
  'held-back': [IconAlertTriangle, 'amberBadge'],
} as const satisfies Record<ShownStatus, unknown>;

/** `retired` is shown for the run that retired a feed, which imported nothing. */
type ShownOutcome = FeedRun['outcome'] | 'retired';

const outcomeLooks = {
  imported: [IconCircleCheck, 'greenBadge'],
  'dry-run': [IconEye, 'quietBadge'],
  interrupted: [IconPlayerStop, 'quietBadge'],
  retired: [IconCircleCheck, 'greenBadge'],
  failed: [IconAlertCircle, 'redBadge'],
  'held-back': [IconAlertTriangle, 'amberBadge'],
} as const satisfies Record<ShownOutcome, unknown>;

/** The status of a feed, as an icon with text. */
export function FeedStatus({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds');
  const status = shownStatus(feed);
  const [Icon, look] = statusLooks[status];
  return (
    <span className={classes(styles.badge, styles[look])}>
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      {t(`status.${status}`)}
    </span>
  );
}

/** The outcome of a run, as an icon with text. */
export function OutcomeBadge({ outcome }: { outcome: ShownOutcome }) {
  const { t } = useTranslation('feeds');
  const [Icon, look] = outcomeLooks[outcome];
  return (
    <span className={classes(styles.badge, styles[look])}>
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      {t(`outcome.${outcome}`)}
    </span>
  );
}
