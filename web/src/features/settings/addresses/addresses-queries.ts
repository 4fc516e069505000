import {
  addAddressList,
  changeAddressList,
  getAddressList,
  listAddressLists,
  removeAddressList,
  type AddressList,
  type AddressListSummary,
  type AllowedAddress,
} from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { unreachable } from '../../../api/call.ts';
import { useReferenceLists } from '../../../people/reference-lists.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { useAdministratorCall } from '../administrator-access.ts';
import { useLeaveSignal } from '../use-leave-signal.ts';
import { useRefetching } from '../use-refetching.ts';
import { SavingStopped } from './use-address-saving.ts';

/** How long the server may take to say whether a list was stored, in milliseconds: a connection that does not respond is why some stop. */
const checkLimit = 10_000;

export function useAddressLists() {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [listAddressLists.path, 'lists'],
    queryFn: ({ signal }) => call(listAddressLists, {}, { signal }),
    staleTime: 0,
  });
}

/** The addresses of a unit. Lists may be large, so they are not cached after the form is closed. */
export function useAddressList(bu: string) {
  const call = useAdministratorCall();
  return useQuery({
    queryKey: [getAddressList.path, bu],
    queryFn: ({ signal }) => call(getAddressList, { params: { bu } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Saves, removes and downloads lists. They are refetched after a change, even if it failed. */
export function useAddressChanges() {
  const call = useAdministratorCall();
  const refetching = useRefetching([listAddressLists.path], [getAddressList.path]);
  const leaveSignal = useLeaveSignal();
  return {
    add: (bu: string, allowedAddresses: AllowedAddress[], signal: AbortSignal) =>
      refetching(
        unlessStored(call(addAddressList, { body: { bu, allowedAddresses } }, { signal }), {
          bu,
          addressCount: allowedAddresses.length,
          version: 1,
        }),
      ),
    change: (bu: string, allowedAddresses: AllowedAddress[], version: number, signal: AbortSignal) =>
      refetching(
        unlessStored(call(changeAddressList, { body: { bu, allowedAddresses, version } }, { signal }), {
          bu,
          addressCount: allowedAddresses.length,
          version: version + 1,
        }),
      ),
    remove: (bu: string, version: number) =>
      refetching(call(removeAddressList, { params: { bu }, query: { version: String(version) } })),
    download: async (bu: string) => saveAddressList(await call(getAddressList, { params: { bu } })),
  };

  /** Saving that was stopped too late has succeeded: the server does not end the storing of a list that it has written. */
  async function unlessStored(
    saving: Promise<AddressListSummary>,
    expected: Pick<AddressListSummary, 'bu' | 'addressCount' | 'version'>,
  ): Promise<AddressListSummary> {
    try {
      return await saving;
    } catch (failure) {
      if (!(failure instanceof SavingStopped)) throw failure;
      const { bu, addressCount, version } = expected;
      const stored = (await currentLists()).find((list) => list.bu === bu);
      if (stored?.version === version && stored.addressCount === addressCount) return stored;
      throw failure;
    }
  }

  async function currentLists(): Promise<readonly AddressListSummary[]> {
    const limit = AbortSignal.timeout(checkLimit);
    try {
      return await call(listAddressLists, {}, { signal: AbortSignal.any([leaveSignal(), limit]) });
    } catch (failure) {
      throw failure === limit.reason ? unreachable() : failure;
    }
  }
}

/** Downloads a list in the format of an upload. */
export function saveAddressList({ bu, allowedAddresses }: Pick<AddressList, 'bu' | 'allowedAddresses'>): void {
  const text = `${JSON.stringify({ bu, allowedAddresses }, undefined, 2)}\n`;
  saveFile(`addresses-${bu}.json`, new Blob([text], { type: 'application/json' }));
}

/** Returns the displayed name of a business unit: `Brazil (BU11)`; only the ID until the list has loaded. */
export function useUnitName(): (bu: string) => string {
  const { data } = useReferenceLists();
  return (bu) => {
    const unit = data?.businessUnits.find(({ id }) => id === bu);
    return unit === undefined ? bu : `${unit.shortName} (${bu})`;
  };
}
