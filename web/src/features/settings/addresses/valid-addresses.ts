import type { AllowedAddress } from '@directory/contract';
import type { AddressFileState } from './use-address-file.ts';

/** The addresses of a file that has some and no fault; undefined for any other, which may not be saved. */
export function validAddresses(state: AddressFileState): AllowedAddress[] | undefined {
  if (state.name !== 'checked' || state.check.faultCount > 0) return undefined;
  return [...state.check.addresses];
}
