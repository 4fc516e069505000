/** Length of a slot: time is divided into slots of five minutes since 1970. */
export const slotMilliseconds = 300_000;

/** Length of a window in slots, including the current one. */
export const windowSlots = { hour: 12, day: 288 } as const;
export type BudgetWindow = keyof typeof windowSlots;
export const budgetWindows = ['hour', 'day'] as const satisfies readonly BudgetWindow[];

/** Maximum number of distinct people that a viewer may see in each window. */
export type BudgetLimits = { readonly [window in BudgetWindow]: number };

export interface ExceededBudget {
  readonly window: BudgetWindow;
  /** The first slot in which the same response fits into the budget; undefined if the response alone exceeds the budget. */
  readonly fitsAt: number | undefined;
}

/**
 * The people whom a viewer has seen in the last day. A person is counted again at most once an hour; seeing them again within that hour is
 * free. A person counts in a window until the window has passed since they were last counted. Takes about 40 bytes per person.
 */
export class RevealedPeople {
  /** The slot in which each person was last counted, by id. */
  readonly #slots = new Map<number, number>();
  /** The number of people who were last counted in each slot. */
  readonly #counts = new Map<number, number>();
  #prunedAt = 0;

  get size(): number {
    return this.#slots.size;
  }

  /** The number of people counted in the window that ends with slot `now`. */
  used(window: BudgetWindow, now: number): number {
    let used = 0;
    for (const [slot, count] of this.#counts) if (isWithin(window, slot, now)) used += count;
    return used;
  }

  /** The window whose budget these people would exceed, together with those already counted. If both do, the one with the longer wait. */
  exceeded(people: ReadonlySet<number>, limits: BudgetLimits, now: number): ExceededBudget | undefined {
    let longest: ExceededBudget | undefined;
    for (const window of budgetWindows) {
      const fitsAt = this.#fitsAt(people, window, limits[window], now);
      if (fitsAt === now) continue;
      if (fitsAt === undefined) return { window, fitsAt };
      if (longest?.fitsAt === undefined || fitsAt >= longest.fitsAt) longest = { window, fitsAt };
    }
    return longest;
  }

  /** Counts people in slot `now`, and returns those who had not been counted within the hour. */
  count(people: Iterable<number>, now: number): number[] {
    const added: number[] = [];
    for (const person of people) {
      const slot = this.#slots.get(person);
      if (slot !== undefined && isWithin('hour', slot, now)) continue;
      this.#move(person, slot, now);
      added.push(person);
    }
    return added;
  }

  /** Adds people whom another node has counted in a slot. */
  merge(people: Iterable<number>, slot: number): void {
    for (const person of people) {
      const known = this.#slots.get(person);
      if (known === undefined || known < slot) this.#move(person, known, slot);
    }
  }

  /**
   * Removes people who were counted more than a day ago. After the clock was set back, slots in the future are moved to the current one, so
   * that they still count, but do not block the viewer for longer than a window.
   */
  prune(now: number): void {
    if (this.#prunedAt === now) return;
    this.#prunedAt = now;
    for (const [person, slot] of this.#slots) {
      if (slot > now) this.#move(person, slot, now);
      else if (!isWithin('day', slot, now)) this.#remove(person, slot);
    }
  }

  /** The first slot in which these people, and the others who still count then, are at most `limit`. */
  #fitsAt(people: ReadonlySet<number>, window: BudgetWindow, limit: number, now: number): number | undefined {
    // The common case: these people and everybody counted in a day fit together.
    if (people.size + this.#slots.size <= limit) return now;
    if (people.size > limit) return undefined;
    const others = new Map([...this.#counts].filter(([slot]) => isWithin(window, slot, now)));
    for (const person of people) {
      const slot = this.#slots.get(person);
      const count = slot === undefined ? undefined : others.get(slot);
      if (slot !== undefined && count !== undefined) others.set(slot, count - 1);
    }
    let excess = people.size - limit;
    for (const count of others.values()) excess += count;
    if (excess <= 0) return now;
    for (const [slot, count] of [...others].toSorted(([one], [other]) => one - other)) {
      excess -= count;
      if (excess <= 0) return slot + windowSlots[window];
    }
    return undefined;
  }

  #move(person: number, from: number | undefined, to: number): void {
    if (from !== undefined) this.#remove(person, from);
    this.#slots.set(person, to);
    this.#counts.set(to, (this.#counts.get(to) ?? 0) + 1);
  }

  #remove(person: number, slot: number): void {
    this.#slots.delete(person);
    const rest = (this.#counts.get(slot) ?? 1) - 1;
    if (rest === 0) this.#counts.delete(slot);
    else this.#counts.set(slot, rest);
  }
}

function isWithin(window: BudgetWindow, slot: number, now: number): boolean {
  return now - slot < windowSlots[window];
}
