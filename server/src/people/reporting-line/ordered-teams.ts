import type { Person } from '../person.ts';
import type { Forest } from './forest.ts';
import { FormerOrder } from './former-order.ts';
import { compareByName, sortedByName } from './name-order.ts';
import type { SlotPeople } from './slot-people.ts';

/** Number of direct reports from which a team is put in order before it is requested. This takes about 1.5 ms for 1000 people. */
const defaultLargeTeam = 5000;

/** The slots that report to a manager, ordered by name. A team is put in order when it is requested, and kept in order from then on. */
export class OrderedTeams {
  readonly #forest: Forest;
  readonly #people: SlotPeople;
  readonly #largeTeam: number;
  /** The teams that are in order, by manager. */
  readonly #teams = new Map<number, number[]>();
  readonly #formerOrder = new FormerOrder();

  constructor(forest: Forest, people: SlotPeople, largeTeam = defaultLargeTeam) {
    this.#forest = forest;
    this.#people = people;
    this.#largeTeam = largeTeam;
  }

  of(manager: number): readonly number[] {
    const known = this.#teams.get(manager);
    if (known !== undefined) return known;
    const team = this.#inOrder([...this.#forest.reportsOf(manager)]);
    if (team.length > 0) this.#teams.set(manager, team);
    return team;
  }

  /** The index of a slot in the team of a manager. */
  position(manager: number, slot: number): number {
    return this.#indexIn(this.of(manager), slot);
  }

  /** Puts the large teams in order, since the first request for one would hold up all others. At the start there are no requests. */
  orderLarge(end: number): void {
    for (let slot = 0; slot < end; slot++) if (this.#forest.direct[slot]! >= this.#largeTeam) this.of(slot);
  }

  /** Inserts a slot that the forest has just linked to a manager. */
  insert(manager: number, slot: number): void {
    const team = this.#teams.get(manager);
    team?.splice(this.#indexIn(team, slot), 0, slot);
  }

  /** Puts a team that has just become large in order, before that would take long. */
  noteGrowth(manager: number): void {
    if (this.#forest.direct[manager] === this.#largeTeam) this.of(manager);
  }

  /** Removes a slot from the team of a manager. Its name must not have changed yet. */
  remove(manager: number, slot: number): void {
    const team = this.#teams.get(manager);
    team?.splice(this.#indexIn(team, slot), 1);
  }

  /** Forgets the order of a team, except that of a large one, which may be needed again. */
  dissolve(manager: number): void {
    const team = this.#teams.get(manager);
    if (team === undefined) return;
    this.#teams.delete(manager);
    if (team.length >= this.#largeTeam) this.#formerOrder.keep(team);
  }

  /** Must be called before the name of a slot changes. */
  noteName(slot: number, { lastName, firstName, login }: Person): void {
    if (this.#formerOrder.isEmpty) return;
    const name = this.#people.name(slot);
    if (name.lastName !== lastName || name.firstName !== firstName || name.login !== login) {
      this.#formerOrder.forget(slot);
    }
  }

  /** Must be called before a slot becomes free. */
  noteRemoval(slot: number): void {
    this.#teams.delete(slot);
    if (!this.#formerOrder.isEmpty) this.#formerOrder.forget(slot);
  }

  /** Puts slots in order. For 100 000 people, this takes 10 ms if the order of most of them is known, and otherwise 150 ms. */
  #inOrder(slots: readonly number[]): number[] {
    const sorted = (some: readonly number[]) => sortedByName(some, (slot) => this.#people.name(slot));
    if (slots.length < this.#largeTeam || this.#formerOrder.isEmpty) return sorted(slots);
    const { ordered, others } = this.#formerOrder.divide(slots, this.#forest.manager.length);
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
