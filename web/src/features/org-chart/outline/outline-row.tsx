import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { useFormat } from '../../../messages/format.ts';
import { personName } from '../../../people/person-name.ts';
import { classes } from '../../../ui/classes.ts';
import { clampLong, longTexts } from '../../../ui/long-text.ts';
import type { BranchRow, MoreRow, PersonRow } from '../branch/branch-rows.ts';
import { viewAddress } from '../chart-view.ts';
import styles from './outline.module.css';
import { useChartNavigation } from '../chart-navigation.ts';
import { PersonTitle } from '../person-title.tsx';
import { useCountWords } from '../use-count-words.ts';

interface OutlineRowProps {
  id: string;
  index: number;
  row: BranchRow;
  /** Level of the first row, which is not indented. */
  firstLevel: number;
  isActive: boolean;
  hasFailed: boolean;
  measure: (element: Element | null) => void;
  /** Offset from the start of the tree in CSS pixels; undefined in normal flow. */
  offset: number | undefined;
  onActive: () => void;
  onOpen: (isOpen: boolean) => void;
  onMore: () => void;
}

/** A row of the outline. */
export function OutlineRow({
  id,
  index,
  row,
  firstLevel,
  isActive,
  hasFailed,
  measure,
  offset,
  onActive,
  onOpen,
  onMore,
}: OutlineRowProps) {
  const isOpen = row.kind === 'person' ? row.isOpen : undefined;
  return (
    // The tree has the focus and handles the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={measure}
      id={id}
      data-index={index}
      role="treeitem"
      className={classes(styles.row, isActive && styles.active)}
      style={
        {
          '--indent': row.level - firstLevel,
          ...(offset === undefined ? {} : { transform: `translateY(${offset}px)` }),
        } as CSSProperties
      }
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.setSize}
      aria-expanded={isOpen}
      aria-selected={isActive}
      onClick={onActive}
    >
      {row.kind === 'person' ? (
        <PersonLine row={row} onOpen={onOpen} />
      ) : (
        <MoreLine row={row} hasFailed={hasFailed} onMore={onMore} />
      )}
    </div>
  );
}

function PersonLine({ row, onOpen }: { row: PersonRow; onOpen: (isOpen: boolean) => void }) {
  const { t } = useTranslation('org-chart');
  const { t: shell } = useTranslation('shell');
  const { view } = useChartNavigation();
  const countWords = useCountWords();
  const { person, isOpen, isRepeat, isNamesake } = row;
  const counts = countWords(person);
  const name = personName(person, shell);
  return (
    <>
      {isOpen === undefined ? (
        <span className={styles.toggle} />
      ) : (
        // The row has aria-expanded.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span
          className={classes(styles.toggle, isOpen && styles.open)}
          aria-hidden="true"
          onClick={() => onOpen(!isOpen)}
        >
          <IconChevronRight size={20} stroke={1.5} />
        </span>
      )}
      <span className={styles.words}>
        <Link
          className={classes(styles.name, clampLong(name))}
          title={longTexts(name)}
          tabIndex={-1}
          preventScrollReset
          to={viewAddress(person.login, view)}
          data-person-card={person.login}
        >
          <bdi translate="no">{name}</bdi>
        </Link>{' '}
        <span className={styles.title}>
          <PersonTitle title={person.title} />
        </span>{' '}
        {isNamesake && person.city !== '' && (
          <span className={styles.counts}>
            <bdi>{person.city}</bdi>
          </span>
        )}{' '}
        {counts !== '' && <span className={styles.counts}>{counts}</span>}{' '}
        {person.assistantUserId !== '' && (
          <span className={styles.counts}>{t('assistantNamed', { name: person.assistantName })}</span>
        )}
        {isRepeat && (
          <span className={styles.repeat}>
            <IconRepeat size={16} stroke={1.5} aria-hidden="true" />
            {t('shownAbove')}
          </span>
        )}
      </span>
    </>
  );
}

function MoreLine({ row, hasFailed, onMore }: { row: MoreRow; hasFailed: boolean; onMore: () => void }) {
  const { t } = useTranslation('org-chart');
  const format = useFormat();
  return (
    <>
      <span className={styles.toggle} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span className={styles.more} onClick={onMore}>
        {hasFailed ? t('moreFailed') : t('more', { total: format.number(row.setSize - row.shown) })}
      </span>
    </>
  );
}
