import type { ChartPerson, PersonSummary } from '@directory/contract';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useId, useState } from 'react';
import { isOverBudget } from '../../api/call.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useNavigate } from '../../navigation/navigation.tsx';
import { firstGuess } from '../../people/picker/first-guess.ts';
import { personName } from '../../people/person-name.ts';
import { NoOptions, RetryOption, useNoOptionsText } from '../../people/picker/no-options.tsx';
import { PersonOption } from '../../people/picker/person-option.tsx';
import { useSuggestedPeople } from '../../people/picker/use-suggested-people.ts';
import list from '../../ui/form/combobox.module.css';
import { useCombobox, useComboboxPopup, type Suggestions } from '../../ui/form/use-combobox.ts';
import { useChartNavigation } from './chart-navigation.ts';
import styles from './chart-search.module.css';
import { viewAddress } from './chart-view.ts';
import { useFoundInBranch } from './org-chart-queries.ts';
import { Announced } from '../../ui/status/announced.tsx';

/** Maximum number of people from the branch that are offered. */
const maxOffered = 6;

interface Group {
  heading: string;
  people: readonly PersonSummary[];
  isCurrent: boolean;
}

/** Finds people, those below the selected person first, and opens the chart of the chosen one. */
export function ChartSearch({ selected }: { selected: ChartPerson }) {
  const { t } = useTranslation('org-chart');
  const navigate = useNavigate();
  const { view } = useChartNavigation();
  const groupId = useId();
  const [text, setText] = useState('');
  const [popup, ref] = useComboboxPopup();
  const { groups, ...outcome } = useGroups(selected, text, popup.isWanted);
  const noOptions = useNoOptionsText(outcome);
  const people = groups.flatMap((group) => group.people);
  const combobox = useCombobox({
    popup,
    suggestions: { items: people, isCurrent: groups.every(({ isCurrent }) => isCurrent), ...outcome },
    keyOf: ({ login }) => login,
    value: text,
    onType: setText,
    onChoose: ({ login }) => {
      setText('');
      void navigate(viewAddress(login, view), { preventScrollReset: true });
    },
    choosesFirst: true,
    clearsOnEscape: true,
  });

  return (
    // Not all supported browsers have <search>.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" aria-label={t('find')} className={styles.search} ref={ref}>
      <IconSearch className={styles.glass} size={20} stroke={1.5} aria-hidden="true" />
      <input
        {...combobox.inputProps}
        className={styles.input}
        inputMode="search"
        aria-label={t('find')}
        placeholder={t('find')}
      />
      <div className={list.popup} {...combobox.popupProps}>
        <NoOptions text={noOptions} />
        <div {...combobox.listProps} aria-label={t('found')}>
          {groups.map(({ heading, people: members }, group) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <fieldset> is for form controls.
            <div key={heading} role="group" aria-labelledby={`${groupId}${group}`}>
              <p id={`${groupId}${group}`} className={styles.group} role="presentation">
                {heading}
              </p>
              {members.map((person) => (
                <PersonOption key={person.login} person={person} option={combobox.optionProps(person)} />
              ))}
            </div>
          ))}
          <RetryOption option={combobox.retryProps} />
        </div>
      </div>
      <Announced text={noOptions || (combobox.isOpen ? t('foundAnnounced', { count: people.length }) : '')} />
    </div>
  );
}

interface Groups extends Pick<Suggestions<never>, 'hasFoundNothing' | 'failure' | 'retry'> {
  groups: Group[];
}

/** The people found: first those below the selected person, then all others. People found for an earlier text are included only until new ones arrive. */
function useGroups(selected: ChartPerson, text: string, isWanted: boolean): Groups {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const hasBranch = selected.headcount > 0;
  const below = useFoundInBranch(selected.login, text, { scope: 'branch', isWanted: isWanted && hasBranch });
  const anywhere = useSuggestedPeople({ text, isWanted });
  if (!isWanted || text.trim() === '')
    return { groups: [], hasFoundNothing: false, failure: undefined, retry: undefined };
  const inBranch = hasBranch ? (below.data ?? []).slice(0, maxOffered) : [];
  const known = new Set(inBranch.map(({ login }) => login));
  const elsewhere = anywhere.items.filter(({ login }) => !known.has(login));
  const guess = firstGuess(elsewhere) ?? elsewhere.length;
  const groups = [
    {
      heading: t('foundBelow', { name: personName(selected, shell) }),
      people: inBranch,
      isCurrent: below.isCurrent,
    },
    {
      heading: t('foundAnywhere'),
      people: elsewhere.slice(0, guess),
      isCurrent: anywhere.isCurrent,
    },
    {
      heading: shell('didYouMean'),
      people: elsewhere.slice(guess),
      isCurrent: anywhere.isCurrent,
    },
  ].filter(({ people }) => people.length > 0);
  const current = groups.filter(({ isCurrent }) => isCurrent);
  const hasFoundNothing = groups.length === 0 && anywhere.hasFoundNothing && (!hasBranch || below.isCurrent);
  // While one search is in progress, it may still find somebody.
  const isSettled = anywhere.isSettled && (!hasBranch || (below.isCurrent && !below.isFetching));
  const failures =
    isSettled && groups.length === 0 ? { anywhere: anywhere.failure, below: below.error ?? undefined } : {};
  const failure = failures.anywhere ?? failures.below;
  function retry() {
    if (failures.anywhere !== undefined) anywhere.retry?.();
    if (failures.below !== undefined) void below.refetch();
  }
  return {
    groups: current.length > 0 ? current : groups,
    hasFoundNothing,
    failure,
    retry: isOverBudget(failure) ? undefined : retry,
  };
}
