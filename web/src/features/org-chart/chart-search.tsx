import type { ChartPerson, PersonSummary } from '@directory/contract';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Avatar } from '../../people/avatar.tsx';
import { usePeopleFor } from '../../people/people-for.ts';
import { personName } from '../../people/person-name.ts';
import { classes } from '../../ui/classes.ts';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chart-search.module.css';
import { viewAddress } from './chart-view.ts';
import { useFoundInBranch } from './org-chart-queries.ts';
import { useChartNavigation } from './chart-navigation.ts';

/** How many people of the branch are offered. */
const offered = 6;
const nobody: never[] = [];

interface Group {
  heading: string;
  people: readonly PersonSummary[];
}

/**
 * Finds people below the selected person, then anywhere, and opens their chart: an editable combobox with a list popup
 * in groups (WAI-ARIA 1.2, Authoring Practices).
 */
export function ChartSearch({ selected }: { selected: ChartPerson }) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const { view } = useChartNavigation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [activeLogin, setActiveLogin] = useState('');
  const groups = useGroups(selected, text, isAsking);
  const people = groups.flatMap((group) => group.people);
  const isOpen = people.length > 0;
  const active = people.findIndex(({ login }) => login === activeLogin);

  const dismiss = useCallback(() => {
    setIsAsking(false);
    setActiveLogin('');
  }, []);
  useDismiss(isAsking, box, dismiss);

  function choose({ login }: PersonSummary) {
    dismiss();
    setText('');
    void navigate(viewAddress(login, view), { preventScrollReset: true });
  }

  function handleKey(event: KeyboardEvent) {
    // While an input method composes, Enter and the arrows are its own.
    if (event.nativeEvent.isComposing) return;
    const chosen = people[active] ?? people[0];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const places = people.length + 1;
      const next = ((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1;
      if (!isOpen) setIsAsking(true);
      else setActiveLogin(people[next]?.login ?? '');
    } else if (event.key === 'Enter' && chosen !== undefined && isOpen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && (isOpen || text !== '')) {
      event.preventDefault();
      if (!isOpen) setText('');
      dismiss();
    }
  }

  return (
    // Not all supported browsers know <search>.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" aria-label={t('find')} className={styles.search} ref={box}>
      <IconSearch className={styles.glass} size={20} stroke={1.5} aria-hidden="true" />
      <input
        className={styles.input}
        role="combobox"
        type="text"
        inputMode="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
        aria-label={t('find')}
        placeholder={t('find')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={active < 0 ? undefined : `${id}option${active}`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsAsking(true);
          setActiveLogin('');
        }}
        onKeyDown={handleKey}
      />
      {/* A native list box holds plain text alone, no photo. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div id={`${id}list`} className={styles.popup} role="listbox" aria-label={t('found')} hidden={!isOpen}>
        {groups.map(({ heading, people: members }, group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div key={heading} role="group" aria-labelledby={`${id}group${group}`}>
            <p id={`${id}group${group}`} className={styles.group} role="presentation">
              {heading}
            </p>
            {members.map((person) => {
              const position = people.indexOf(person);
              return (
                // The keyboard chooses through the box, which keeps the focus; a native option holds no photo.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={person.login}
                  id={`${id}option${position}`}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                  role="option"
                  tabIndex={-1}
                  aria-selected={position === active}
                  className={classes(styles.option, position === active && styles.active)}
                  onClick={() => choose(person)}
                >
                  <Avatar person={person} size={40} />
                  <span className={styles.words}>
                    <bdi>{personName(person, shell)}</bdi>
                    <small>{[person.title, person.organization, person.city].filter(Boolean).join(' · ')}</small>
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <output>{isOpen && t('foundAnnounced', { count: people.length })}</output>
      </VisuallyHidden>
    </div>
  );
}

/** Matching people: below the selected person first, then all others. */
function useGroups(selected: ChartPerson, text: string, isAsking: boolean): Group[] {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const hasBranch = selected.headcount > 0;
  const below = useFoundInBranch(selected.login, text, { scope: 'branch', isWanted: isAsking && hasBranch });
  const anywhere = usePeopleFor(text, isAsking);
  if (!isAsking || text.trim() === '') return nobody;
  const inBranch = hasBranch ? (below.data ?? nobody).slice(0, offered) : nobody;
  const known = new Set(inBranch.map(({ login }) => login));
  return [
    { heading: t('foundBelow', { name: personName(selected, shell) }), people: inBranch },
    { heading: t('foundAnywhere'), people: anywhere.filter(({ login }) => !known.has(login)) },
  ].filter(({ people }) => people.length > 0);
}
