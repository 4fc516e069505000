import type { AddressListSummary } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { Link } from '../../../navigation/links.tsx';
import { useFormat } from '../../../messages/format.ts';
import { useViewer } from '../../../viewer/use-viewer.ts';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { EmptyList } from '../empty-list.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { Item, ItemList } from '../item-list.tsx';
import { Loaded } from '../loaded.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { useAction } from '../use-action.ts';
import { useItemActions } from '../use-item-actions.tsx';
import { useAddressChanges, useAddressLists, useUnitName } from './addresses-queries.ts';

/** The business units that have a list. */
export function AddressLists() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const lists = useAddressLists();
  const { isAdministrator } = useViewer();
  const unitName = useUnitName();
  const { download } = useAddressChanges();
  const { change, remove } = useItemActions();
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
            <ItemList label={t('addresses')}>
              {list.map((summary) => {
                const name = unitName(summary.bu);
                const to = settingsAddress('addresses', 'change', summary.bu);
                const changedAt = format.moment(new Date(summary.changedAt));
                return (
                  <Item
                    key={summary.bu}
                    label={name}
                    name={
                      <Link className={styles.rowName} to={to}>
                        <bdi>{name}</bdi>
                      </Link>
                    }
                    summary={`${t('addressCount', { count: summary.addressCount })} · ${t('changedAt', { time: changedAt })}`}
                    actions={[
                      change(name, to),
                      {
                        text: t('download'),
                        label: t('downloadOf', { name }),
                        icon: <IconDownload size={20} stroke={1.5} aria-hidden="true" />,
                        isRunning: downloading.isRunning,
                        onClick: () => void downloading.run(summary.bu),
                      },
                      remove(name, () => setLeaving(summary)),
                    ]}
                  />
                );
              })}
            </ItemList>
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
