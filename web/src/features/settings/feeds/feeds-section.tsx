import type { Action } from '../settings-address.ts';
import { FeedRuns } from './feed-runs.tsx';
import { UploadPeopleFile } from './upload-people-file.tsx';

/** Where people come from: the last runs of the feeds, and a file brought by hand. */
export function FeedsSection({ action }: { action: Action }) {
  return action === 'add' ? <UploadPeopleFile /> : <FeedRuns />;
}
