import type { Profile } from '@directory/contract';
import { Suspense } from 'react';
import { lazyExtra } from '../../../api/lazy-part.ts';
import { loadMessages } from '../../../messages/messages.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { classes } from '../../../ui/classes.ts';
import row from '../field-row.module.css';
import { useShownProfile } from '../shown-profile.ts';
import styles from './recording-parts.module.css';

// Loaded on demand, because most profiles have no recording, and people record only on their own profile.
const NameRecording = lazyExtra(async () => {
  const [{ NameRecording: part }] = await Promise.all([import('./name-recording.tsx'), loadMessages('recording')]);
  return part;
});
const RecordingRow = lazyExtra(async () => {
  const [{ RecordingRow: part }] = await Promise.all([import('./recording-row.tsx'), loadMessages('recording')]);
  return part;
});

/** During a rolling update, a node of an earlier version omits this field. */
function hasRecording({ nameRecordedAt }: Profile): boolean {
  return (nameRecordedAt ?? '') !== '';
}

/** The button next to a name with a recording. If recordings are turned off, the owner's is still stored, but not played. */
export function RecordedName({ name }: { name: string }) {
  const { profile, isOwn } = useShownProfile();
  if (!hasRecording(profile) || (isOwn && !profile.canRecordName)) return null;
  return (
    <Suspense fallback={<span className={styles.button} />}>
      <NameRecording name={name} />
    </Suspense>
  );
}

/** The row for the recording on the viewer's own profile, if there is something to record or delete. */
export function OwnRecording() {
  const { profile, isOwn } = useShownProfile();
  if (!isOwn || !(profile.canRecordName || hasRecording(profile))) return null;
  return (
    <Suspense fallback={<EmptyRow />}>
      <RecordingRow />
    </Suspense>
  );
}

function EmptyRow() {
  const { t } = useTranslation('profile');
  return (
    <div className={classes(row.row, styles.empty)}>
      <dt className={row.label}>{t('nameRecording')}</dt>
      <dd className={styles.controls} />
    </div>
  );
}
