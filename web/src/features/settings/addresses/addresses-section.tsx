import type { Action } from '../settings-address.ts';
import { AddAddresses } from './add-addresses.tsx';
import { AddressLists } from './address-lists.tsx';
import { ChangeAddresses } from './change-addresses.tsx';

interface AddressesSectionProps {
  action: Action;
  /** A business unit; empty for none. */
  id: string;
}

/** The addresses from which the people of each business unit can choose. */
export function AddressesSection({ action, id }: AddressesSectionProps) {
  if (action === 'add') return <AddAddresses />;
  return id === '' ? <AddressLists /> : <ChangeAddresses bu={id} />;
}
