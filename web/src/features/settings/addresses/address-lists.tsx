import type { AddressListSummary } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { useFormat } from '../../../messages/format.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useViewer } from '../../../viewer/use-viewer.ts';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { EmptyList } from '../empty-list.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { Loaded } from '../loaded.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useAddressChanges, useAddressLists, useUnitName } from './addresses-queries.ts';

/** The business units that have a list. */
export function AddressLists() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const lists = useAddressLists();
  const { isAdministrator } = useViewer();
  const unitName = useUnitName();
  const { download } = useAddressChanges();
  const downloading = useAction(download);
  const [leaving, setLeaving] = useState<AddressListSummary>();
  return (
    <Loaded query={lists}>
      {(list) => (
        <>
          <FailureNotice failure={downloading.failure} />
          {list.length === 0 ? (
            <EmptyList section="addresses" text={t(isAdministrator ? 'noAddressLists' : 'noAddressListOfUnit')} />
          ) : (
            <ul className={styles.rows} aria-label={t('addresses')}>
              {list.map((summary) => {
                const name = unitName(summary.bu);
                return (
                  <li key={summary.bu} className={styles.row}>
                    <div className={styles.rowWords}>
                      <Link className={styles.rowName} to={settingsAddress('addresses', 'change', summary.bu)}>
                        {name}
                      </Link>
                      <p className={styles.quiet}>
                        {[
                          t('addressCount', {
                            count: summary.addressCount,
                          }),
                          t('changedAt', { time: format.moment(new Date(summary.changedAt)) }),
                        ].join(' · ')}
                      </p>
                    </div>
                    <div className={styles.rowActions}>
                      <Link
                        className={styles.iconLink}
                        to={settingsAddress('addresses', 'change', summary.bu)}
                        aria-label={t('changeOf', { name })}
                        title={t('changeOf', { name })}
                      >
                        <IconPencil size={20} stroke={1.5} aria-hidden="true" />
                      </Link>
                      <IconButton
                        label={t('downloadOf', { name })}
                        isRunning={downloading.isRunning}
                        onClick={() => void downloading.run(summary.bu)}
                      >
                        <IconDownload size={20} stroke={1.5} aria-hidden="true" />
                      </IconButton>
                      <IconButton label={t('removeOf', { name })} onClick={() => setLeaving(summary)}>
                        <IconTrash size={20} stroke={1.5} aria-hidden="true" />
                      </IconButton>
                    </div>
                  </li>
                );
              })}
            </ul>
          )}
          {leaving !== undefined && <Removal summary={leaving} onClose={() => setLeaving(undefined)} />}
        </>
      )}
    </Loaded>
  );
}

function Removal({ summary, onClose }: { summary: AddressListSummary; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const unitName = useUnitName();
  const navigateWithNotice = useNavigateWithNotice();
  const { remove } = useAddressChanges();
  const name = unitName(summary.bu);
  const removal = useAction(
    async () => {
      await remove(summary.bu, summary.version);
      onClose();
      navigateWithNotice(settingsAddress('addresses'), t('addressesRemoved', { name }));
    },
    { isLast: true },
  );
  return (
    <ConfirmRemoval heading={t('addressesRemoval', { name })} removal={removal} onClose={onClose}>
      {t('addressesRemovalText')}
    </ConfirmRemoval>
  );
}
