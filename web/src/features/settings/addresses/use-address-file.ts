import type { AllowedAddress, Country } from '@directory/contract';
import { useEffect, useState } from 'react';
import { AddressFileError, readAddressFile, type CheckedAddressFile } from './read-address-file.ts';

export type AddressFileState =
  | { name: 'none' }
  | { name: 'checking'; checkedRows: number; rowCount: number }
  | { name: 'rejected'; error: AddressFileError }
  | { name: 'checked'; check: CheckedAddressFile };

const noFile: AddressFileState = { name: 'none' };
const begun: AddressFileState = { name: 'checking', checkedRows: 0, rowCount: 0 };

/** The checked content of a file; checked again when the file or the unit changes. */
export function useAddressFile(
  file: File | undefined,
  bu: string,
  countries: readonly Country[] | undefined,
): AddressFileState {
  const [found, setFound] = useState<{ file: File; bu: string; state: AddressFileState }>();
  useEffect(() => {
    if (file === undefined || bu === '' || countries === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (state: AddressFileState) => {
      if (!signal.aborted) setFound({ file, bu, state });
    };
    readAddressFile(file, {
      bu,
      countries,
      signal,
      onProgress: (checkedRows, rowCount) => show({ name: 'checking', checkedRows, rowCount }),
    }).then(
      (check) => show({ name: 'checked', check }),
      (thrown: unknown) =>
        show({
          name: 'rejected',
          error: thrown instanceof AddressFileError ? thrown : new AddressFileError('unreadable'),
        }),
    );
    return () => controller.abort();
  }, [file, bu, countries]);
  if (file === undefined || bu === '') return noFile;
  return found?.file === file && found.bu === bu ? found.state : begun;
}

/** The addresses of a file without faults; undefined if it cannot be saved. */
export function validAddresses(state: AddressFileState): AllowedAddress[] | undefined {
  if (state.name !== 'checked' || state.check.faultCount > 0) return undefined;
  return [...state.check.addresses];
}
