import type { Storable } from '@directory/people-index';
import type { Key, KeyHash } from '../data-structures/key-hash.ts';
import { KeyTable } from '../data-structures/key-table.ts';
import type { Person } from '../person.ts';
import type { KeptText, SlotPeople } from './slot-people.ts';

/** Returned instead of a slot if no present person matches a reference. */
export const unknown = -1;
/** Returned instead of a slot if several present people match a reference. */
export const ambiguous = -2;

/** Identities that are unique. If several people have the same one anyway, it refers to the person with the lowest id. */
const uniqueIdentities = ['C_distinguishedName', 'C_groupIdentifier', 'login'] as const satisfies KeptText[];
/** Identities that several people may share. A shared one is ambiguous and refers to nobody. */
const otherIdentities = ['email', 'employeeNumber'] as const satisfies (keyof Person)[];
/** The fields by which people are referred to, in the order in which a reference is looked up. */
const identities = [...uniqueIdentities, ...otherIdentities];

/** Maps the identities of people to slots. */
export class Identities {
  readonly #hash: KeyHash;
  readonly #people: SlotPeople;
  /** In the order of `identities`. */
  readonly #tables: readonly [KeyTable, KeyTable, KeyTable, KeyTable, KeyTable];

  constructor(hash: KeyHash, people: SlotPeople) {
    this.#hash = hash;
    this.#people = people;
    const table = () => new KeyTable((slot) => people.id(slot));
    this.#tables = [table(), table(), table(), table(), table()];
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
      const name = identities[place]!;
      table.set(slot, this.#hash.keyOf(name === 'email' ? emailOf(person) : person[name]));
    }
  }

  /** As `write`, for a person whose texts have just been written to the slot. The slot cannot be found until `settle` is called. */
  load(slot: number, person: Person): void {
    const [distinguishedNames, groupIdentifiers, logins, emails, employeeNumbers] = this.#tables;
    const hash = this.#hash;
    const people = this.#people;
    if (!people.readKey(slot, 'C_distinguishedName', hash)) hash.read(person.C_distinguishedName);
    distinguishedNames.load(slot, hash);
    if (!people.readKey(slot, 'C_groupIdentifier', hash)) hash.read(person.C_groupIdentifier);
    groupIdentifiers.load(slot, hash);
    if (!people.readKey(slot, 'login', hash)) hash.read(person.login);
    logins.load(slot, hash);
    hash.read(emailOf(person));
    emails.load(slot, hash);
    hash.read(person.employeeNumber);
    employeeNumbers.load(slot, hash);
  }

  /** Inserts the keys of all loaded slots. */
  settle(): void {
    for (const table of this.#tables) table.settle();
  }

  clear(slot: number): void {
    for (const table of this.#tables) table.set(slot, undefined);
  }

  /** The slot that a key refers to; `unknown` or `ambiguous` if there is not exactly one. */
  find(key: Key | undefined): number {
    if (key === undefined) return unknown;
    for (let place = 0; place < identities.length; place++) {
      const table = this.#tables[place]!;
      const first = table.first(key);
      if (first !== -1) return place < uniqueIdentities.length || !table.isShared(first) ? first : ambiguous;
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

/** The person's e-mail address. References to managers are resolved by hidden addresses too. */
function emailOf(person: Person): string {
  return (person.hiddenFields.length === 0 ? person : person.revealed()).email;
}
