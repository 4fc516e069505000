import type { ReactNode } from 'react';
import styles from './settings-page.module.css';

interface TableFrameProps {
  caption: string;
  headings: readonly string[];
  /** The rows of the table. */
  children: ReactNode;
}

/** A table that scrolls horizontally if it is too wide. Focusable, so that it can be scrolled by keyboard. */
export function TableFrame({ caption, headings, children }: TableFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.tableFrame} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
