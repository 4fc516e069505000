import { useShownProfile } from '../shown-profile.ts';
import { ListenButton } from './listen-button.tsx';
import { useLoadRecording } from './recording-queries.ts';

/** A button that plays the recording of the person's name. */
export function NameRecording({ name }: { name: string }) {
  const { profile } = useShownProfile();
  const load = useLoadRecording(profile.login, profile.nameRecordedAt);
  return <ListenButton key={profile.nameRecordedAt} load={load} name={name} />;
}
