import { compareAddresses, type AddressList } from '@directory/contract';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMemo, useState, type SubmitEvent } from 'react';
import { ApiFailure } from '../../../api/call.ts';
import { useFormat } from '../../../messages/format.ts';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useReferenceLists } from '../../../people/reference-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { Loaded } from '../loaded.tsx';
import { NewerVersion } from '../newer-version.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { AddressDifference } from './address-difference.tsx';
import { AddressFilePanel } from './address-file-panel.tsx';
import { AddressTable } from './address-table.tsx';
import { saveAddressList, useAddressChanges, useAddressList, useUnitName } from './addresses-queries.ts';
import { SavingProgress } from './saving-progress.tsx';
import { useAddressFile, validAddresses } from './use-address-file.ts';
import { useAddressSaving } from './use-address-saving.ts';

/** The saved list of a business unit, and a file to replace it. */
export function ChangeAddresses({ bu }: { bu: string }) {
  const saved = useAddressList(bu);
  return <Loaded query={saved}>{(newest) => <ChangeForm newest={newest} />}</Loaded>;
}

function ChangeForm({ newest }: { newest: AddressList }) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const format = useFormat();
  const references = useReferenceLists();
  const unitName = useUnitName();
  const navigateWithNotice = useNavigateWithNotice();
  const { change } = useAddressChanges();
  const [version, setVersion] = useState(newest.version);
  const [file, setFile] = useState<File>();
  const { bu } = newest;
  const name = unitName(bu);
  const state = useAddressFile(file, bu, references.data?.countries);
  const addresses = useMemo(() => validAddresses(state), [state]);
  const difference = useMemo(
    () => addresses && compareAddresses(newest.allowedAddresses, addresses),
    [newest.allowedAddresses, addresses],
  );
  const saving = useAddressSaving(async (checked, signal) => {
    const saved = await change(bu, checked, version, signal);
    navigateWithNotice(settingsAddress('addresses'), t('addressesSaved', { name, count: saved.addressCount }));
  });
  const hasNewerVersion = newest.version > version && !saving.isRunning;
  const isStale = saving.failure instanceof ApiFailure && saving.failure.code === 'addresses.stale';
  const isSame = difference !== undefined && difference.added.length + difference.removed.length === 0;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (addresses !== undefined) void saving.run(addresses);
  }

  return (
    <form className={styles.panel} aria-label={t('changeOf', { name })} onSubmit={submit}>
      <div className={styles.sectionHead}>
        <div className={styles.rowWords}>
          <h3>{name}</h3>
          <p className={styles.quiet}>
            {t('addressCount', { count: newest.addressCount })}
            {' · '}
            {t('changedAt', { time: format.moment(new Date(newest.changedAt)) })}
          </p>
        </div>
        <Button onClick={() => saveAddressList(newest)}>
          <IconDownload size={20} stroke={1.5} aria-hidden="true" />
          {t('download')}
        </Button>
      </div>
      <FailureNotice failure={references.error} />
      {hasNewerVersion && (
        <NewerVersion
          hasRejected={isStale}
          choices={[
            {
              text: t('continue'),
              onChoose: () => {
                setVersion(newest.version);
                saving.clearFailure();
              },
            },
          ]}
        >
          {t('addressesStale', { time: format.moment(new Date(newest.changedAt)) })}
        </NewerVersion>
      )}
      <AddressFilePanel bu={bu} file={file} state={state} onChoose={setFile} isTableHidden />
      {difference !== undefined && <AddressDifference difference={difference} isSame={isSame} />}
      {file === undefined && <AddressTable caption={t('addressesNow')} addresses={newest.allowedAddresses} />}
      {!(isStale && hasNewerVersion) && <FailureNotice isInForm failure={saving.failure} />}
      <FormButtons
        section="addresses"
        label={shell('submit')}
        isRunning={saving.isRunning}
        canSubmit={addresses !== undefined && !isSame && !hasNewerVersion}
      />
      <SavingProgress saving={saving} count={addresses?.length ?? 0} />
      <LeaveGuard isChanged={file !== undefined && !isSame} />
    </form>
  );
}
