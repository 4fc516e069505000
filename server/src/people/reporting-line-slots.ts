import { isOnChart } from '@directory/contract';
import type { Person } from './person.ts';
import { grown } from './reporting-line-columns.ts';
import { Forest } from './reporting-line-forest.ts';
import { Holders } from './reporting-line-holders.ts';
import { Identities } from './reporting-line-identities.ts';
import { OffChartReports } from './reporting-line-off-chart.ts';
import { compareByName } from './reporting-line-order.ts';
import type { Named } from './reporting-line-order.ts';

/** What is kept of a person: the names, and the texts that name others. */
export type SlottedPerson = Pick<
  Person,
  'id' | 'login' | 'firstName' | 'lastName' | 'C_groupIdentifier' | 'C_distinguishedName' | 'C_assistant' | 'manager'
>;

const [loginPlace, firstNamePlace, lastNamePlace, groupIdPlace, distinguishedNamePlace, assistantPlace, managerPlace] =
  [0, 1, 2, 3, 4, 5, 6] as const;
const textsPerSlot = 7;

/** The identities of a slot, by number. */
interface Numbers {
  readonly groupId: number;
  readonly distinguishedName: number;
  readonly manager: number;
}

/**
 * Everybody who is here, each on a numbered slot, linked to whom `manager` names: a group ID first, a distinguished name else,
 * and of several with the same one whoever came first. Who is not on the chart keeps a slot, and is linked to nobody.
 */
export class Slots {
  readonly forest = new Forest();
  readonly offChart = new OffChartReports();
  readonly #slotOf = new Map<number, number>();
  /** One above the highest slot ever taken. */
  #end = 0;
  /** The person on each slot, or -1. */
  #id = new Int32Array(0);
  /** The texts of each slot, one slot behind the other: objects of their own would keep the garbage collector busy for longer than all the rest takes. */
  readonly #texts: string[] = [];
  /** The identities of each slot, or -1. */
  #groupId = new Int32Array(0);
  #distinguishedName = new Int32Array(0);
  #manager = new Int32Array(0);
  /** 1 for whoever is on the chart. */
  #isShown = new Uint8Array(0);
  readonly #free: number[] = [];
  readonly #identities = new Identities();
  readonly #byGroupId = new Holders();
  readonly #byDistinguishedName = new Holders();
  readonly #reports = new Holders();
  /** Teams in order, of managers who were asked for. */
  readonly #teams = new Map<number, number[]>();

  /** The slot of a person who is on the chart, or -1. */
  shownSlot(id: number): number {
    const slot = this.#slotOf.get(id);
    return slot !== undefined && this.#isShown[slot] === 1 ? slot : -1;
  }

  isShown(slot: number): boolean {
    return this.#isShown[slot] === 1;
  }

  id(slot: number): number {
    return this.#id[slot]!;
  }

  person(slot: number): SlottedPerson {
    return {
      id: this.#id[slot]!,
      login: this.#text(slot, loginPlace),
      firstName: this.#text(slot, firstNamePlace),
      lastName: this.#text(slot, lastNamePlace),
      C_groupIdentifier: this.#text(slot, groupIdPlace),
      C_distinguishedName: this.#text(slot, distinguishedNamePlace),
      C_assistant: this.#text(slot, assistantPlace),
      manager: this.#text(slot, managerPlace),
    };
  }

  /** The slot of whom a group ID or a distinguished name names, shown or not; -1 for nobody who is here. */
  named(reference: string): number {
    return this.#holder(this.#identities.find(reference));
  }

