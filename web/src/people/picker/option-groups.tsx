import type { SearchResult } from '@directory/contract';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import styles from '../../ui/form/combobox.module.css';
import { firstGuess } from './first-guess.ts';

interface OptionGroupsProps {
  people: readonly SearchResult[];
  children: (person: SearchResult) => ReactNode;
}

/** The options of a combobox of people. Guesses are in a separate group with a heading, below the others. */
export function OptionGroups({ people, children }: OptionGroupsProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const guess = firstGuess(people);
  if (guess === undefined) return people.map(children);
  return (
    <>
      {people.slice(0, guess).map(children)}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <fieldset> is for form controls. */}
      <div role="group" aria-labelledby={id}>
        <p id={id} className={styles.heading} role="presentation">
          {t('didYouMean')}
        </p>
        {people.slice(guess).map(children)}
      </div>
    </>
  );
}
