import type { Feed } from '@directory/contract';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { LoadButton } from '../../../ui/load-button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { Loaded } from '../loaded.tsx';
import { LongList } from '../long-list.tsx';
import { settingsAddress } from '../settings-address.ts';
import page from '../settings-page.module.css';
import { FeedCard } from './feed-card.tsx';
import { useFeeds, useRefetchRuns } from './feed-list-queries.ts';
import { shownStatus } from './feed-status.tsx';
import styles from './feeds.module.css';
import { Announced } from '../../../ui/status/announced.tsx';

/** Number of feeds from which on a search field is shown. */
const searchThreshold = 9;
/** Number of feeds shown initially. */
const firstFeeds = 30;

/** The state of each feed. */
export function FeedList() {
  const { t: shell } = useTranslation('shell');
  const { t } = useTranslation('feeds');
  const format = useFormat();
  const query = useFeeds();
  return (
    <section className={page.stack} aria-labelledby="feeds-heading">
      <h3 id="feeds-heading">{t('feeds')}</h3>
      <Loaded query={query} skeletons={2}>
        {(feeds) => (
          <>
            {query.isError && (
              <FailureNotice
                failure={query.error}
                actions={
                  <LoadButton isRunning={query.isFetching} onClick={() => void query.refetch()}>
                    {shell('tryAgain')}
                  </LoadButton>
                }
              />
            )}
            {query.isError && (
              <p className={page.quiet}>{t('refreshFailed', { time: format.moment(new Date(query.dataUpdatedAt)) })}</p>
            )}
            {feeds.length === 0 ? <NoFeeds /> : <Cards feeds={feeds} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

function NoFeeds() {
  const { t } = useTranslation('feeds');
  const { t: settings } = useTranslation('settings');
  return (
    <div className={page.panel}>
      <div>
        <p className={page.rowName}>{t('emptyHeading')}</p>
        <p className={page.quiet}>{t('emptyText', { document: 'docs/people-feeds.md' })}</p>
      </div>
      <div className={page.buttons}>
        <ButtonLink look="primary" to={settingsAddress('feeds', 'add')}>
          {settings('feedUpload')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Cards({ feeds }: { feeds: readonly Feed[] }) {
  const { t } = useTranslation('feeds');
  const [text, setText] = useState('');
  const ordered = useOrder(feeds);
  const wanted = text.trim().toLowerCase();
  const found = ordered.filter(({ name }) => name.toLowerCase().includes(wanted));
  useFinishedRuns(feeds);
  return (
    <>
      {feeds.length >= searchThreshold && (
        <div className={page.narrow}>
          <Field label={t('findFeed')}>
            {(control) => (
              <input {...control} type="search" value={text} onChange={(event) => setText(event.target.value)} />
            )}
          </Field>
        </div>
      )}
      {found.length === 0 && <p className={page.quiet}>{t('noSuchFeed')}</p>}
      <LongList items={found} first={firstFeeds} name="feeds">
        {(shown) => (
          <ul className={styles.cards} aria-labelledby="feeds-heading">
            {shown.map((feed) => (
              <li key={feed.name}>
                <FeedCard feed={feed} />
              </li>
            ))}
          </ul>
        )}
      </LongList>
      <Announcement feeds={feeds} />
    </>
  );
}

/** Sorts feeds that need attention first, then by name. The initial order is kept, so that nothing moves under the pointer. */
function useOrder(feeds: readonly Feed[]): readonly Feed[] {
  const { compare } = useFormat();
  const [positions] = useState(() => {
    const sorted = feeds.toSorted((a, b) => urgency(a) - urgency(b) || compare(a.name, b.name));
    return new Map(sorted.map(({ name }, index) => [name, index]));
  });
  const positionOf = ({ name }: Feed) => positions.get(name) ?? positions.size;
  return feeds.toSorted((a, b) => positionOf(a) - positionOf(b) || compare(a.name, b.name));
}

function urgency({ status }: Feed): number {
  return status === 'held-back' ? 0 : status === 'failing' ? 1 : 2;
}

/** Refetches the list of runs after a feed has run. */
function useFinishedRuns(feeds: readonly Feed[]): void {
  const refetch = useRefetchRuns();
  const attempts = feeds.map(({ lastAttemptAt }) => lastAttemptAt).join(' ');
  const known = useRef(attempts);
  useEffect(() => {
    if (known.current === attempts) return;
    known.current = attempts;
    refetch();
  }, [attempts, refetch]);
}

/** Announces changes of status to screen readers. Progress is not announced. */
function Announcement({ feeds }: { feeds: readonly Feed[] }) {
  const { t } = useTranslation('feeds');
  const statuses = new Map(feeds.map((feed) => [feed.name, shownStatus(feed)]));
  const [shown, setShown] = useState({ statuses, text: '' });
  const changed = [...statuses].filter(
    ([name, status]) => shown.statuses.has(name) && shown.statuses.get(name) !== status,
  );
  if (changed.length > 0) {
    const text = changed.map(([feed, status]) => t('announced', { feed, status: t(`status.${status}`) })).join(' ');
    setShown({ statuses, text });
  }
  return <Announced text={shown.text} />;
}