  /** Those who report to a slot, in order. */
  team(manager: number): readonly number[] {
    const known = this.#teams.get(manager);
    if (known !== undefined) return known;
    const named: (Named & { slot: number })[] = [];
    for (let slot = this.forest.firstReport[manager]!; slot !== -1; slot = this.forest.nextReport[slot]!) {
      named.push({ slot, ...this.#name(slot) });
    }
    const team = named.sort(compareByName).map(({ slot }) => slot);
    if (team.length > 0) this.#teams.set(manager, team);
    return team;
  }

  /** The place of a slot in its manager's team. */
  position(slot: number): number {
    return this.#placeIn(this.team(this.forest.manager[slot]!), slot);
  }

  /** Takes somebody in while building; nobody is linked before `settle`. */
  load(person: Person): void {
    const slot = this.#slotOf.get(person.id) ?? this.#open(person.id);
    if (this.#id[slot] === -1) this.#write(slot, person);
    else {
      const before = this.#numbers(slot);
      this.#forgetNumbers(slot);
      this.#write(slot, person);
      this.#release(before);
    }
  }

  /** Links everybody who was loaded. */
  settle(): void {
    this.forest.linkAll(this.#end, (slot) => (this.isShown(slot) ? this.#managerSlot(slot) : -1));
    for (let slot = 0; slot < this.#end; slot++) {
      if (!this.isShown(slot)) this.offChart.set(slot, this.#managerSlot(slot));
    }
  }

  put(person: Person): void {
    const slot = this.#slotOf.get(person.id) ?? this.#open(person.id);
    const before = this.#numbers(slot);
    const wasShown = this.#isShown[slot];
    this.#unlink(slot);
    this.#forgetNumbers(slot);
    this.#write(slot, person);
    const after = this.#numbers(slot);
    const isSame =
      wasShown === this.#isShown[slot] &&
      before.groupId === after.groupId &&
      before.distinguishedName === after.distinguishedName;
    if (!isSame) this.#relinkReports([before, after]);
    this.#relink(slot);
    this.#release(before);
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    const before = this.#numbers(slot);
    this.#unlink(slot);
    this.offChart.set(slot, -1);
    this.#forgetNumbers(slot);
    this.#groupId[slot] = -1;
    this.#distinguishedName[slot] = -1;
    this.#manager[slot] = -1;
    this.#relinkReports([before]);
    this.#release(before);
    this.#teams.delete(slot);
    this.#slotOf.delete(id);
    this.#id[slot] = -1;
    this.#texts.fill('', slot * textsPerSlot, (slot + 1) * textsPerSlot);
    this.#isShown[slot] = 0;
    this.#free.push(slot);
  }

  #open(id: number): number {
    const slot = this.#free.pop() ?? this.#end++;
    this.#slotOf.set(id, slot);
    if (slot >= this.#isShown.length) this.#reserve(slot + 1);
    return slot;
  }

  #reserve(end: number): void {
    this.#id = grown(this.#id, end, -1);
    this.#groupId = grown(this.#groupId, end, -1);
    this.#distinguishedName = grown(this.#distinguishedName, end, -1);
    this.#manager = grown(this.#manager, end, -1);
    const isShown = new Uint8Array(this.#groupId.length);
    isShown.set(this.#isShown);
    this.#isShown = isShown;
    this.forest.reserve(this.#groupId.length);
    this.offChart.reserve(this.#groupId.length);
  }

  #numbers(slot: number): Numbers {
    return {
      groupId: this.#groupId[slot]!,
      distinguishedName: this.#distinguishedName[slot]!,
      manager: this.#manager[slot]!,
    };
  }

  #write(slot: number, person: Person): void {
    const { C_groupIdentifier, C_distinguishedName } = person;
    const groupIdNumber = this.#identities.take(C_groupIdentifier);
    const distinguishedNameNumber = this.#identities.take(C_distinguishedName);
    const managerNumber = this.#identities.take(person.manager);
    const { end } = this.#identities;
    this.#byGroupId.reserve(end, slot + 1);
    this.#byDistinguishedName.reserve(end, slot + 1);
    this.#reports.reserve(end, slot + 1);
    this.#id[slot] = person.id;
    const texts = this.#texts;
    const start = slot * textsPerSlot;
    texts[start + loginPlace] = person.login;
    texts[start + firstNamePlace] = person.firstName;
    texts[start + lastNamePlace] = person.lastName;
    texts[start + groupIdPlace] = C_groupIdentifier;
    texts[start + distinguishedNamePlace] = C_distinguishedName;
    texts[start + assistantPlace] = person.C_assistant;
    // One text for all who name the same manager.
    texts[start + managerPlace] = this.#identities.shared(managerNumber, person.manager);
    this.#groupId[slot] = groupIdNumber;
    this.#distinguishedName[slot] = distinguishedNameNumber;
    this.#manager[slot] = managerNumber;
    this.#isShown[slot] = isOnChart(person) ? 1 : 0;
    this.#hold(this.#byGroupId, groupIdNumber, slot);
    this.#hold(this.#byDistinguishedName, distinguishedNameNumber, slot);
    this.#reports.add(managerNumber, slot);
  }

  /** The holder who came first, the one of the lowest id, stands first; the others in no order. */
  #hold(holders: Holders, identity: number, slot: number): void {
    const first = holders.first(identity);
    holders.add(identity, slot, first !== -1 && this.#id[first]! < this.#id[slot]!);
  }

  #release({ groupId, distinguishedName, manager }: Numbers): void {
    for (const identity of [groupId, distinguishedName, manager]) this.#identities.release(identity);
  }

  #forgetNumbers(slot: number): void {
    const { groupId, distinguishedName, manager } = this.#numbers(slot);
    this.#yield(this.#byGroupId, groupId, slot);
    this.#yield(this.#byDistinguishedName, distinguishedName, slot);
    this.#reports.remove(manager, slot);
  }

  #yield(holders: Holders, identity: number, slot: number): void {
    const wasFirst = holders.first(identity) === slot;
    holders.remove(identity, slot);
    if (!wasFirst) return;
    let first = holders.first(identity);
    for (let other = first; other !== -1; other = holders.next(other)) {
      if (this.#id[other]! < this.#id[first]!) first = other;
    }
    if (first === holders.first(identity)) return;
    holders.remove(identity, first);
    holders.add(identity, first);
  }

  #holder(identity: number): number {
    const byGroupId = this.#byGroupId.first(identity);
    return byGroupId === -1 ? this.#byDistinguishedName.first(identity) : byGroupId;
  }

  /** The slot of the manager; -1 where none is named, where the named person is not on the chart, and for people who name themselves. */
  #managerSlot(slot: number): number {
    const manager = this.#holder(this.#manager[slot]!);
    return manager === -1 || manager === slot || !this.isShown(manager) ? -1 : manager;
  }

  #relinkReports(numbers: readonly Numbers[]): void {
    const identities = new Set(numbers.flatMap(({ groupId, distinguishedName }) => [groupId, distinguishedName]));
    for (const identity of identities) {
      const first = this.#reports.first(identity);
      if (first === -1) continue;
      // Whole teams move: putting each in its place would cost more than ordering them again when asked for.
      this.#teams.delete(this.#holder(identity));
      for (let slot = first; slot !== -1; slot = this.#reports.next(slot)) {
        this.#teams.delete(this.forest.manager[slot]!);
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
    const team = this.#teams.get(manager);
    team?.splice(this.#placeIn(team, slot), 0, slot);
  }

  #unlink(slot: number): void {
    const manager = this.forest.manager[slot]!;
    if (manager === -1) return;
    const team = this.#teams.get(manager);
    team?.splice(this.#placeIn(team, slot), 1);
    this.forest.unlink(slot);
  }

  /** Where a slot stands in an ordered team, or would stand. */
  #placeIn(team: readonly number[], slot: number): number {
    const name = this.#name(slot);
    let [low, high] = [0, team.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = team[middle]!;
      if (other === slot) return middle;
      if (compareByName(this.#name(other), name) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #text(slot: number, place: number): string {
    return this.#texts[slot * textsPerSlot + place]!;
  }

  #name(slot: number): Named {
    return {
      lastName: this.#text(slot, lastNamePlace),
      firstName: this.#text(slot, firstNamePlace),
      login: this.#text(slot, loginPlace),
    };
  }
}
