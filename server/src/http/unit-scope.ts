import { HttpError } from './http-error.ts';
import type { AdministeredUnits, UnitScope } from './route.ts';

/** The units of a viewer who administers nothing. */
export const noUnits: AdministeredUnits = new Set();

/** The scope that is passed to a handler, and whether the handler has checked it. */
export function unitScope(units: AdministeredUnits): { readonly scope: UnitScope; readonly isChecked: () => boolean } {
  let isChecked = false;
  return {
    isChecked: () => isChecked,
    scope: {
      administered() {
        isChecked = true;
        return units;
      },
      check(unit) {
        isChecked = true;
        if (units !== 'all' && !units.has(unit)) throw new HttpError('unit.denied');
      },
    },
  };
}
