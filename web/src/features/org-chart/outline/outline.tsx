import { useWindowVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { classes } from '../../../ui/classes.ts';
import { useMedia } from '../../../ui/browser/use-media.ts';
import { useScrollMargin } from '../../../ui/browser/use-scroll-margin.ts';
import styles from './outline.module.css';
import { OutlineRow } from './outline-row.tsx';
import type { ShownBranch } from '../branch/use-branch.ts';
import { useTreeKeys } from '../branch/use-tree-keys.ts';

/** Estimated height of a row in CSS pixels. The real height is measured. */
const estimatedHeight = 44;

interface OutlineProps {
  branch: ShownBranch;
  label: string;
  /** Whether all rows are rendered, for printing. */
  isPrinting: boolean;
}

/**
 * A branch as text: a tree view (WAI-ARIA Authoring Practices) with keyboard navigation. The focus remains on the tree, which refers to the
 * active row by `aria-activedescendant`. Only rows near the viewport are rendered.
 */
export function Outline({ branch, label, isPrinting }: OutlineProps) {
  const { t } = useTranslation('org-chart');
  const id = useId();
  const isTouch = useMedia('(pointer: coarse)');
  const tree = useRef<HTMLDivElement>(null);
  const scrollMargin = useScrollMargin(tree);
  const { rows, activeKey } = branch;
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );
  const handleKey = useTreeKeys(branch, active);
  // oxlint-disable-next-line react/incompatible-library -- Its results change with every scroll and are not memoized here.
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    overscan: 8,
    scrollMargin,
    // Keeps the active row clear of the sticky header.
    scrollPaddingStart: 80,
    scrollPaddingEnd: 24,
    getItemKey: (row) => rows[row]?.key ?? row,
    rangeExtractor: (range) => [...new Set([active, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });

  useEffect(() => {
    if (activeKey !== '' && !isPrinting) virtualizer.scrollToIndex(active, { align: 'auto' });
    // Runs only when another row becomes active.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [activeKey]);

  /** Shift Enter focuses the link of the active row, which opens the person's hover card. Any key except Tab and Enter returns the focus to the tree. */
  function handleKeyOrCard(event: KeyboardEvent<HTMLDivElement>) {
    const isOnLink = event.target !== event.currentTarget;
    if (isOnLink && (event.key === 'Tab' || event.key === 'Enter' || event.key === 'Shift')) return;
    if (isOnLink) event.currentTarget.focus();
    if (event.key === 'Escape') return;
    if (event.key !== 'Enter' || !event.shiftKey) return handleKey(event);
    event.preventDefault();
    document.getElementById(`${id}row${active}`)?.querySelector<HTMLElement>('[data-person-card]')?.focus();
  }

  const items = isPrinting
    ? rows.map((row, index) => ({ key: row.key, index, start: 0 }))
    : virtualizer.getVirtualItems();
  return (
    <>
      <p className={styles.hint} id={`${id}hint`}>
        {t(isTouch ? 'treeHintTouch' : 'treeHint')}
      </p>
      <div
        ref={tree}
        role="tree"
        tabIndex={0}
        data-chart-focus
        className={classes(styles.tree, isPrinting && styles.printed)}
        aria-label={label}
        aria-describedby={`${id}hint`}
        aria-activedescendant={`${id}row${active}`}
        style={isPrinting ? undefined : { blockSize: virtualizer.getTotalSize() }}
        onKeyDown={handleKeyOrCard}
      >
        {items.map(({ key, index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <OutlineRow
              key={key}
              id={`${id}row${index}`}
              row={row}
              firstLevel={rows[0]?.level ?? 1}
              isActive={index === active}
              hasFailed={row.kind === 'more' && branch.failed.has(row.manager.login.toLowerCase())}
              measure={virtualizer.measureElement}
              index={index}
              offset={isPrinting ? undefined : start - scrollMargin}
              onActive={() => branch.setActive(row.key)}
              onOpen={(isOpen) => row.kind === 'person' && branch.setOpen(row.person, isOpen)}
              onMore={() => row.kind === 'more' && branch.loadMore(row.manager)}
            />
          );
        })}
      </div>
    </>
  );
}
