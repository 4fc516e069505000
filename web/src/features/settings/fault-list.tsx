import type { ReactNode } from 'react';
import { useIsPhone } from './item-list.tsx';
import styles from './settings-page.module.css';
import { TableFrame } from './table-frame.tsx';

export interface ListedFault {
  key: string;
  /** Its row, line or entry in the file. */
  position: string;
  /** Its field or column. */
  field: string;
  /** Position and field together, with what they are: `Line 12 · City`. */
  place: string;
  reason: ReactNode;
  /** What happens to the row; empty if unknown. */
  consequence?: string;
}

interface FaultListProps {
  caption: string;
  /** The headings of the position, the field, the reason and, if there is one, the consequence. */
  headings: readonly string[];
  faults: readonly ListedFault[];
}

/** The faults of a file in a table. On a phone, which is too narrow for it, a list. */
export function FaultList({ caption, headings, faults }: FaultListProps) {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <>
        <p className={styles.listCaption}>{caption}</p>
        <ul className={styles.rows} aria-label={caption}>
          {faults.map(({ key, place, reason, consequence = '' }) => (
            <li key={key} className={styles.row}>
              <div className={styles.rowWords}>
                <p className={styles.rowName}>{place}</p>
                <div className={styles.faultReason}>{reason}</div>
                {consequence !== '' && <p className={styles.quiet}>{consequence}</p>}
              </div>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <TableFrame caption={caption} headings={headings}>
      {faults.map(({ key, position, field, reason, consequence }) => (
        <tr key={key}>
          <td>{position}</td>
          <td>{field}</td>
          <td>{reason}</td>
          {consequence !== undefined && <td>{consequence}</td>}
        </tr>
      ))}
    </TableFrame>
  );
}
