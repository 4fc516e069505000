import type { Action } from '../settings-address.ts';
import { FeedRuns } from './feed-runs.tsx';
import { UploadPeopleFile } from './upload-people-file.tsx';

/** The last feed runs, or the upload of a people file. */
export function FeedsSection({ action }: { action: Action }) {
  return action === 'add' ? <UploadPeopleFile /> : <FeedRuns />;
}
