import type { Storable } from '@directory/people-index';
import type { Person } from './person.ts';
import { grown } from './reporting-line-columns.ts';
import { KeyHash, KeyTable } from './reporting-line-keys.ts';
import type { Key, Seeds } from './reporting-line-keys.ts';
import { ReferenceTexts } from './reporting-line-reference-texts.ts';
import { SlotLists } from './reporting-line-slot-lists.ts';

/** Instead of a slot: a reference that no present person is meant by, and one that several are. */
export const unknown = -1;
export const ambiguous = -2;

/** What a reference may be, in the order in which it is looked up. `isUnique`: of several people with the same one, the one with the lowest id is meant. */
const identities: readonly { readonly isUnique: boolean; readonly of: (person: Person) => string }[] = [
  { isUnique: true, of: (person) => person.C_distinguishedName },
  { isUnique: true, of: (person) => person.C_groupIdentifier },
  { isUnique: true, of: (person) => person.login },
  { isUnique: false, of: (person) => person.email },
  { isUnique: false, of: (person) => person.employeeNumber },
];

interface StoredReferences {
  readonly seeds: Int32Array;
  readonly keys: readonly unknown[];
  /** By slot, as `#manager`. */
  readonly managers: Int32Array;
  readonly managerTexts: readonly string[];
  /** The slots that write the reference otherwise, and how. */
  readonly otherSlots: Int32Array;
  readonly otherTexts: readonly string[];
}

/** The identities of each slot, and which slots name which person as their manager. */
export class SlotReferences {
  readonly #hash: KeyHash;
  readonly #tables: readonly KeyTable[];
  /** The references in `manager`, numbered. */
  readonly #managers: ReferenceTexts;
  readonly #reports = new SlotLists();
  /** By slot: the number of the reference to the manager; -1 for none. */
  #manager: Int32Array = new Int32Array(0);
  /** The references that differ from the numbered text in case or spaces. */
  readonly #otherTexts = new Map<number, string>();

  constructor(idOf: (slot: number) => number, seeds?: Seeds) {
    this.#hash = new KeyHash(seeds);
    this.#managers = new ReferenceTexts(this.#hash);
    this.#tables = identities.map(() => new KeyTable(idOf));
  }

  reserve(end: number): void {
    this.#reserveManagers(end);
    for (const table of this.#tables) table.reserve(end);
  }

  /** As `reserve`, for `load`. */
  reserveToLoad(end: number): void {
    this.#reserveManagers(end);
    for (const table of this.#tables) table.reserveToLoad(end);
  }

  /** The keys of a slot's identities, in the order of look-up. */
  keys(slot: number): (Key | undefined)[] {
    return this.#tables.map((table) => table.key(slot));
  }

  write(slot: number, person: Person): void {
    // A hidden address still tells who the manager is.
    const revealed = person.revealed();
    for (const [place, table] of this.#tables.entries()) {
      table.set(slot, this.#hash.keyOf(identities[place]!.of(revealed)));
    }
    this.#setManager(slot, person.manager);
  }

  /** As `write` for a new slot, which is not found before `settle`. */
  load(slot: number, person: Person): void {
    const revealed = person.revealed();
    const hash = this.#hash;
    for (let place = 0; place < identities.length; place++) {
      const hasKey = hash.read(identities[place]!.of(revealed));
      this.#tables[place]!.load(slot, hasKey ? hash.low : 0, hasKey ? hash.high : 0);
    }
    this.#setManager(slot, person.manager);
  }

  /** Makes the slots that were loaded findable. */
  settle(): void {
    for (const table of this.#tables) table.settle();
  }

  clear(slot: number): void {
    for (const table of this.#tables) table.set(slot, undefined);
    this.#setManager(slot, '');
  }

  /** The text that a slot names its manager by. */
  managerText(slot: number): string {
    const manager = this.#manager[slot]!;
    return this.#otherTexts.get(slot) ?? (manager === -1 ? '' : this.#managers.text(manager));
  }

  /** The slot that a reference means; `unknown` or `ambiguous` without one. */
  find(reference: string): number {
    return this.slotOf(this.#hash.keyOf(reference));
  }

  slotOf(key: Key | undefined): number {
    if (key === undefined) return unknown;
    for (const [place, table] of this.#tables.entries()) {
      const first = table.first(key);
      if (first !== -1) return identities[place]!.isUnique || !table.isShared(first) ? first : ambiguous;
    }
    return unknown;
  }

  /** The slot that a slot names as its manager, perhaps itself; `unknown` or `ambiguous` without one. */
  managerOf(slot: number): number {
    const manager = this.#manager[slot]!;
    return manager === -1 ? unknown : this.slotOf(this.#managers.key(manager));
  }

  /** The slots that all slots name as their managers, as `managerOf`: each reference is looked up once. */
  allManagers(): (slot: number) => number {
    const slots = new Int32Array(this.#managers.end);
    for (let number = 0; number < slots.length; number++) slots[number] = this.slotOf(this.#managers.key(number));
    return (slot) => slots[this.#manager[slot]!] ?? unknown;
  }

  /** The slots that name an identity as their manager. */
  *reportsOf(key: Key): Generator<number, void> {
    const manager = this.#managers.find(key);
    for (let slot = this.#reports.first(manager); slot !== -1; slot = this.#reports.next(slot)) yield slot;
  }

  stored(): Storable {
    return {
      seeds: Int32Array.from(this.#hash.seeds),
      keys: this.#tables.map((table) => table.stored()),
      managers: this.#manager.slice(),
      managerTexts: this.#managers.stored(),
      otherSlots: Int32Array.from(this.#otherTexts.keys()),
      otherTexts: [...this.#otherTexts.values()],
    } satisfies { [part in keyof StoredReferences]: Storable };
  }

  static open(idOf: (slot: number) => number, stored: unknown): SlotReferences {
    const { seeds, keys, managers, managerTexts, otherSlots, otherTexts } = stored as StoredReferences;
    const references = new SlotReferences(idOf, [seeds[0]!, seeds[1]!]);
    for (const [place, table] of references.#tables.entries()) table.open(keys[place]);
    references.#managers.restore(managerTexts);
    references.#manager = managers;
    references.#reports.reserve(managerTexts.length, managers.length);
    for (const [slot, manager] of managers.entries()) references.#reports.add(manager, slot);
    for (const [place, slot] of otherSlots.entries()) references.#otherTexts.set(slot, otherTexts[place]!);
    return references;
  }

  #reserveManagers(end: number): void {
    if (end > this.#manager.length) this.#manager = grown(this.#manager, end, -1);
  }

  #setManager(slot: number, reference: string): void {
    const before = this.#manager[slot]!;
    const after = this.#managers.open(reference);
    if (after === -1 || this.#managers.text(after) === reference) this.#otherTexts.delete(slot);
    else this.#otherTexts.set(slot, reference);
    if (before === after) return;
    this.#reports.reserve(this.#managers.end, slot + 1);
    this.#reports.remove(before, slot);
    this.#reports.add(after, slot);
    this.#manager[slot] = after;
    if (before !== -1 && this.#reports.first(before) === -1) this.#managers.close(before);
  }
}
