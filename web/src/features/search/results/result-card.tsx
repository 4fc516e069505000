import type { SearchResult } from '@directory/contract';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { Fragment, memo } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { PersonCard } from '../../../people/card/person-card.tsx';
import { MarkedName, MarkedText, rangesIn } from '../marked-text.tsx';
import { useMatchReason } from '../match-reason.tsx';
import styles from './result-card.module.css';

type Fact = 'organization' | 'city' | 'gbuName' | 'C_countryname';

export interface ResultCardProps {
  person: SearchResult;
  /** Whether photo and actions are rendered, not only text. */
  isFilled?: boolean;
  onOpen: (person: SearchResult) => void;
}

/** The card of a search result, with highlighted matches and the match reason. Memoized: scrolling does not render it again. */
export const ResultCard = memo(function ResultCard({ person, isFilled = true, onOpen }: ResultCardProps) {
  const format = useFormat();
  const inLogin = rangesIn(person, 'login');
  // A card does not show the login. If only the login matched, nothing else would explain the result.
  const isByLogin = inLogin.length > 0 && rangesIn(person, 'email').length === 0;
  const reason =
    useMatchReason()(person) ??
    (isByLogin ? (
      <bdi>
        <MarkedText text={person.login} ranges={inLogin} />
      </bdi>
    ) : undefined);
  const { distinguishedBy } = person;

  // Company and city distinguish most people. Namesakes that share both also show the field that differs.
  const facts: Fact[] = ['organization', 'city'];
  if (distinguishedBy === 'gbuName' || distinguishedBy === 'C_countryname') facts.unshift(distinguishedBy);
  const shown = facts.filter((field) => person[field] !== '');

  return (
    <PersonCard
      person={person}
      name={<MarkedName person={person} />}
      title={<MarkedText text={person.title} ranges={rangesIn(person, 'title')} />}
      context={
        shown.length === 0
          ? undefined
          : shown.map((field, index) => (
              <Fragment key={field}>
                {index > 0 && '\u00a0· '}
                {/* Isolates a right-to-left name from the text around it. */}
                <bdi className={field === distinguishedBy ? styles.distinguishing : undefined}>
                  {field === 'C_countryname' ? (
                    format.country(person.countryCode, person.C_countryname)
                  ) : (
                    <MarkedText text={person[field]} ranges={rangesIn(person, field)} />
                  )}
                </bdi>
              </Fragment>
            ))
      }
      extra={
        reason === undefined ? undefined : (
          <span className={styles.reason}>
            <IconInfoCircle size={16} stroke={1.5} aria-hidden="true" />
            {reason}
          </span>
        )
      }
      isFilled={isFilled}
      onOpen={() => onOpen(person)}
    />
  );
});
