import { isOnChart } from '@directory/contract';
import type { Person } from './person.ts';
import { grown } from './reporting-line-columns.ts';
import { Forest } from './reporting-line-forest.ts';
import { Holders } from './reporting-line-holders.ts';
import { Identities } from './reporting-line-identities.ts';
import { orderKey } from './reporting-line-order.ts';

/** What is kept of a person: the names, and the texts that name others. */
export type SeatedPerson = Pick<
  Person,
  'id' | 'login' | 'firstName' | 'lastName' | 'C_groupIdentifier' | 'C_distinguishedName' | 'C_assistant' | 'manager'
>;

const [loginPlace, firstNamePlace, lastNamePlace, groupIdPlace, distinguishedNamePlace, assistantPlace, managerPlace] =
  [0, 1, 2, 3, 4, 5, 6] as const;
const textsPerSeat = 7;

/** The identities of a seat, by number. */
interface Numbers {
  readonly groupId: number;
  readonly distinguishedName: number;
  readonly manager: number;
}

/**
 * Everybody who is here, each on a numbered seat, linked to whom `manager` names: a group ID first, a distinguished name else,
 * and of several with the same one whoever came first. Who is not on the chart keeps a seat, and is linked to nobody.
 */
export class Seats {
  readonly forest = new Forest();
  readonly #seatOf = new Map<number, number>();
  /** One above the highest seat ever taken. */
  #end = 0;
  /** The person on each seat, or -1. */
  #id = new Int32Array(0);
  /** The texts of each seat, one seat behind the other: objects of their own would keep the garbage collector busy for longer than all the rest takes. */
  readonly #texts: string[] = [];
  /** The identities of each seat, or -1. */
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

  /** The seat of a person who is on the chart, or -1. */
  shownSeat(id: number): number {
    const seat = this.#seatOf.get(id);
    return seat !== undefined && this.#isShown[seat] === 1 ? seat : -1;
  }

  isShown(seat: number): boolean {
    return this.#isShown[seat] === 1;
  }

  id(seat: number): number {
    return this.#id[seat]!;
  }

  person(seat: number): SeatedPerson {
    return {
      id: this.#id[seat]!,
      login: this.#text(seat, loginPlace),
      firstName: this.#text(seat, firstNamePlace),
      lastName: this.#text(seat, lastNamePlace),
      C_groupIdentifier: this.#text(seat, groupIdPlace),
      C_distinguishedName: this.#text(seat, distinguishedNamePlace),
      C_assistant: this.#text(seat, assistantPlace),
      manager: this.#text(seat, managerPlace),
    };
  }

  /** The seat of whom a group ID or a distinguished name names, shown or not; -1 for nobody who is here. */
  named(reference: string): number {
    return this.#holder(this.#identities.find(reference));
  }

