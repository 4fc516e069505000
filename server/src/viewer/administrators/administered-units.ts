import type { AdministeredUnits } from '../../http/route.ts';

/** What somebody may administer who has the rights of both. */
export function joinUnits(one: AdministeredUnits, other: AdministeredUnits): AdministeredUnits {
  return one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]);
}
