import { addressFields, type AllowedAddress } from '@directory/contract';
import { useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../settings-page.module.css';
import { TableFrame } from '../table-frame.tsx';

/** Number of rows shown initially, and added per press of the button. A list may have a hundred thousand. */
const firstRows = 20;
const moreRows = 200;

/** A table of addresses, initially with the first rows. */
export function AddressTable({ caption, addresses }: { caption: string; addresses: readonly AllowedAddress[] }) {
  const { t } = useTranslation('settings');
  const { t: profile } = useTranslation('profile');
  const [shown, setShown] = useState(firstRows);
  const left = addresses.length - shown;
  return (
    <div className={styles.stack}>
      <TableFrame caption={caption} headings={addressFields.map((field) => profile(field))}>
        {addresses.slice(0, shown).map((address) => (
          <tr key={addressFields.map((field) => address[field]).join('\n')}>
            {addressFields.map((field) => (
              <td key={field} dir="auto">
                {address[field]}
              </td>
            ))}
          </tr>
        ))}
      </TableFrame>
      {left > 0 && (
        <div className={styles.buttons}>
          <Button onClick={() => setShown(shown + moreRows)}>{t('showMore')}</Button>
          <span className={styles.quiet}>{t('rowsLeft', { count: left })}</span>
        </div>
      )}
    </div>
  );
}
