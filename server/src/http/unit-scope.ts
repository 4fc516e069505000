import { HttpError } from './http-error.ts';
import type { AdministeredUnits } from './viewer.ts';

/** The business units of the administrator who sends a request. */
export interface UnitScope {
  administered(): AdministeredUnits;
  /** @throws HttpError `unit.denied` for any other unit, and for an empty one */
  check(unit: string): void;
}

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
