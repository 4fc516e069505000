import { useShownProfile } from '../shown-profile.ts';
import { ListenButton } from './listen-button.tsx';
import { useLoadRecording } from './recording-queries.ts';

/** Beside the name: plays how the person says it. */
export function NameRecording({ name }: { name: string }) {
  const { profile, isOwn } = useShownProfile();
  const load = useLoadRecording(profile.login, profile.nameRecordedAt);
  // A node of an earlier version does not say it, while the directory is updated. Recordings that were turned off are still the owner's.
  if ((profile.nameRecordedAt ?? '') === '' || (isOwn && !profile.canRecordName)) return null;
  return <ListenButton key={profile.nameRecordedAt} load={load} name={name} />;
}
