import type { Person } from './person.ts';
import { grown } from './reporting-line-columns.ts';
import { Identities } from './reporting-line-identities.ts';
import { SlotLists } from './reporting-line-slot-lists.ts';

/** The identities of a slot, by number; -1 for an empty text. */
export interface Numbers {
  readonly groupId: number;
  readonly distinguishedName: number;
  readonly manager: number;
}

/**
 * Which slots have a group ID or a distinguished name, and which name it as their manager. A group ID takes precedence over a distinguished
 * name. Of several people with the same one, it refers to the person with the lowest id.
 */
export class SlotReferences {
  readonly #identities = new Identities();
  readonly #byGroupId = new SlotLists();
  readonly #byDistinguishedName = new SlotLists();
  readonly #reports = new SlotLists();
  #groupId = new Int32Array(0);
  #distinguishedName = new Int32Array(0);
  #manager = new Int32Array(0);
  readonly #idOf: (slot: number) => number;

  constructor(idOf: (slot: number) => number) {
    this.#idOf = idOf;
  }

  reserve(end: number): void {
    this.#groupId = grown(this.#groupId, end, -1);
    this.#distinguishedName = grown(this.#distinguishedName, end, -1);
    this.#manager = grown(this.#manager, end, -1);
  }

  numbers(slot: number): Numbers {
    return {
      groupId: this.#groupId[slot]!,
      distinguishedName: this.#distinguishedName[slot]!,
      manager: this.#manager[slot]!,
    };
  }

  /** Assigns the numbers of a person's texts to a slot, and adds it to their lists. */
  write(slot: number, person: Person): void {
    const numbers = {
      groupId: this.#identities.take(person.C_groupIdentifier),
      distinguishedName: this.#identities.take(person.C_distinguishedName),
      manager: this.#identities.take(person.manager),
    };
    for (const lists of [this.#byGroupId, this.#byDistinguishedName, this.#reports]) {
      lists.reserve(this.#identities.end, slot + 1);
    }
    this.#setNumbers(slot, numbers);
    this.#add(this.#byGroupId, numbers.groupId, slot, person.id);
    this.#add(this.#byDistinguishedName, numbers.distinguishedName, slot, person.id);
    this.#reports.add(numbers.manager, slot);
  }

  /** Removes a slot from its lists. Its numbers stay in use until `release`. */
  unlist(slot: number): void {
    const { groupId, distinguishedName, manager } = this.numbers(slot);
    this.#remove(this.#byGroupId, groupId, slot);
    this.#remove(this.#byDistinguishedName, distinguishedName, slot);
    this.#reports.remove(manager, slot);
  }

  clear(slot: number): void {
    this.#setNumbers(slot, { groupId: -1, distinguishedName: -1, manager: -1 });
  }

  release({ groupId, distinguishedName, manager }: Numbers): void {
    for (const identity of [groupId, distinguishedName, manager]) this.#identities.release(identity);
  }

  /** The text that a slot names its manager by: people with the same manager share one string. */
  sharedManager(slot: number, manager: string): string {
    return this.#identities.shared(this.#manager[slot]!, manager);
  }

  /** The slot that a group ID or a distinguished name refers to; -1 for none. */
  find(reference: string): number {
    return this.slotOf(this.#identities.find(reference));
  }

  slotOf(identity: number): number {
    const byGroupId = this.#byGroupId.first(identity);
    return byGroupId === -1 ? this.#byDistinguishedName.first(identity) : byGroupId;
  }

  /** The slot that a slot names as its manager, perhaps itself; -1 for none. */
  managerOf(slot: number): number {
    return this.slotOf(this.#manager[slot]!);
  }

  /** The slots that name an identity as their manager. */
  *reportsOf(identity: number): Generator<number, void> {
    for (let slot = this.#reports.first(identity); slot !== -1; slot = this.#reports.next(slot)) yield slot;
  }

  #setNumbers(slot: number, { groupId, distinguishedName, manager }: Numbers): void {
    this.#groupId[slot] = groupId;
    this.#distinguishedName[slot] = distinguishedName;
    this.#manager[slot] = manager;
  }

  /** The slot of the lowest id is the first of a list; the others have no order. */
  #add(lists: SlotLists, identity: number, slot: number, id: number): void {
    const first = lists.first(identity);
    lists.add(identity, slot, first !== -1 && this.#idOf(first) < id);
  }

  #remove(lists: SlotLists, identity: number, slot: number): void {
    const wasFirst = lists.first(identity) === slot;
    lists.remove(identity, slot);
    if (!wasFirst) return;
    let lowest = lists.first(identity);
    for (let other = lowest; other !== -1; other = lists.next(other)) {
      if (this.#idOf(other) < this.#idOf(lowest)) lowest = other;
    }
    if (lowest === lists.first(identity)) return;
    lists.remove(identity, lowest);
    lists.add(identity, lowest);
  }
}
