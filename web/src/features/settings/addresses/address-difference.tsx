import type { AllowedAddress } from '@directory/contract';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import styles from '../settings-page.module.css';
import { AddressTable } from './address-table.tsx';

interface AddressDifferenceProps {
  difference: { readonly added: readonly AllowedAddress[]; readonly removed: readonly AllowedAddress[] };
  isSame: boolean;
}

/** The addresses that saving a file would add and remove. */
export function AddressDifference({ difference: { added, removed }, isSame }: AddressDifferenceProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  if (isSame) return <Notice kind="note">{t('addressesSame')}</Notice>;
  return (
    <div className={styles.stack}>
      <h4>{t('difference')}</h4>
      <dl className={styles.figures}>
        <div>
          <dt>{t('addressesAdded')}</dt>
          <dd>{format.number(added.length)}</dd>
        </div>
        <div>
          <dt>{t('addressesDropped')}</dt>
          <dd>{format.number(removed.length)}</dd>
        </div>
      </dl>
      {added.length > 0 && <AddressTable caption={t('addressesAdded')} addresses={added} />}
      {removed.length > 0 && <AddressTable caption={t('addressesDropped')} addresses={removed} />}
    </div>
  );
}
