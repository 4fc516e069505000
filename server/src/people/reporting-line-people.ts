import type { Storable } from '@directory/people-index';
import type { Person } from './person.ts';
import { grown } from './reporting-line-columns.ts';
import type { Named } from './reporting-line-order.ts';
import { TextPages } from './text-pages.ts';

/** The part of a person that the reporting line keeps: the names, and the texts that refer to people. */
export type SlottedPerson = Pick<
  Person,
  'id' | 'login' | 'firstName' | 'lastName' | 'C_groupIdentifier' | 'C_distinguishedName' | 'C_assistant' | 'manager'
>;

const [loginIndex, firstNameIndex, lastNameIndex, groupIdIndex, distinguishedNameIndex, assistantIndex] = [
  0, 1, 2, 3, 4, 5,
] as const;
const textsPerSlot = 6;

/** The person in each slot, without the reference to the manager, which people share. */
export class SlotPeople {
  /** -1 for a free slot. */
  #id: Int32Array = new Int32Array(0);
  #texts = new TextPages(textsPerSlot);
  /** The texts of the person who is written. */
  readonly #record = Array.from({ length: textsPerSlot }, () => '');

  reserve(end: number): void {
    if (end > this.#id.length) this.#id = grown(this.#id, end, -1);
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
    record[loginIndex] = person.login;
    record[firstNameIndex] = person.firstName;
    record[lastNameIndex] = person.lastName;
    record[groupIdIndex] = person.C_groupIdentifier;
    record[distinguishedNameIndex] = person.C_distinguishedName;
    record[assistantIndex] = person.C_assistant;
    this.#texts.write(slot, record);
  }

  clear(slot: number): void {
    this.#id[slot] = -1;
    this.#texts.clear(slot);
  }

  person(slot: number): Omit<SlottedPerson, 'manager'> {
    return {
      id: this.#id[slot]!,
      ...this.name(slot),
      C_groupIdentifier: this.#texts.text(slot, groupIdIndex),
      C_distinguishedName: this.#texts.text(slot, distinguishedNameIndex),
      C_assistant: this.assistant(slot),
    };
  }

  name(slot: number): Named {
    return {
      login: this.login(slot),
      firstName: this.#texts.text(slot, firstNameIndex),
      lastName: this.#texts.text(slot, lastNameIndex),
    };
  }

  login(slot: number): string {
    return this.#texts.text(slot, loginIndex);
  }

  assistant(slot: number): string {
    return this.#texts.text(slot, assistantIndex);
  }

  async stored(turn: () => Promise<void>): Promise<Storable> {
    return { ids: this.#id.slice(), texts: await this.#texts.stored(turn) };
  }

  restore(stored: unknown): void {
    const { ids, texts } = stored as { ids: Int32Array; texts: unknown };
    this.#id = ids;
    this.#texts = TextPages.open(textsPerSlot, texts);
  }
}
