import type { Profile } from '@directory/contract';
import { Suspense } from 'react';
import { lazyPart } from '../../../api/lazy-part.ts';
import { loadMessages } from '../../../messages/messages.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import row from '../field-row.module.css';
import { useShownProfile } from '../shown-profile.ts';
import styles from './recording-parts.module.css';

// Most profiles have no recording, and people record their name on their own profile only.
const NameRecording = lazyPart(async () => {
  const [{ NameRecording: part }] = await Promise.all([import('./name-recording.tsx'), loadMessages('recording')]);
  return part;
});
const RecordingRow = lazyPart(async () => {
  const [{ RecordingRow: part }] = await Promise.all([import('./recording-row.tsx'), loadMessages('recording')]);
  return part;
});

/** A node of an earlier version says nothing of recordings, while the directory is updated. */
function hasRecording({ nameRecordedAt }: Profile): boolean {
  return (nameRecordedAt ?? '') !== '';
}

/** The button beside a name that was recorded. A recording that was turned off is still the owner's, but not played. */
export function RecordedName({ name }: { name: string }) {
  const { profile, isOwn } = useShownProfile();
  if (!hasRecording(profile) || (isOwn && !profile.canRecordName)) return null;
  return (
    <Suspense fallback={<span className={styles.button} />}>
      <NameRecording name={name} />
    </Suspense>
  );
}

/** The row of the recording on the viewer's own profile, where there is something to record or to delete. */
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
    <div className={row.row}>
      <dt className={row.label}>{t('nameRecording')}</dt>
      <dd className={styles.controls} />
    </div>
  );
}
