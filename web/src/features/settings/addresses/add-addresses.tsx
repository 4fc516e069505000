import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../messages/use-translation.tsx';
import { useReferenceLists } from '../../../people/reference-lists.ts';
import { LeaveGuard } from '../../../ui/overlay/leave-guard.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useViewer } from '../../../viewer/use-viewer.ts';
import { useNavigateWithNotice } from '../done-notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { settingsAddress } from '../settings-address.ts';
import styles from '../settings-page.module.css';
import { AddressFilePanel } from './address-file-panel.tsx';
import { useAddressChanges, useAddressLists, useUnitName } from './addresses-queries.ts';
import { SavingProgress } from './saving-progress.tsx';
import { useAddressFile, validAddresses } from './use-address-file.ts';
import { useAddressSaving } from './use-address-saving.ts';

/** The form for an address list of a business unit that has none yet. */
export function AddAddresses() {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const { t: profile } = useTranslation('profile');
  const references = useReferenceLists();
  const lists = useAddressLists();
  const { isAdministrator, administeredUnits } = useViewer();
  const unitName = useUnitName();
  const navigateWithNotice = useNavigateWithNotice();
  const { add } = useAddressChanges();
  const [bu, setBu] = useState('');
  const [file, setFile] = useState<File>();
  const state = useAddressFile(file, bu, references.data?.countries);
  const addresses = validAddresses(state);
  const saving = useAddressSaving(async (checked, signal) => {
    const saved = await add(bu, checked, signal);
    navigateWithNotice(
      settingsAddress('addresses'),
      t('addressesSaved', { name: unitName(bu), count: saved.addressCount }),
    );
  });
  const taken = new Set(lists.data?.map((list) => list.bu));
  const choices = (references.data?.businessUnits ?? [])
    // The chosen unit remains among the options, even if another administrator adds its list first.
    .filter(({ id }) => id === bu || !taken.has(id))
    .filter(({ id }) => isAdministrator || administeredUnits.includes(id))
    .map(({ id }) => ({ value: id, label: unitName(id) }));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (addresses !== undefined) void saving.run(addresses);
  }

  return (
    <form className={styles.panel} aria-label={t('addAddresses')} onSubmit={submit}>
      <h3>{t('addAddresses')}</h3>
      <FailureNotice failure={references.error} />
      <div className={styles.narrow}>
        <SelectField
          label={profile('businessUnit')}
          value={bu}
          choices={choices}
          empty={t('choose')}
          hint={t('unitHint')}
          onChange={(chosen) => {
            setBu(chosen);
            saving.clearFailure();
          }}
        />
      </div>
      <AddressFilePanel bu={bu} file={file} state={state} onChoose={setFile} />
      <FailureNotice isInForm failure={saving.failure} />
      <FormButtons
        section="addresses"
        label={shell('submit')}
        isRunning={saving.isRunning}
        canSubmit={addresses !== undefined}
      />
      <SavingProgress saving={saving} count={addresses?.length ?? 0} />
      <LeaveGuard isChanged={file !== undefined} />
    </form>
  );
}
