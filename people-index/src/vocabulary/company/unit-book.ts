import { fold } from '../../language/fold.ts';

/** The code of a unit, and its names as in the index. */
export interface UnitLabels {
  readonly code: string;
  readonly labels: readonly string[];
}

/** The units of a company by their codes, which need not occur in people's records. */
export class UnitBook {
  readonly #units: ReadonlyMap<string, readonly string[]>;

  constructor(units: readonly UnitLabels[]) {
    this.#units = new Map(units.map(({ code, labels }) => [fold(code), labels]));
  }

  /** The names of the unit with a code; empty if there is none. @param code folded */
  labelsOf(code: string): readonly string[] {
    return this.#units.get(code) ?? [];
  }
}
