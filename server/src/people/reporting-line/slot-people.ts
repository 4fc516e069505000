import type { Storable } from '@directory/people-index';
import { grownColumn } from '../data-structures/grown-column.ts';
import type { KeyHash } from '../data-structures/key-hash.ts';
import type { Person } from '../person.ts';
import type { Named } from './name-order.ts';
import { TextPages } from '../data-structures/text-pages.ts';

/** The texts of a person that are stored in each slot. */
const storedTexts = [
  'C_distinguishedName',
  'C_groupIdentifier',
  'login',
  'lastName',
  'firstName',
  'C_assistant',
] as const satisfies (keyof Person)[];
export type StoredText = (typeof storedTexts)[number];
const fieldIndex = Object.fromEntries(storedTexts.map((name, index) => [name, index])) as Record<StoredText, number>;

/** The part of a person that the reporting line stores: the names, the identities and the references to other people. */
export type SlotPerson = Pick<Person, 'id' | StoredText | 'manager'>;

/** The person in each slot. References to managers are stored in `ManagerReferences`, because many people share one. */
export class SlotPeople {
  /** -1 for a free slot. */
  #id: Int32Array = new Int32Array(0);
  #texts = new TextPages(storedTexts.length);
  /** Scratch array for the texts of the person being written. */
  readonly #record = storedTexts.map(() => '');

  reserve(end: number): void {
    if (end > this.#id.length) this.#id = grownColumn(this.#id, end, -1);
    this.#texts.reserve(end);
  }

  id(slot: number): number {
    return this.#id[slot]!;
  }

  /** Reserves a slot for a person who is written later. */
  open(slot: number, id: number): void {
    this.#id[slot] = id;
  }

  write(slot: number, person: Person): void {
    const record = this.#record;
    record[fieldIndex.C_distinguishedName] = person.C_distinguishedName;
    record[fieldIndex.C_groupIdentifier] = person.C_groupIdentifier;
    record[fieldIndex.login] = person.login;
    record[fieldIndex.lastName] = person.lastName;
    record[fieldIndex.firstName] = person.firstName;
    record[fieldIndex.C_assistant] = person.C_assistant;
    this.#texts.write(slot, record);
  }

  clear(slot: number): void {
    this.#id[slot] = -1;
    this.#texts.clear(slot);
  }

  text(slot: number, name: StoredText): string {
    return this.#texts.text(slot, fieldIndex[name]);
  }

  /** Computes the key of a stored text. Returns false for a text that has to be passed to `hash.read` instead. */
  readKey(slot: number, name: StoredText, hash: KeyHash): boolean {
    return this.#texts.readKey(slot, fieldIndex[name], hash);
  }

  name(slot: number): Named {
    return new SlotName(this, slot);
  }

  async stored(turn: () => Promise<void>): Promise<Storable> {
    return { ids: this.#id.slice(), texts: await this.#texts.stored(turn) };
  }

  restore(stored: unknown): void {
    const { ids, texts } = stored as { ids: Int32Array; texts: unknown };
    this.#id = ids;
    this.#texts = TextPages.open(storedTexts.length, texts);
  }
}

/** Reads each text on access, since most people are ordered by their last names alone. */
class SlotName implements Named {
  protected readonly people: SlotPeople;
  protected readonly slot: number;

  constructor(people: SlotPeople, slot: number) {
    this.people = people;
    this.slot = slot;
  }

  get id(): number {
    return this.people.id(this.slot);
  }

  get lastName(): string {
    return this.people.text(this.slot, 'lastName');
  }

  get firstName(): string {
    return this.people.text(this.slot, 'firstName');
  }

  get login(): string {
    return this.people.text(this.slot, 'login');
  }
}

/** A view of the person in a slot, valid until the next change of any person. */
export class PersonView extends SlotName implements SlotPerson {
  readonly #manager: () => string;

  constructor(people: SlotPeople, slot: number, manager: () => string) {
    super(people, slot);
    this.#manager = manager;
  }

  get C_groupIdentifier(): string {
    return this.people.text(this.slot, 'C_groupIdentifier');
  }

  get C_distinguishedName(): string {
    return this.people.text(this.slot, 'C_distinguishedName');
  }

  get C_assistant(): string {
    return this.people.text(this.slot, 'C_assistant');
  }

  get manager(): string {
    return this.#manager();
  }
}
