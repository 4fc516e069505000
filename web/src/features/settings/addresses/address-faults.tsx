import { addressFields, type AddressFault } from '@directory/contract';
import { useState } from 'react';
import { useFieldErrorSentence } from '../../../messages/error-sentence.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { FaultList } from '../fault-list.tsx';
import styles from '../settings-page.module.css';
import type { CheckedAddressFile } from './read-address-file.ts';

const firstFaults = 20;

/** The faults of a file, by row and field. */
export function AddressFaults({ check }: { check: CheckedAddressFile }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const reasonOf = useReason();
  const fieldName = useFaultField();
  const [areAllShown, setAreAllShown] = useState(false);
  const { faults, faultCount, rowCount } = check;
  const shown = areAllShown ? faults : faults.slice(0, firstFaults);
  return (
    <>
      <Notice kind="failure">{t('fileInvalid', { count: faultCount, rows: format.number(rowCount) })}</Notice>
      <FaultList
        caption={t('faults')}
        headings={[t('faultRow'), t('faultField'), t('faultReason')]}
        faults={shown.map((fault) => {
          const row = fault.row === null ? undefined : format.number(fault.row);
          const field = fieldName(fault.field);
          return {
            key: `${fault.row} ${fault.field} ${fault.code}`,
            position: row ?? t('wholeFile'),
            field,
            place: `${row === undefined ? t('wholeFile') : `${t('faultRow')} ${row}`} · ${field}`,
            reason: reasonOf(fault),
          };
        })}
      />
      <div className={styles.buttons}>
        {shown.length < faults.length && <Button onClick={() => setAreAllShown(true)}>{t('showMore')}</Button>}
        {faults.length < faultCount && (
          <span className={styles.quiet}>{t('faultsCut', { faults: format.number(faults.length) })}</span>
        )}
      </div>
    </>
  );
}

/** The label of a field with its name in the file. */
function useFaultField(): (field: string) => string {
  const { t } = useTranslation('profile');
  return (field) => {
    const known = addressFields.find((name) => name === field);
    if (known !== undefined) return `${t(known)} (${field})`;
    return field === 'bu' ? `${t('businessUnit')} (bu)` : field;
  };
}

function useReason(): (fault: AddressFault) => string {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const sentence = useFieldErrorSentence();
  return ({ code, sameAs, row, field }) => {
    if (sameAs !== undefined) return t('repeatedRow', { row: format.number(sameAs) });
    if (row === null && field === 'allowedAddresses') return t(code === 'error.e3' ? 'fileEmpty' : 'fileWithoutList');
    return sentence(code);
  };
}
