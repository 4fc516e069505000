import type { ReactNode } from 'react';
import { useFormat } from '../../messages/format.ts';
import { Field } from '../../ui/form/field.tsx';
import { withoutAccents } from '../../ui/without-accents.ts';
import { LongList } from './long-list.tsx';
import styles from './settings-page.module.css';
import { useListState } from './use-list-state.ts';

/** Number of items from which on the filter is shown. */
const filterThreshold = 9;
/** Number of items shown initially. */
const firstItems = 100;

interface FilteredListProps<Item> {
  items: readonly Item[];
  /** The label of the filter. */
  label: string;
  /** Shown if no items match. */
  noMatch: string;
  /** The displayed name, by which the items are sorted. */
  nameOf: (item: Item) => string;
  /** Other texts of an item that the filter searches. */
  detailsOf?: (item: Item) => readonly string[];
  /** Renders the matching items. */
  children: (shown: readonly Item[]) => ReactNode;
}

/** Items sorted by name, with numbers in their natural order. A long list has a box that filters it, and shows the first items. Renders nothing for an empty list. */
export function FilteredList<Item>({ items, label, noMatch, nameOf, detailsOf, children }: FilteredListProps<Item>) {
  const format = useFormat();
  const [text, setText] = useListState('filter', '');
  if (items.length === 0) return null;
  const wanted = withoutAccents(text.trim());
  const shown = items
    .filter((item) => [nameOf(item), ...(detailsOf?.(item) ?? [])].some((one) => withoutAccents(one).includes(wanted)))
    .toSorted((one, other) => format.compare(nameOf(one), nameOf(other)));
  return (
    <>
      {/* A filter in use stays when the list becomes shorter. */}
      {(items.length >= filterThreshold || text !== '') && (
        <div className={styles.narrow}>
          <Field label={label}>
            {(control) => (
              <input {...control} type="search" value={text} onChange={(event) => setText(event.target.value)} />
            )}
          </Field>
        </div>
      )}
      {shown.length > 0 ? (
        <LongList items={shown} first={firstItems}>
          {children}
        </LongList>
      ) : (
        <output className={styles.quiet}>{noMatch}</output>
      )}
    </>
  );
}
