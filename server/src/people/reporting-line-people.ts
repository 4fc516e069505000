import type { Person } from './person.ts';
import { grown } from './reporting-line-columns.ts';
import type { Named } from './reporting-line-order.ts';

/** The part of a person that the reporting line keeps: the names, and the texts that refer to people. */
export type SlottedPerson = Pick<
  Person,
  'id' | 'login' | 'firstName' | 'lastName' | 'C_groupIdentifier' | 'C_distinguishedName' | 'C_assistant' | 'manager'
>;

const [loginIndex, firstNameIndex, lastNameIndex, groupIdIndex, distinguishedNameIndex, assistantIndex, managerIndex] =
  [0, 1, 2, 3, 4, 5, 6] as const;
const textsPerSlot = 7;

/** The person in each slot. */
export class SlotPeople {
  /** -1 for a free slot. */
  #id = new Int32Array(0);
  /** The texts of all slots in one array: an object per person would take the garbage collector longer than everything else takes. */
  readonly #texts: string[] = [];

  reserve(end: number): void {
    this.#id = grown(this.#id, end, -1);
  }

  id(slot: number): number {
    return this.#id[slot]!;
  }

  /** Reserves a slot for a person who is written later. */
  open(slot: number, id: number): void {
    this.#id[slot] = id;
  }

  /** @param manager `person.manager`, or an equal string that is in memory already */
  write(slot: number, person: Person, manager: string): void {
    const texts = this.#texts;
    const start = slot * textsPerSlot;
    texts[start + loginIndex] = person.login;
    texts[start + firstNameIndex] = person.firstName;
    texts[start + lastNameIndex] = person.lastName;
    texts[start + groupIdIndex] = person.C_groupIdentifier;
    texts[start + distinguishedNameIndex] = person.C_distinguishedName;
    texts[start + assistantIndex] = person.C_assistant;
    texts[start + managerIndex] = manager;
  }

  clear(slot: number): void {
    this.#id[slot] = -1;
    this.#texts.fill('', slot * textsPerSlot, (slot + 1) * textsPerSlot);
  }

  person(slot: number): SlottedPerson {
    return {
      id: this.#id[slot]!,
      ...this.name(slot),
      C_groupIdentifier: this.#text(slot, groupIdIndex),
      C_distinguishedName: this.#text(slot, distinguishedNameIndex),
      C_assistant: this.#text(slot, assistantIndex),
      manager: this.#text(slot, managerIndex),
    };
  }

  name(slot: number): Named {
    return {
      login: this.#text(slot, loginIndex),
      firstName: this.#text(slot, firstNameIndex),
      lastName: this.#text(slot, lastNameIndex),
    };
  }

  #text(slot: number, index: number): string {
    return this.#texts[slot * textsPerSlot + index]!;
  }
}
