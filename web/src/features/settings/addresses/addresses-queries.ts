import {
  addAddressList,
  changeAddressList,
  getAddressList,
  listAddressLists,
  removeAddressList,
  type AddressList,
  type AllowedAddress,
} from '@directory/contract';
import { useQuery } from '@tanstack/react-query';
import { useReferenceLists } from '../../../people/reference-lists.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { useAdministratorCall } from '../administrator-access.ts';
import { useRefetching } from '../use-refetching.ts';

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
  return {
    add: (bu: string, allowedAddresses: AllowedAddress[], signal: AbortSignal) =>
      refetching(call(addAddressList, { body: { bu, allowedAddresses } }, { signal })),
    change: (bu: string, allowedAddresses: AllowedAddress[], version: number, signal: AbortSignal) =>
      refetching(call(changeAddressList, { body: { bu, allowedAddresses, version } }, { signal })),
    remove: (bu: string, version: number) =>
      refetching(call(removeAddressList, { params: { bu }, query: { version: String(version) } })),
    download: async (bu: string) => saveAddressList(await call(getAddressList, { params: { bu } })),
  };
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
