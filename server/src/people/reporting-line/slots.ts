import type { Storable } from '@directory/people-index';
import { IdTable } from '../data-structures/id-table.ts';
import { isSameKey, KeyHash } from '../data-structures/key-hash.ts';
import type { Key } from '../data-structures/key-hash.ts';
import type { Person } from '../person.ts';
import { Forest } from './forest.ts';
import { Identities } from './identities.ts';
import { ManagerReferences } from './manager-references.ts';
import { OffChartReports } from './off-chart-reports.ts';
import { OrderedTeams } from './ordered-teams.ts';
import { PersonView, SlotPeople } from './slot-people.ts';
import type { SlotPerson } from './slot-people.ts';

interface StoredSlots {
  readonly people: unknown;
  readonly seeds: Int32Array;
  readonly identities: unknown;
  readonly managers: unknown;
  readonly isShown: Uint8Array;
  readonly slots: unknown;
  readonly end: number;
  readonly free: Int32Array;
}

/**
 * All present people, each in a numbered slot that is linked to the slot of the manager. People who are not on the chart keep their slot
 * but are not linked.
 */
export class Slots {
  readonly forest = new Forest();
  readonly offChart = new OffChartReports();
  #slotOf = new IdTable();
  /** One above the highest slot ever used. */
  #end = 0;
  readonly #hash: KeyHash;
  readonly #people = new SlotPeople();
  readonly #identities: Identities;
  readonly #managers: ManagerReferences;
  /** 1 for people on the chart. */
  #isShown: Uint8Array = new Uint8Array(0);
  #free: number[] = [];
  readonly #teams: OrderedTeams;

  constructor(largeTeam?: number, hash = new KeyHash()) {
    this.#hash = hash;
    this.#identities = new Identities(hash, this.#people);
    this.#managers = new ManagerReferences(hash);
    this.#teams = new OrderedTeams(this.forest, this.#people, largeTeam);
  }

  /** The slot of a person on the chart, or -1. */
  shownSlot(id: number): number {
    const slot = this.#slotOf.get(id);
    return slot !== -1 && this.isShown(slot) ? slot : -1;
  }

  isShown(slot: number): boolean {
    return this.#isShown[slot] === 1;
  }

  id(slot: number): number {
    return this.#people.id(slot);
  }

