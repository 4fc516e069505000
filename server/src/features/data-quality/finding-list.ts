import { qualityUnitKinds } from '@directory/contract';
import type { QualityUnitKind } from '@directory/contract';
import { IntList } from './int-list.ts';
import type { PersonUnits } from './person-units.ts';
import type { WorkSlices } from './work-slices.ts';

export interface Finding {
  readonly personId: number;
  readonly group: number;
}

interface ByUnit {
  /** Indexes of the findings, grouped by unit. */
  readonly order: Int32Array;
  /** Start of each unit in `order`, followed by the end of the last one. */
  readonly starts: Int32Array;
  /** Units with findings, those with the most findings first. */
  readonly units: readonly { readonly id: string; readonly number: number; readonly count: number }[];
  readonly numbers: ReadonlyMap<string, number>;
}

/** The findings of one kind, in about 30 bytes each. Reading a page takes constant time. */
export class FindingList {
  readonly #ids = new IntList();
  readonly #groups = new IntList();
  /** Index of the person in the list of all people. */
  readonly #personIndexes = new IntList();
  readonly #byUnit = new Map<QualityUnitKind, ByUnit>();

  get count(): number {
    return this.#ids.length;
  }

  add(index: number, personId: number, group = 0): void {
    this.#personIndexes.push(index);
    this.#ids.push(personId);
    this.#groups.push(group);
  }

  /** Groups the findings by unit. Call it when all have been added. */
  async finish(units: PersonUnits, slices: WorkSlices): Promise<void> {
    for (const by of qualityUnitKinds) this.#byUnit.set(by, await this.#orderBy(by, units, slices));
  }

  units(by: QualityUnitKind): ByUnit['units'] {
    return this.#byUnit.get(by)?.units ?? [];
  }

  /** Number of findings of a unit; of all units if it is undefined. */
  countOf(by: QualityUnitKind, unit: string | undefined): number {
    const [start, end] = this.#range(by, unit);
    return end - start;
  }

  page(by: QualityUnitKind, unit: string | undefined, after: number, limit: number): Finding[] {
    const [start, end] = this.#range(by, unit);
    const first = Math.min(start + after, end);
    const order = unit === undefined ? undefined : this.#byUnit.get(by)?.order;
    return Array.from({ length: Math.min(limit, end - first) }, (_, row) => {
      const index = order === undefined ? first + row : order[first + row]!;
      return { personId: this.#ids.items()[index]!, group: this.#groups.items()[index]! };
    });
  }

  #range(by: QualityUnitKind, unit: string | undefined): readonly [number, number] {
    if (unit === undefined) return [0, this.count];
    const byUnit = this.#byUnit.get(by);
    const number = byUnit?.numbers.get(unit);
    if (byUnit === undefined || number === undefined) return [0, 0];
    return [byUnit.starts[number]!, byUnit.starts[number + 1]!];
  }

  /** Counting sort, which is stable: findings of the same unit keep their order. */
  async #orderBy(by: QualityUnitKind, units: PersonUnits, slices: WorkSlices): Promise<ByUnit> {
    const { ids, numberOf } = units.column(by);
    const personIndexes = this.#personIndexes.items();
    const starts = new Int32Array(ids.length + 1);
    await slices.each(personIndexes.length, (finding) => void starts[numberOf(personIndexes[finding]!) + 1]!++);
    const found = ids
      .map((id, number) => ({ id, number, count: starts[number + 1]! }))
      .filter(({ count }) => count > 0);
    found.sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1));
    for (let number = 0; number < ids.length; number++) starts[number + 1]! += starts[number]!;
    const next = starts.slice();
    const order = new Int32Array(personIndexes.length);
    await slices.each(personIndexes.length, (finding) => {
      order[next[numberOf(personIndexes[finding]!)]!++] = finding;
    });
    return { order, starts, units: found, numbers: new Map(found.map(({ id, number }) => [id, number])) };
  }
}
