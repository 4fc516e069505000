import type { Action } from '../settings-address.ts';
import { FeedList } from './feed-list.tsx';
import { FeedRuns } from './feed-runs.tsx';
import styles from './feeds.module.css';
import { UploadPeopleFile } from './upload-people-file.tsx';

/** The feeds with their last runs, or the upload of a people file. */
export function FeedsSection({ action }: { action: Action }) {
  if (action === 'add') return <UploadPeopleFile />;
  return (
    <div className={styles.overview}>
      <FeedList />
      <FeedRuns />
    </div>
  );
}
