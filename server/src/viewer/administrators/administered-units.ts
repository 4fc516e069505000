import type { AdministeredUnits } from '../../http/viewer.ts';

/** The union of two sets of units. */
export function joinUnits(one: AdministeredUnits, other: AdministeredUnits): AdministeredUnits {
  return one === 'all' || other === 'all' ? 'all' : new Set([...one, ...other]);
}
