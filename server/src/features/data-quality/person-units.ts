import { qualityUnitKinds } from '@directory/contract';
import type { QualityUnitKind } from '@directory/contract';
import type { Person } from '../../people/person.ts';
import { IntList } from './int-list.ts';
import { unitOf } from './quality-values.ts';

interface UnitColumn {
  /** The distinct units. */
  readonly ids: readonly string[];
  /** The unit, as an index of `ids`, of the person with an index in the list of all people. */
  readonly numberOf: (index: number) => number;
}

/** The units of each person, dictionary-encoded. */
export class PersonUnits {
  readonly #columns = new Map(
    qualityUnitKinds.map((by) => [by, { numbers: new Map<string, number>(), units: new IntList() }]),
  );

  add(person: Person): void {
    for (const [by, { numbers, units }] of this.#columns) {
      const id = unitOf[by](person).trim();
      const number = numbers.get(id) ?? numbers.size;
      numbers.set(id, number);
      units.push(number);
    }
  }

  column(by: QualityUnitKind): UnitColumn {
    const { numbers, units } = this.#columns.get(by)!;
    const items = units.items();
    return { ids: [...numbers.keys()], numberOf: (index) => items[index]! };
  }
}
