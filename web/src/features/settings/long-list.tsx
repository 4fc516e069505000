import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './settings-page.module.css';
import { useListState } from './use-list-state.ts';

/** Number of items added per press of the button. */
const moreItems = 200;

interface LongListProps<Item> {
  items: readonly Item[];
  /** Number of items shown initially. */
  first: number;
  /** Tells it from other long lists of the page. */
  name?: string;
  /** Renders the shown items as a list or a table, which must be the first one in it. */
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a list that may have thousands, and a button that shows more. The first of those gets the focus. */
export function LongList<Item>({ items, first, name = '', children }: LongListProps<Item>) {
  const { t } = useTranslation('settings');
  const [count, setCount] = useListState(`shown ${name}`, first);
  const container = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const left = items.length - count;
  useLayoutEffect(() => {
    if (firstNew.current === undefined) return;
    const item = container.current?.querySelector('ul, tbody')?.children[firstNew.current];
    firstNew.current = undefined;
    if (!(item instanceof HTMLElement)) return;
    item.tabIndex = -1;
    // It is where the button was.
    item.focus({ preventScroll: true });
  });
  return (
    <div ref={container} className={styles.stack}>
      {children(items.slice(0, count))}
      {left > 0 && (
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              firstNew.current = count;
              setCount(count + moreItems);
            }}
          >
            {t('showMore')}
          </Button>
          <span className={styles.quiet}>{t('rowsLeft', { count: left })}</span>
        </div>
      )}
    </div>
  );
}
