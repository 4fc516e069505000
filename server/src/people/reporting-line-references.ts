import type { Person } from './person.ts';
import { grown } from './reporting-line-columns.ts';
import { KeyTable, keyOf } from './reporting-line-keys.ts';
import type { Key } from './reporting-line-keys.ts';
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

/** The identities of each slot, and which slots name which person as their manager. */
export class SlotReferences {
  readonly #tables: readonly KeyTable[];
  /** The references in `manager`, numbered. */
  readonly #managers = new ReferenceTexts();
  readonly #reports = new SlotLists();
  /** By slot: the number of the reference to the manager; -1 for none. */
  #manager = new Int32Array(0);

  constructor(idOf: (slot: number) => number) {
    this.#tables = identities.map(() => new KeyTable(idOf));
  }

  reserve(end: number): void {
    this.#manager = grown(this.#manager, end, -1);
    for (const table of this.#tables) table.reserve(end);
  }

  /** The keys of a slot's identities, in the order of look-up. */
  keys(slot: number): (Key | undefined)[] {
    return this.#tables.map((table) => table.key(slot));
  }

  write(slot: number, person: Person): void {
    // A hidden address still tells who the manager is.
    const revealed = person.revealed();
    for (const [place, table] of this.#tables.entries()) table.set(slot, keyOf(identities[place]!.of(revealed)));
    this.#setManager(slot, person.manager);
  }

  clear(slot: number): void {
    for (const table of this.#tables) table.set(slot, undefined);
    this.#setManager(slot, '');
  }

  /** The text that a slot names its manager by: people with the same manager share one string. */
  sharedManager(slot: number, manager: string): string {
    return this.#managers.shared(this.#manager[slot]!, manager);
  }

  /** The slot that a reference means; `unknown` or `ambiguous` without one. */
  find(reference: string): number {
    return this.slotOf(keyOf(reference));
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
    const slots = Int32Array.from({ length: this.#managers.end }, (_, number) =>
      this.slotOf(this.#managers.key(number)),
    );
    return (slot) => slots[this.#manager[slot]!] ?? unknown;
  }

  /** The slots that name an identity as their manager. */
  *reportsOf(key: Key): Generator<number, void> {
    const manager = this.#managers.find(key);
    for (let slot = this.#reports.first(manager); slot !== -1; slot = this.#reports.next(slot)) yield slot;
  }

  #setManager(slot: number, reference: string): void {
    const before = this.#manager[slot]!;
    const after = this.#managers.open(reference);
    if (before === after) return;
    this.#reports.reserve(this.#managers.end, slot + 1);
    this.#reports.remove(before, slot);
    this.#reports.add(after, slot);
    this.#manager[slot] = after;
    if (before !== -1 && this.#reports.first(before) === -1) this.#managers.close(before);
  }
}
