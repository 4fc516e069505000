import type { RejectedRow } from '@directory/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../settings-page.module.css';
import { TableFrame } from '../table-frame.tsx';

const firstRows = 10;

/** Rejected rows with reasons; `total` includes rows that are not listed. */
export function RejectedRows({ rows, total }: { rows: readonly RejectedRow[]; total: number }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const sentence = useFieldErrorSentence();
  const [areAllShown, setAreAllShown] = useState(false);
  if (rows.length === 0) return null;
  const shown = areAllShown ? rows : rows.slice(0, firstRows);
  return (
    <div className={styles.stack}>
      <TableFrame caption={t('rejectedRows')} headings={[t('faultLine'), t('faultField'), t('faultReason')]}>
        {shown.map((row) => (
          <tr key={`${row.line} ${row.field} ${row.code} ${row.reason}`}>
            <td>{format.number(row.line)}</td>
            <td>{row.field}</td>
            <td>
              {sentence(row.code)}
              {row.reason !== '' && (
                <p className={styles.quiet} lang="en">
                  {row.reason}
                </p>
              )}
            </td>
          </tr>
        ))}
      </TableFrame>
      <div className={styles.buttons}>
        {shown.length < rows.length && <Button onClick={() => setAreAllShown(true)}>{t('showMore')}</Button>}
        {rows.length < total && areAllShown && (
          <span className={styles.quiet}>{t('faultsCut', { faults: format.number(rows.length) })}</span>
        )}
      </div>
    </div>
  );
}
