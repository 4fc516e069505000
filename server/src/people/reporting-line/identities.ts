import type { Storable } from '@directory/people-index';
import { isSameKey } from '../data-structures/key-hash.ts';
import type { Key, KeyHash } from '../data-structures/key-hash.ts';
import { KeyTable } from '../data-structures/key-table.ts';
import type { Person } from '../person.ts';
import { EnteredKeys } from './entered-keys.ts';
import { ambiguousReference, unknownReference } from './unresolved-reference.ts';
import type { StoredText, SlotPeople } from './slot-people.ts';

/** Identities that are unique. If several people have the same one anyway, it refers to the person with the lowest id. */
const uniqueIdentities = ['C_distinguishedName', 'C_groupIdentifier', 'login'] as const satisfies StoredText[];
/** Identities that several people may share. A shared one is ambiguous and refers to nobody. */
const sharedIdentities = ['feedEmail', 'employeeNumber'] as const satisfies (keyof Person)[];
/** The fields by which people are referred to, in the order in which a reference is looked up. */
const identities = [...uniqueIdentities, ...sharedIdentities];

/**
 * Maps the identities of people to slots. Feeds name people by what feeds deliver. So an e-mail address that was entered as a correction comes
 * last: entered for one person, it does not take away the references to another whose address it is.
 */
export class Identities {
  readonly #hash: KeyHash;
  readonly #people: SlotPeople;
  /** In the order of `identities`. */
  readonly #tables: readonly [KeyTable, KeyTable, KeyTable, KeyTable, KeyTable];
  /** E-mail addresses that replace those of feeds. Few people have one. */
  readonly #entered = new EnteredKeys();

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
    return [...this.#tables.map((table) => table.key(slot)), this.#entered.key(slot)];
  }

  write(slot: number, person: Person): void {
    const revealed = withHidden(person);
    for (const [index, table] of this.#tables.entries())
      table.set(slot, this.#hash.keyOf(revealed[identities[index]!]));
    this.#enter(slot, revealed);
  }

  /** As `write`, for a person whose texts have just been written to the slot. The slot cannot be found until `finishLoading` is called. */
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
    const revealed = withHidden(person);
    hash.read(revealed.feedEmail);
    emails.load(slot, hash);
    this.#enter(slot, revealed);
    hash.read(person.employeeNumber);
    employeeNumbers.load(slot, hash);
  }

  /** Inserts the keys of all loaded slots. */
  finishLoading(): void {
    for (const table of this.#tables) table.finishLoading();
  }

  clear(slot: number): void {
    for (const table of this.#tables) table.set(slot, undefined);
    this.#entered.set(slot, undefined);
  }

  /** The slot that a key refers to; `unknownReference` or `ambiguousReference` if there is not exactly one. */
  find(key: Key | undefined): number {
    if (key === undefined) return unknownReference;
    for (let index = 0; index < identities.length; index++) {
      const table = this.#tables[index]!;
      const first = table.first(key);
      if (first !== -1) return index < uniqueIdentities.length || !table.isShared(first) ? first : ambiguousReference;
    }
    return this.#entered.find(key);
  }

  /** The slots of the people with an e-mail address, from a feed or entered. */
  *withAddress(key: Key): Generator<number, void> {
    const emails = this.#tables[identities.indexOf('feedEmail')]!;
    yield* emails.slots(key);
    // An entered address may be that of the feed in another spelling.
    for (const slot of this.#entered.slots(key)) if (!isSameKey(emails.key(slot), key)) yield slot;
  }

  stored(): Storable {
    return [this.#entered.stored(), ...this.#tables.map((table) => table.stored())];
  }

  restore(stored: unknown): void {
    const [entered, ...tables] = stored as readonly unknown[];
    this.#entered.restore(entered);
    for (const [index, table] of this.#tables.entries()) table.restore(tables[index]);
  }

  #enter(slot: number, { email, feedEmail }: Person): void {
    this.#entered.set(slot, email === feedEmail ? undefined : this.#hash.keyOf(email));
  }
}

/** References to managers are resolved by hidden addresses too. */
function withHidden(person: Person): Person {
  return person.hiddenFields.length === 0 ? person : person.revealed();
}
