import { branchHitsSize, type ChartPerson, type OrgChart } from '@directory/contract';
import { useDeferredValue, useId, useState } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useFailureSentence } from '../../../messages/error-sentence.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useViewer } from '../../../viewer/use-viewer.ts';
import { Field } from '../../../ui/form/field.tsx';
import { LoadButton } from '../../../ui/load-button.tsx';
import { Skeleton } from '../../../ui/status/skeleton.tsx';
import { ChartCard } from '../chart-card.tsx';
import { CollaboratorGrid } from './collaborator-grid.tsx';
import styles from './collaborators.module.css';
import { filterByName } from './filter-by-name.ts';
import { NotOnChart } from '../not-on-chart.tsx';
import { useFoundInBranch } from '../org-chart-queries.ts';
import { isSameLogin } from '../predict-chart.ts';

/** Number of collaborators above which a filter is shown. */
const filterThreshold = 8;

interface CollaboratorsProps {
  chart: OrgChart;
  selected: ChartPerson;
  /** Whether the collaborators are still loading. */
  isLoading: boolean;
}

/** The people who report to the selected person, with their number and, for long lists, a filter. */
export function Collaborators({ chart, selected, isLoading }: CollaboratorsProps) {
  const { t } = useTranslation('org-chart');
  const format = useFormat();
  const headingId = useId();
  const [text, setText] = useState('');
  const isOwn = isSameLogin(selected.login, useViewer().login);
  const count = chart.collaboratorCount;
  const notOnChart = <NotOnChart count={chart.notShownCount} />;
  if (count === 0) {
    if (isLoading) return null;
    return (
      <div className={styles.empty}>
        {chart.notShownCount === 0 && <p>{t(isOwn ? 'noCollaboratorsOwn' : 'noCollaborators')}</p>}
        {notOnChart}
      </div>
    );
  }
  const isFiltered = text.trim() !== '';
  return (
    <section className={styles.collaborators} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>
          {t('collaborators')} <span className={styles.count}>{format.number(count)}</span>
        </h2>
        {count > filterThreshold && (
          // Not all supported browsers have <search>.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div role="search" aria-label={t('filter')} className={styles.filter}>
            <Field label={t('filter')}>
              {(control) => (
                <input
                  {...control}
                  type="search"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={256}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </Field>
          </div>
        )}
      </div>
      {isLoading && <CardSkeletons count={Math.min(count, 9)} />}
      {!isLoading && !isFiltered && (
        <CollaboratorGrid manager={selected} firstPeople={chart.collaborators} count={count} />
      )}
      {!isLoading && isFiltered && <Filtered chart={chart} selected={selected} text={text} />}
      {!isLoading && notOnChart}
    </section>
  );
}

function Filtered({ chart, selected, text }: { chart: OrgChart; selected: ChartPerson; text: string }) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const sentence = useFailureSentence();
  const areAllLoaded = chart.collaborators.length >= chart.collaboratorCount;
  const settled = useDeferredValue(text);
  const found = useFoundInBranch(selected.login, text, { scope: 'collaborators', isWanted: !areAllLoaded });
  const people = areAllLoaded ? filterByName(chart.collaborators, settled) : found.data;
  if (found.isError) {
    return (
      <div className={styles.empty} role="alert">
        <p>{sentence(found.error)}</p>
        <LoadButton onClick={() => void found.refetch()}>{shell('tryAgain')}</LoadButton>
      </div>
    );
  }
  return (
    <>
      <output className={styles.outcome}>
        {people !== undefined && t(filterMessage(people.length, areAllLoaded), { count: people.length })}
      </output>
      {people === undefined ? (
        <CardSkeletons count={3} />
      ) : (
        <ul className={styles.plain} aria-label={t('collaborators')}>
          {people.map((person) => (
            <li key={person.login}>
              <ChartCard person={person} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The message key for the number of matches. The server returns only the best `branchHitsSize`, so there may be more. */
function filterMessage(count: number, areAll: boolean): 'filterNone' | 'filtered' | 'filteredBest' {
  if (count === 0) return 'filterNone';
  return areAll || count < branchHitsSize ? 'filtered' : 'filteredBest';
}

function CardSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.plain} aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} height="8rem" />
      ))}
    </div>
  );
}
