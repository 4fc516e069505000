import type { FeedRun } from '@directory/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../messages/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SentenceWithActor } from '../actor.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { Loaded } from '../loaded.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { FeedFigures } from './feed-figures.tsx';
import { useFeedRuns } from './feeds-queries.ts';
import { RunFaults } from './run-faults.tsx';

export function FeedRuns() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const runs = useFeedRuns();
  return (
    <Loaded query={runs}>
      {({ pages }) => {
        const list = pages.flat();
        if (list.length === 0) {
          return (
            <div className={styles.panel}>
              <p>{t('noRuns')}</p>
              <div className={styles.buttons}>
                <ButtonLink look="primary" to={settingsAddress('feeds', 'add')}>
                  {t('feedUpload')}
                </ButtonLink>
              </div>
            </div>
          );
        }
        return (
          <>
            <ol className={styles.stack} aria-label={t('feedRuns')}>
              {list.map((run) => (
                <li key={run.id}>
                  <Run run={run} />
                </li>
              ))}
            </ol>
            <FailureNotice
              failure={runs.isFetchNextPageError ? runs.error : undefined}
              actions={<Button onClick={() => void runs.fetchNextPage()}>{shell('tryAgain')}</Button>}
            />
            {runs.hasNextPage && !runs.isFetchNextPageError && (
              <div className={styles.buttons}>
                <Button disabled={runs.isFetchingNextPage} onClick={() => void runs.fetchNextPage()}>
                  {t('showMore')}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function Run({ run }: { run: FeedRun }) {
  const { t } = useTranslation('settings');
  const { t: upload } = useTranslation('upload');
  const format = useFormat();
  return (
    <article className={styles.panel}>
      <div>
        <h3>
          <bdi>{run.feed}</bdi>
        </h3>
        <p className={styles.quiet}>
          {`${format.moment(new Date(run.finishedAt))} · ${run.kind.toUpperCase()} · `}
          {run.startedBy === '' ? (
            t('onSchedule')
          ) : (
            <SentenceWithActor
              text={(name) => t('byPerson', { name })}
              name={run.startedBy}
              person={run.startedByPerson}
            />
          )}
        </p>
      </div>
      <FeedFigures figures={run.figures} />
      {run.faultCount > 0 && (
        <details>
          <summary>
            {upload('problemCount', { count: run.faultCount, problems: format.number(run.faultCount) })}
          </summary>
          <RunFaults faults={run.rejected} total={run.faultCount} runId={run.id} />
        </details>
      )}
    </article>
  );
}
