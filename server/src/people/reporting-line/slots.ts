import type { Storable } from '@directory/people-index';
import { IdTable } from '../data-structures/id-table.ts';
import { isSameKey, KeyHash } from '../data-structures/key-hash.ts';
import type { Key } from '../data-structures/key-hash.ts';
import type { Person } from '../person.ts';
import { Forest } from './forest.ts';
import { FormerOrder } from './former-order.ts';
import { Identities } from './identities.ts';
import { ManagerReferences } from './manager-references.ts';
import { OffChartReports } from './off-chart-reports.ts';
import { compareByName, sortedByName } from './name-order.ts';
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

/** Number of direct reports from which a team is put in order before it is requested. This takes about 1.5 ms for 1000 people. */
const defaultLargeTeam = 5000;

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
  /** Cached teams in order, of the managers whose teams were requested. */
  readonly #teams = new Map<number, number[]>();
  readonly #largeTeam: number;
  readonly #formerOrder = new FormerOrder();

  constructor(largeTeam = defaultLargeTeam, hash = new KeyHash()) {
    this.#largeTeam = largeTeam;
    this.#hash = hash;
    this.#identities = new Identities(hash, this.#people);
    this.#managers = new ManagerReferences(hash);
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
    const known = this.#teams.get(manager);
    if (known !== undefined) return known;
    const team = this.#inOrder([...this.forest.reportsOf(manager)]);
    if (team.length > 0) this.#teams.set(manager, team);
    return team;
  }

  /** Puts slots in order. For 100 000 people, this takes 10 ms if the order of most of them is known, and otherwise 150 ms. */
  #inOrder(slots: readonly number[]): number[] {
    const sorted = (some: readonly number[]) => sortedByName(some, (slot) => this.#people.name(slot));
    if (slots.length < this.#largeTeam || this.#formerOrder.isEmpty) return sorted(slots);
    const { ordered, others } = this.#formerOrder.divide(slots, this.#end);
    if (others.length > slots.length / 10) return sorted(slots);
    const result: number[] = [];
    let next = 0;
    for (const slot of sorted(others)) {
      for (const index = this.#indexIn(ordered, slot); next < index; next++) result.push(ordered[next]!);
      result.push(slot);
    }
    for (; next < ordered.length; next++) result.push(ordered[next]!);
    return result;
  }

  /** The index of a slot in the team of its manager. */
  position(slot: number): number {
    return this.#indexIn(this.team(this.forest.manager[slot]!), slot);
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
    this.#orderLargeTeams();
  }

  /** Otherwise the first request for such a team would hold up all others. At the start there are none. */
  #orderLargeTeams(): void {
    for (let slot = 0; slot < this.#end; slot++) if (this.forest.direct[slot]! >= this.#largeTeam) this.team(slot);
  }

  put(person: Person): void {
    const known = this.#slotOf.get(person.id);
    const slot = known === -1 ? this.#open(person.id) : known;
    const before = this.#identities.keys(slot);
    const wasShown = this.isShown(slot);
    this.#unlink(slot);
    const isKnown = known !== -1;
    if (isKnown && !this.#formerOrder.isEmpty && !this.#isNamed(slot, person)) this.#formerOrder.forget(slot);
    this.#write(slot, person);
    const after = this.#identities.keys(slot);
    if (wasShown !== this.isShown(slot)) this.#relinkReports([...before, ...after]);
    else {
      const changed = before.map((key, index) => (isSameKey(key, after[index]) ? [] : [key, after[index]]));
      this.#relinkReports(changed.flat());
    }
    this.#relink(slot);
    // A team that grows one by one is put in order before that would take long.
    const manager = this.forest.manager[slot]!;
    if (manager !== -1 && this.forest.direct[manager] === this.#largeTeam) this.team(manager);
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
    this.#teams.delete(slot);
    if (!this.#formerOrder.isEmpty) this.#formerOrder.forget(slot);
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
      this.#dissolve(this.#identities.find(identity));
      for (const slot of reports) {
        this.#dissolve(this.forest.manager[slot]!);
        this.#relink(slot);
      }
    }
  }

  /** Forgets the order of a team, except that of a large one, which may be needed again. */
  #dissolve(manager: number): void {
    const team = this.#teams.get(manager);
    if (team === undefined) return;
    this.#teams.delete(manager);
    if (team.length >= this.#largeTeam) this.#formerOrder.keep(team);
  }

  #isNamed(slot: number, { lastName, firstName, login }: Person): boolean {
    const name = this.#people.name(slot);
    return name.lastName === lastName && name.firstName === firstName && name.login === login;
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
    const team = this.#teams.get(manager);
    team?.splice(this.#indexIn(team, slot), 0, slot);
  }

  #unlink(slot: number): void {
    const manager = this.forest.manager[slot]!;
    if (manager === -1) return;
    const team = this.#teams.get(manager);
    team?.splice(this.#indexIn(team, slot), 1);
    this.forest.unlink(slot);
  }

  /** The index of a slot in an ordered team, or the index at which to insert it. */
  #indexIn(team: readonly number[], slot: number): number {
    const name = this.#people.name(slot);
    let [low, high] = [0, team.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = team[middle]!;
      if (other === slot) return middle;
      if (compareByName(this.#people.name(other), name) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
