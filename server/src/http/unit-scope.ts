import { HttpError } from './http-error.ts';
import type { AdministeredUnits, UnitScope } from './route.ts';

/** The units of a viewer who administers nothing. */
export const noUnits: AdministeredUnits = new Set();

/** The scope that is passed to a handler, and whether the handler has checked it. */
export function unitScope(units: AdministeredUnits): { readonly scope: UnitScope; readonly isAsked: () => boolean } {
  let isAsked = false;
  return {
    isAsked: () => isAsked,
    scope: {
      administered() {
        isAsked = true;
        return units;
      },
      check(unit) {
        isAsked = true;
        if (units !== 'all' && !units.has(unit)) throw new HttpError('unit.denied');
      },
    },
  };
}
