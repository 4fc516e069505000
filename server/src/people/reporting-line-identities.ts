import type { Storable } from '@directory/people-index';
import type { Key, KeyHash } from './key-hash.ts';
import { KeyTable } from './key-table.ts';
import type { Person } from './person.ts';
import type { KeptText, SlotPeople } from './reporting-line-people.ts';

/** Instead of a slot: a reference that no present person is meant by, and one that several are. */
export const unknown = -1;
export const ambiguous = -2;

interface Identity {
  readonly of: (person: Person) => string;
  /** Where the text is kept. */
  readonly kept?: KeptText;
  /** Of several people with the same one, the one with the lowest id is meant; otherwise, nobody is. */
  readonly isUnique: boolean;
}

/** What a person is referred to by, in the order in which a reference is looked up. */
const identities: readonly Identity[] = [
  { of: (person) => person.C_distinguishedName, kept: 'C_distinguishedName', isUnique: true },
  { of: (person) => person.C_groupIdentifier, kept: 'C_groupIdentifier', isUnique: true },
  { of: (person) => person.login, kept: 'login', isUnique: true },
  // A hidden address still tells who the manager is.
  { of: (person) => (person.hiddenFields.length === 0 ? person : person.revealed()).email, isUnique: false },
  { of: (person) => person.employeeNumber, isUnique: false },
];

const noKey: Key = { low: 0, high: 0 };

/** The identities of the person in each slot. */
export class Identities {
  readonly #hash: KeyHash;
  readonly #people: SlotPeople;
  /** In the order of `identities`. */
  readonly #tables: readonly KeyTable[];

  constructor(hash: KeyHash, people: SlotPeople) {
    this.#hash = hash;
    this.#people = people;
    this.#tables = identities.map(() => new KeyTable((slot) => people.id(slot)));
  }

  reserve(end: number): void {
    for (const table of this.#tables) table.reserve(end);
  }

  /** The keys of a slot, in the order of `identities`. */
  keys(slot: number): (Key | undefined)[] {
    return this.#tables.map((table) => table.key(slot));
  }

  write(slot: number, person: Person): void {
    for (const [place, table] of this.#tables.entries()) {
      table.set(slot, this.#hash.keyOf(identities[place]!.of(person)));
    }
  }

  /** As `write`, for a person whose texts were just written to the slot. The slot is not found before `settle`. */
  load(slot: number, person: Person): void {
    for (let place = 0; place < identities.length; place++) {
      const { of, kept } = identities[place]!;
      const isRead =
        (kept !== undefined && this.#people.readKey(slot, kept, this.#hash)) || this.#hash.read(of(person));
      this.#tables[place]!.load(slot, isRead ? this.#hash : noKey);
    }
  }

  /** Makes the slots that were loaded findable. */
  settle(): void {
    for (const table of this.#tables) table.settle();
  }

  clear(slot: number): void {
    for (const table of this.#tables) table.set(slot, undefined);
  }

  /** The slot that a key means; `unknown` or `ambiguous` without one. */
  find(key: Key | undefined): number {
    if (key === undefined) return unknown;
    for (const [place, table] of this.#tables.entries()) {
      const first = table.first(key);
      if (first !== -1) return identities[place]!.isUnique || !table.isShared(first) ? first : ambiguous;
    }
    return unknown;
  }

  stored(): Storable {
    return this.#tables.map((table) => table.stored());
  }

  restore(stored: unknown): void {
    for (const [place, table] of this.#tables.entries()) table.open((stored as readonly unknown[])[place]);
  }
}
