import { isOnChart } from '@directory/contract';
import type { Person } from './person.ts';
import { Forest } from './reporting-line-forest.ts';
import { Holders } from './reporting-line-holders.ts';
import { Identities } from './reporting-line-identities.ts';
import { orderKey } from './reporting-line-order.ts';

/** What is kept of a person: the names, and the texts that name others. */
export type SeatedPerson = Pick<
  Person,
  'id' | 'login' | 'firstName' | 'lastName' | 'C_groupIdentifier' | 'C_distinguishedName' | 'C_assistant' | 'manager'
>;

/** The identities of a seat, by number. */
interface Numbers {
  readonly groupId: number;
  readonly distinguishedName: number;
  readonly manager: number;
}

const noNumbers: Numbers = { groupId: -1, distinguishedName: -1, manager: -1 };

/**
 * Everybody who is here, each on a numbered seat, linked to whom `manager` names: a group ID first, a distinguished name else,
 * and of several with the same one whoever came first. Who is not on the chart keeps a seat, and is linked to nobody.
 */
export class Seats {
  readonly forest = new Forest();
  readonly #seatOf = new Map<number, number>();
  readonly #people: (SeatedPerson | undefined)[] = [];
  readonly #numbers: Numbers[] = [];
  readonly #isShown: boolean[] = [];
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
    return seat !== undefined && this.#isShown[seat]! ? seat : -1;
  }

  isShown(seat: number): boolean {
    return this.#isShown[seat]!;
  }

  person(seat: number): SeatedPerson {
    return this.#people[seat]!;
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
    const before = this.#numbers[seat]!;
    if (before !== noNumbers) this.#forgetNumbers(seat);
    this.#write(seat, person);
    if (before !== noNumbers) this.#release(before);
  }

  /** Links everybody who was loaded. */
  settle(): void {
    this.forest.linkAll(this.#people.length, (seat) => this.#managerSeat(seat));
  }

  put(person: Person): void {
    const seat = this.#seatOf.get(person.id) ?? this.#open(person.id);
    const before = this.#numbers[seat]!;
    const wasShown = this.#isShown[seat]!;
    this.#unlink(seat);
    this.#forgetNumbers(seat);
    this.#write(seat, person);
    const after = this.#numbers[seat]!;
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
    const before = this.#numbers[seat]!;
    this.#unlink(seat);
    this.#forgetNumbers(seat);
    this.#numbers[seat] = noNumbers;
    this.#relinkReports([before]);
    this.#release(before);
    this.#teams.delete(seat);
    this.#seatOf.delete(id);
    this.#people[seat] = undefined;
    this.#isShown[seat] = false;
    this.#free.push(seat);
  }

  #open(id: number): number {
    const seat = this.#free.pop() ?? this.#people.length;
    this.#seatOf.set(id, seat);
    this.#people[seat] = undefined;
    this.#numbers[seat] = noNumbers;
    this.#isShown[seat] = false;
    this.forest.reserve(seat + 1);
    return seat;
  }

  #write(seat: number, person: Person): void {
    const { id, login, firstName, lastName, C_groupIdentifier, C_distinguishedName, C_assistant } = person;
    const numbers = {
      groupId: this.#identities.take(C_groupIdentifier),
      distinguishedName: this.#identities.take(C_distinguishedName),
      manager: this.#identities.take(person.manager),
    };
    for (const holders of [this.#byGroupId, this.#byDistinguishedName, this.#reports]) {
      holders.reserve(this.#identities.end, seat + 1);
    }
    // One text for all who name the same manager.
    const manager = this.#identities.shared(numbers.manager, person.manager);
    this.#people[seat] = {
      id,
      login,
      firstName,
      lastName,
      C_groupIdentifier,
      C_distinguishedName,
      C_assistant,
      manager,
    };
    this.#numbers[seat] = numbers;
    this.#isShown[seat] = isOnChart(person);
    this.#hold(this.#byGroupId, numbers.groupId, seat);
    this.#hold(this.#byDistinguishedName, numbers.distinguishedName, seat);
    this.#reports.add(numbers.manager, seat);
  }

  /** The holder who came first, the one of the lowest id, stands first; the others in no order. */
  #hold(holders: Holders, identity: number, seat: number): void {
    const first = holders.first(identity);
    holders.add(identity, seat, first !== -1 && this.person(first).id < this.person(seat).id);
  }

  #release({ groupId, distinguishedName, manager }: Numbers): void {
    for (const identity of [groupId, distinguishedName, manager]) this.#identities.release(identity);
  }

  #forgetNumbers(seat: number): void {
    const { groupId, distinguishedName, manager } = this.#numbers[seat]!;
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
      if (this.person(other).id < this.person(first).id) first = other;
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
    if (!this.#isShown[seat]!) return -1;
    const manager = this.#holder(this.#numbers[seat]!.manager);
    return manager === -1 || manager === seat || !this.#isShown[manager]! ? -1 : manager;
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

  /** Logins differ, and so do the keys. */
  #key(seat: number): string {
    return orderKey(this.#people[seat]!);
  }
}