  /** Those who report to a seat, in order. */
  team(manager: number): readonly number[] {
    const known = this.#teams.get(manager);
    if (known !== undefined) return known;
    const keyed: { seat: number; key: string }[] = [];
    for (let seat = this.forest.firstReport[manager]!; seat !== -1; seat = this.forest.nextReport[seat]!) {
      keyed.push({ seat, key: this.#key(seat) });
    }
    keyed.sort((one, other) => (one.key < other.key ? -1 : 1));
    const team = keyed.map(({ seat }) => seat);
    if (team.length > 0) this.#teams.set(manager, team);
    return team;
  }

  /** The place of a seat in its manager's team. */
  position(seat: number): number {
    return this.#placeIn(this.team(this.forest.manager[seat]!), seat);
  }

  /** Takes somebody in while building; nobody is linked before `settle`. */
  load(person: Person): void {
    const seat = this.#seatOf.get(person.id) ?? this.#open(person.id);
    if (this.#id[seat] === -1) this.#write(seat, person);
    else {
      const before = this.#numbers(seat);
      this.#forgetNumbers(seat);
      this.#write(seat, person);
      this.#release(before);
    }
  }

  /** Links everybody who was loaded. */
  settle(): void {
    this.forest.linkAll(this.#end, (seat) => this.#managerSeat(seat));
  }

  put(person: Person): void {
    const seat = this.#seatOf.get(person.id) ?? this.#open(person.id);
    const before = this.#numbers(seat);
    const wasShown = this.#isShown[seat];
    this.#unlink(seat);
    this.#forgetNumbers(seat);
    this.#write(seat, person);
    const after = this.#numbers(seat);
    const isSame =
      wasShown === this.#isShown[seat] &&
      before.groupId === after.groupId &&
      before.distinguishedName === after.distinguishedName;
    if (!isSame) this.#relinkReports([before, after]);
    this.#relink(seat);
    this.#release(before);
  }

  remove(id: number): void {
    const seat = this.#seatOf.get(id);
    if (seat === undefined) return;
    const before = this.#numbers(seat);
    this.#unlink(seat);
    this.#forgetNumbers(seat);
    this.#groupId[seat] = -1;
    this.#distinguishedName[seat] = -1;
    this.#manager[seat] = -1;
    this.#relinkReports([before]);
    this.#release(before);
    this.#teams.delete(seat);
    this.#seatOf.delete(id);
    this.#id[seat] = -1;
    this.#texts.fill('', seat * textsPerSeat, (seat + 1) * textsPerSeat);
    this.#isShown[seat] = 0;
    this.#free.push(seat);
  }

  #open(id: number): number {
    const seat = this.#free.pop() ?? this.#end++;
    this.#seatOf.set(id, seat);
    if (seat >= this.#isShown.length) this.#reserve(seat + 1);
    return seat;
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
  }

  #numbers(seat: number): Numbers {
    return {
      groupId: this.#groupId[seat]!,
      distinguishedName: this.#distinguishedName[seat]!,
      manager: this.#manager[seat]!,
    };
  }

  #write(seat: number, person: Person): void {
    const { C_groupIdentifier, C_distinguishedName } = person;
    const groupIdNumber = this.#identities.take(C_groupIdentifier);
    const distinguishedNameNumber = this.#identities.take(C_distinguishedName);
    const managerNumber = this.#identities.take(person.manager);
    const { end } = this.#identities;
    this.#byGroupId.reserve(end, seat + 1);
    this.#byDistinguishedName.reserve(end, seat + 1);
    this.#reports.reserve(end, seat + 1);
    this.#id[seat] = person.id;
    const texts = this.#texts;
    const start = seat * textsPerSeat;
    texts[start + loginPlace] = person.login;
    texts[start + firstNamePlace] = person.firstName;
    texts[start + lastNamePlace] = person.lastName;
    texts[start + groupIdPlace] = C_groupIdentifier;
    texts[start + distinguishedNamePlace] = C_distinguishedName;
    texts[start + assistantPlace] = person.C_assistant;
    // One text for all who name the same manager.
    texts[start + managerPlace] = this.#identities.shared(managerNumber, person.manager);
    this.#groupId[seat] = groupIdNumber;
    this.#distinguishedName[seat] = distinguishedNameNumber;
    this.#manager[seat] = managerNumber;
    this.#isShown[seat] = isOnChart(person) ? 1 : 0;
    this.#hold(this.#byGroupId, groupIdNumber, seat);
    this.#hold(this.#byDistinguishedName, distinguishedNameNumber, seat);
    this.#reports.add(managerNumber, seat);
  }

  /** The holder who came first, the one of the lowest id, stands first; the others in no order. */
  #hold(holders: Holders, identity: number, seat: number): void {
    const first = holders.first(identity);
    holders.add(identity, seat, first !== -1 && this.#id[first]! < this.#id[seat]!);
  }

  #release({ groupId, distinguishedName, manager }: Numbers): void {
    for (const identity of [groupId, distinguishedName, manager]) this.#identities.release(identity);
  }

  #forgetNumbers(seat: number): void {
    const { groupId, distinguishedName, manager } = this.#numbers(seat);
    this.#yield(this.#byGroupId, groupId, seat);
    this.#yield(this.#byDistinguishedName, distinguishedName, seat);
    this.#reports.remove(manager, seat);
  }

  #yield(holders: Holders, identity: number, seat: number): void {
    const wasFirst = holders.first(identity) === seat;
    holders.remove(identity, seat);
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

  /** Whom a seat is linked to; -1 where no manager is named, or nobody who is on the chart, or the person themselves. */
  #managerSeat(seat: number): number {
    if (!this.isShown(seat)) return -1;
    const manager = this.#holder(this.#manager[seat]!);
    return manager === -1 || manager === seat || !this.isShown(manager) ? -1 : manager;
  }

  #relinkReports(numbers: readonly Numbers[]): void {
    const identities = new Set(numbers.flatMap(({ groupId, distinguishedName }) => [groupId, distinguishedName]));
    for (const identity of identities) {
      const first = this.#reports.first(identity);
      if (first === -1) continue;
      // Whole teams move: putting each in its place would cost more than ordering them again when asked for.
      this.#teams.delete(this.#holder(identity));
      for (let seat = first; seat !== -1; seat = this.#reports.next(seat)) {
        this.#teams.delete(this.forest.manager[seat]!);
        this.#relink(seat);
      }
    }
  }

  #relink(seat: number): void {
    const manager = this.#managerSeat(seat);
    if (manager === this.forest.manager[seat]) return;
    this.#unlink(seat);
    if (manager === -1) return;
    this.forest.link(seat, manager);
    const team = this.#teams.get(manager);
    team?.splice(this.#placeIn(team, seat), 0, seat);
  }

  #unlink(seat: number): void {
    const manager = this.forest.manager[seat]!;
    if (manager === -1) return;
    const team = this.#teams.get(manager);
    team?.splice(this.#placeIn(team, seat), 1);
    this.forest.unlink(seat);
  }

  /** Where a seat stands in an ordered team, or would stand. */
  #placeIn(team: readonly number[], seat: number): number {
    const key = this.#key(seat);
    let [low, high] = [0, team.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#key(team[middle]!) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #text(seat: number, place: number): string {
    return this.#texts[seat * textsPerSeat + place]!;
  }

  /** Logins differ, and so do the keys. */
  #key(seat: number): string {
    return orderKey(this.person(seat));
  }
}