  /** A view of the person in a slot, valid until the next change of any person. Each text is read on access. */
  person(slot: number): SlotPerson {
    return new PersonView(this.#people, slot, () => this.managerText(slot));
  }

  /** The reference to the person's manager; empty without one. */
  managerText(slot: number): string {
    return this.#managers.text(slot);
  }

  /** The reference to the person's assistant; empty without one. */
  assistantText(slot: number): string {
    return this.#people.text(slot, 'C_assistant');
  }

  /** The slot that a reference refers to, on the chart or not; `unknownReference` or `ambiguousReference` if there is not exactly one. */
  named(reference: string): number {
    return this.#identities.find(this.#hash.keyOf(reference));
  }

  /** The slots, on the chart or not, whose reference to the manager is this one. */
  *naming(reference: string): Generator<number, void> {
    const key = this.#hash.keyOf(reference);
    if (key !== undefined) yield* this.#managers.slotsNaming(key);
  }

  /** The slots, on the chart or not, of the people with this e-mail address, from a feed or entered, hidden or not. */
  *withAddress(address: string): Generator<number, void> {
    const key = this.#hash.keyOf(address);
    if (key !== undefined) yield* this.#identities.withAddress(key);
  }

  /** The slots that report to a slot, in order. */
  team(manager: number): readonly number[] {
    return this.#teams.of(manager);
  }

  /** The index of a slot in the team of its manager. */
  position(slot: number): number {
    return this.#teams.position(this.forest.manager[slot]!, slot);
  }

  /** Allocates slots for approximately this number of people, before they are loaded. */
  expect(people: number): void {
    if (people > this.#isShown.length) this.#reserve(people);
    if (this.#slotOf.size === 0) this.#slotOf = new IdTable(people);
  }

  /** Adds a person during a build. People are not linked until `finishLoading`. */
  load(person: Person): void {
    const known = this.#slotOf.get(person.id);
    const slot = known === -1 ? this.#open(person.id) : known;
    this.#people.write(slot, person);
    this.#identities.load(slot, person);
    this.#managers.set(slot, person.manager);
    this.#isShown[slot] = person.isOnChart ? 1 : 0;
  }

  /** Links all people that were loaded. */
  finishLoading(): void {
    this.#identities.finishLoading();
    this.#link();
  }

  /** A copy of the state as plain data. The state must not change until this resolves. */
  async stored(turn: () => Promise<void>): Promise<Storable> {
    const people = await this.#people.stored(turn);
    await turn();
    const identities = this.#identities.stored();
    await turn();
    const managers = this.#managers.stored();
    await turn();
    const isShown = this.#isShown.slice();
    return {
      people,
      seeds: Int32Array.from(this.#hash.seeds),
      identities,
      managers,
      isShown,
      slots: this.#slotOf.stored(),
      end: this.#end,
      free: Int32Array.from(this.#free),
    };
  }

  static open(stored: unknown, largeTeam?: number): Slots {
    const { people, seeds, identities, managers, isShown, slots: slotOf, end, free } = stored as StoredSlots;
    const slots = new Slots(largeTeam, new KeyHash([seeds[0]!, seeds[1]!]));
    slots.#people.restore(people);
    slots.#identities.restore(identities);
    slots.#managers.restore(managers);
    slots.#isShown = isShown;
    slots.#slotOf = IdTable.open(slotOf);
    slots.#end = end;
    slots.#free = [...free];
    for (const columns of [slots.forest, slots.offChart]) columns.reserve(isShown.length);
    slots.#link();
    return slots;
  }

  #link(): void {
    const managerOf = this.#managers.findAll((key) => this.#identities.find(key));
    const managerSlot = (slot: number) => this.#unlessHidden(slot, managerOf(slot));
    this.forest.linkAll(this.#end, (slot) => (this.isShown(slot) ? managerSlot(slot) : -1));
    for (let slot = 0; slot < this.#end; slot++) {
      if (!this.isShown(slot)) this.offChart.set(slot, managerSlot(slot));
    }
    this.#teams.orderLarge(this.#end);
  }

  put(person: Person): void {
    const known = this.#slotOf.get(person.id);
    const slot = known === -1 ? this.#open(person.id) : known;
    const before = this.#identities.keys(slot);
    const wasShown = this.isShown(slot);
    this.#unlink(slot);
    if (known !== -1) this.#teams.noteName(slot, person);
    this.#write(slot, person);
    const after = this.#identities.keys(slot);
    if (wasShown !== this.isShown(slot)) this.#relinkReports([...before, ...after]);
    else {
      const changed = before.map((key, index) => (isSameKey(key, after[index]) ? [] : [key, after[index]]));
      this.#relinkReports(changed.flat());
    }
    this.#relink(slot);
    const manager = this.forest.manager[slot]!;
    if (manager !== -1) this.#teams.noteGrowth(manager);
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id);
    if (slot === -1) return;
    const before = this.#identities.keys(slot);
    this.#unlink(slot);
    this.offChart.set(slot, -1);
    this.#identities.clear(slot);
    this.#managers.set(slot, '');
    this.#relinkReports(before);
    this.#teams.noteRemoval(slot);
    this.#slotOf.delete(id);
    this.#people.clear(slot);
    this.#isShown[slot] = 0;
    this.#free.push(slot);
  }

  #open(id: number): number {
    const slot = this.#free.pop() ?? this.#end++;
    if (slot >= this.#isShown.length) this.#reserve(slot + 1);
    this.#slotOf.set(id, slot);
    this.#people.open(slot, id);
    return slot;
  }

  #reserve(minEnd: number): void {
    const end = Math.max(minEnd, this.#isShown.length * 2, 1024);
    const isShown = new Uint8Array(end);
    isShown.set(this.#isShown);
    this.#isShown = isShown;
    for (const columns of [this.#people, this.#identities, this.#managers, this.forest, this.offChart]) {
      columns.reserve(end);
    }
  }

  #write(slot: number, person: Person): void {
    this.#people.write(slot, person);
    this.#identities.write(slot, person);
    this.#managers.set(slot, person.manager);
    this.#isShown[slot] = person.isOnChart ? 1 : 0;
  }

  /** The slot of the manager; -1 if the manager is unknown, ambiguous or not on the chart, and for people who name themselves. */
  #managerSlot(slot: number): number {
    return this.#unlessHidden(slot, this.#identities.find(this.#managers.key(slot)));
  }

  #unlessHidden(slot: number, manager: number): number {
    return manager < 0 || manager === slot || !this.isShown(manager) ? -1 : manager;
  }

  /** Relinks the people who refer to their manager by one of these identities. */
  #relinkReports(identities: readonly (Key | undefined)[]): void {
    for (const identity of identities) {
      if (identity === undefined) continue;
      const reports = [...this.#managers.slotsNaming(identity)];
      if (reports.length === 0) continue;
      // A whole team moves. Putting it in order again on demand is cheaper than inserting each person.
      this.#teams.dissolve(this.#identities.find(identity));
      for (const slot of reports) {
        this.#teams.dissolve(this.forest.manager[slot]!);
        this.#relink(slot);
      }
    }
  }

  #relink(slot: number): void {
    const named = this.#managerSlot(slot);
    const isShown = this.isShown(slot);
    this.offChart.set(slot, isShown ? -1 : named);
    const manager = isShown ? named : -1;
    if (manager === this.forest.manager[slot]) return;
    this.#unlink(slot);
    if (manager === -1) return;
    this.forest.link(slot, manager);
    this.#teams.insert(manager, slot);
  }

  #unlink(slot: number): void {
    const manager = this.forest.manager[slot]!;
    if (manager === -1) return;
    this.#teams.remove(manager, slot);
    this.forest.unlink(slot);
  }
}
