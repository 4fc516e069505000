import type { FeedRun } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { SentenceWithActor } from '../actor.tsx';
import { Loaded } from '../loaded.tsx';
import { MorePages } from '../more-pages.tsx';
import styles from '../settings-page.module.css';
import { FeedFigures } from './feed-figures.tsx';
import { useKindName } from './feed-kind.tsx';
import { useFeedRuns } from './feeds-queries.ts';
import { RunFaults } from './run-faults.tsx';
import { RunOutcome } from './run-outcome.tsx';

export function FeedRuns() {
  const { t: feeds } = useTranslation('feeds');
  const runs = useFeedRuns();
  return (
    <Loaded query={runs}>
      {({ pages }) => {
        const list = pages.flat();
        // The list of feeds explains what to do.
        if (list.length === 0) return null;
        return (
          <section className={styles.stack} aria-labelledby="runs-heading">
            <h3 id="runs-heading">{feeds('latestRuns')}</h3>
            <ol className={styles.stack} aria-labelledby="runs-heading">
              {list.map((run) => (
                <li key={run.id}>
                  <Run run={run} />
                </li>
              ))}
            </ol>
            <MorePages query={runs} />
          </section>
        );
      }}
    </Loaded>
  );
}

function Run({ run }: { run: FeedRun }) {
  const { t } = useTranslation('settings');
  const { t: upload } = useTranslation('upload');
  const format = useFormat();
  const kindName = useKindName();
  return (
    <article className={styles.panel}>
      <div>
        <h4>
          <bdi>{run.feed}</bdi>
        </h4>
        <p className={styles.quiet}>
          {`${format.moment(new Date(run.finishedAt))} · ${kindName(run.kind)} · `}
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
      <RunOutcome run={run} />
      {hasFigures(run) && <FeedFigures figures={run.figures} />}
      {run.faultCount > 0 && (
        <details>
          <summary>{upload('problemCount', { count: run.faultCount })}</summary>
          <RunFaults kind={run.kind} faults={run.rejected} total={run.faultCount} runId={run.id} />
        </details>
      )}
    </article>
  );
}

/** A run that did not read its complete input has compared nobody, so it has no counts. */
function hasFigures({ outcome, figures }: FeedRun): boolean {
  return (outcome !== 'failed' && outcome !== 'interrupted') || figures.rejected > 0;
}
