import type { Action } from '../settings-address.ts';
import { AddAdministrator } from './add-administrator.tsx';
import { AdministratorList } from './administrator-list.tsx';

export function AdministratorsSection({ action }: { action: Action }) {
  return action === 'add' ? <AddAdministrator /> : <AdministratorList />;
}
