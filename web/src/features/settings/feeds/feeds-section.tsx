import type { Action } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { FeedList } from './feed-list.tsx';
import { FeedRuns } from './feed-runs.tsx';
import { UploadPeopleFile } from './upload-people-file.tsx';

/** The feeds with their last runs, or the upload of a people file. */
export function FeedsSection({ action }: { action: Action }) {
  if (action === 'add') return <UploadPeopleFile />;
  return (
    <div className={styles.stack}>
      <FeedList />
      <FeedRuns />
    </div>
  );
}
