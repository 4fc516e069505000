import type { chainEnds } from '@directory/contract';
import type { PeopleFollower } from '../memory/people-memory.ts';
import { Slots } from './slots.ts';
import type { SlotPerson } from './slot-people.ts';
import { levels, lineAbove, nearestCommon, outline, slotsBelow } from './traversal.ts';
import type { BranchSlot } from './traversal.ts';
import { ambiguousReference } from './unresolved-reference.ts';

/** A view of a person on the chart, valid until the next change of any person. Each property is computed on access. */
export interface ChartNode {
  readonly person: SlotPerson;
  readonly directReports: number;
  /** Number of people who name this person as their manager but are not on the chart. */
  readonly offChartReports: number;
  /** Number of people below at any depth. */
  readonly headcount: number;
  /** The id of the assistant, on the chart or not; undefined if `C_assistant` refers to no present person, or to several. */
  readonly assistant: number | undefined;
}

export interface Chain {
  /** Ids from the top down to the person. */
  readonly ids: readonly number[];
  readonly end: (typeof chainEnds)[number];
  readonly unknownManager: string;
  /** The id of the first person's manager, who is also in the chain, if `end` is `cycle`. */
  readonly repeated: number | undefined;
}

/** A person in a branch. `level` is the depth below its head, `position` the index among the direct reports of the same manager. */
export interface BranchEntry {
  readonly id: number;
  readonly manager: number | undefined;
  readonly level: number;
  readonly position: number;
}

/** A set of people, by id, that is computed on demand. */
export interface PeopleSet extends Iterable<number> {
  readonly size: number;
  has(id: number): boolean;
}

/** Who reports to whom, in memory. Methods that take an id throw a RangeError for people who are not on the chart: call `has` first. */
export interface ReportingLine extends PeopleFollower {
  /** Whether a person is on the chart. */
  has(id: number): boolean;
  get(id: number): ChartNode;
  /**
   * The person that a reference refers to, on the chart or not; undefined if it refers to nobody or to several people. The view is valid
   * until the next change of any person.
   */
  named(reference: string): SlotPerson | undefined;
  /** The id of the person on the chart that a reference refers to; undefined if it refers to nobody on the chart, or to several people. */
  idOfReference(reference: string): number | undefined;
  /** The id of the person that a reference refers to, on the chart or not, or the reason why there is none. */
  resolve(reference: string): number | 'unknown' | 'ambiguous';
  /** The ids of the people, on the chart or not, who refer to their manager by this reference, whether it finds anybody or not. */
  naming(reference: string): number[];
  /** The ids of the people, on the chart or not, with this e-mail address, from a feed or entered, hidden or not. */
  withAddress(address: string): Iterable<number>;
  /** The person and at most `limit` - 1 of their nearest managers. */
  chain(id: number, limit: number): Chain;
  /** Direct reports, ordered by `compareByName`. */
  team(id: number, after: number, limit: number): number[];
  /** The nearest common manager, who may be one of the two, and the number of steps up from each; undefined without one. */
  common(one: number, other: number): { id: number; oneSteps: number; otherSteps: number } | undefined;
  /** The head and all people below, in level order or in outline order, from index `start` (inclusive) to `end` (exclusive). */
  branch(id: number, order: 'levels' | 'outline', start: number, end: number): BranchEntry[];
  /** All people below a person, or only the direct reports, in no particular order. */
  below(id: number, scope: 'branch' | 'collaborators'): PeopleSet;
  /**
   * The path from the head, exclusive, down to a person of its branch, each with the position in the team. Limited to the last `limit`
   * people.
   */
  path(head: number, id: number, limit: number): { id: number; position: number }[];
}

/**
 * The reporting line in memory. A reference to a person is a distinguished name, a group ID, a login, an e-mail address from a feed, an
 * employee number, or an e-mail address that was entered as a correction, looked up in this order and compared by `identityKey`. An e-mail
 * address or employee number that several present people have is ambiguous.
 * @param largeTeam number of direct reports from which a team is kept in order
 */
export function reportingLine(largeTeam?: number): ReportingLine {
  let slots = new Slots(largeTeam);
  const idOf = (slot: number) => slots.id(slot);
  const slotOf = (id: number) => {
    const slot = slots.shownSlot(id);
    if (slot === -1) throw new RangeError(`not on the chart: ${id}`);
    return slot;
  };
  const entryOf = ({ slot, level, position }: BranchSlot): BranchEntry => {
    const manager = slots.forest.manager[slot]!;
    return { id: idOf(slot), manager: manager === -1 ? undefined : idOf(manager), level, position };
  };

  return {
    rebuild(expected = 0) {
      const fresh = new Slots(largeTeam);
      fresh.expect(expected);
      return {
        add: (person) => fresh.load(person),
        finish() {
          fresh.finishLoading();
          slots = fresh;
        },
      };
    },
    put: (person) => slots.put(person),
    remove: (id) => slots.remove(id),
    stored: (turn) => slots.stored(turn),
    restore(stored) {
      slots = Slots.open(stored, largeTeam);
    },

    has: (id) => slots.shownSlot(id) !== -1,

    get: (id) => new ChartNodeView(slots, slotOf(id)),

    named(reference) {
      const slot = slots.named(reference);
      return slot < 0 ? undefined : slots.person(slot);
    },

    idOfReference(reference) {
      const slot = slots.named(reference);
      return slot >= 0 && slots.isShown(slot) ? idOf(slot) : undefined;
    },

    resolve(reference) {
      const slot = slots.named(reference);
      if (slot >= 0) return idOf(slot);
      return slot === ambiguousReference ? 'ambiguous' : 'unknown';
    },

    naming: (reference) => [...slots.naming(reference)].map(idOf),

    *withAddress(address) {
      for (const slot of slots.withAddress(address)) yield idOf(slot);
    },

    chain(id, limit) {
      const line = lineAbove(slots, slotOf(id), limit);
      const end = endOf(line);
      const top = line.slots.at(-1);
      return {
        ids: line.slots.map(idOf).toReversed(),
        end,
        unknownManager: end === 'unknown-manager' && top !== undefined ? slots.managerText(top) : '',
        repeated: line.repeated === -1 ? undefined : idOf(line.repeated),
      };
    },

    team: (id, after, limit) =>
      slots
        .team(slotOf(id))
        .slice(after, after + limit)
        .map(idOf),

    common(one, other) {
      const found = nearestCommon(slots, slotOf(one), slotOf(other));
      return found && { id: idOf(found.slot), oneSteps: found.oneSteps, otherSteps: found.otherSteps };
    },

    branch(id, order, start, end) {
      const head = slotOf(id);
      const places: BranchEntry[] = [];
      let index = 0;
      for (const branchSlot of order === 'levels' ? levels(slots, head) : outline(slots, head)) {
        if (index >= end) break;
        if (index++ >= start) places.push(entryOf(branchSlot));
      }
      // Within its own branch, the head has no manager.
      if (places[0]?.id === id) places[0] = { ...places[0], manager: undefined };
      return places;
    },

    below: (id, scope) => new PeopleBelow(slots, slotOf(id), scope),

    path(head, id, limit) {
      const top = slotOf(head);
      const line: number[] = [];
      for (const slot of lineAbove(slots, slotOf(id), limit).slots) {
        if (slot === top) break;
        line.push(slot);
      }
      return line.toReversed().map((slot) => ({ id: idOf(slot), position: slots.position(slot) }));
    },
  };

  function endOf({ slots: line, repeated, isComplete }: ReturnType<typeof lineAbove>): Chain['end'] {
    if (!isComplete) return 'longer';
    if (repeated !== -1) return 'cycle';
    const top = line.at(-1)!;
    const manager = slots.managerText(top);
    const named = slots.named(manager);
    if (named === top || manager.trim() === '') return 'top';
    return named < 0 ? 'unknown-manager' : 'not-shown';
  }
}

/**
 * See `ReportingLine.below`.
 *
 * NOTE: a class, since V8 gives each generator method of an object literal its own prototype and hidden class, which it rarely collects.
 */
class PeopleBelow implements PeopleSet {
  readonly #slots: Slots;
  readonly #head: number;
  readonly #isBranch: boolean;

  constructor(slots: Slots, head: number, scope: 'branch' | 'collaborators') {
    this.#slots = slots;
    this.#head = head;
    this.#isBranch = scope === 'branch';
  }

  get size(): number {
    const { forest } = this.#slots;
    return this.#isBranch ? forest.headcount(this.#head) : forest.direct[this.#head]!;
  }

  has(id: number): boolean {
    const { forest } = this.#slots;
    const slot = this.#slots.shownSlot(id);
    if (slot === -1) return false;
    return this.#isBranch ? forest.isBelow(slot, this.#head) : forest.manager[slot] === this.#head;
  }

  *[Symbol.iterator](): Generator<number, void> {
    const { forest } = this.#slots;
    const below = this.#isBranch ? slotsBelow(this.#slots, this.#head) : forest.reportsOf(this.#head);
    for (const slot of below) yield this.#slots.id(slot);
  }
}

/** Computes each property on access, because lists show only a few texts of many people. */
class ChartNodeView implements ChartNode {
  readonly #slots: Slots;
  readonly #slot: number;

  constructor(slots: Slots, slot: number) {
    this.#slots = slots;
    this.#slot = slot;
  }

  get person(): SlotPerson {
    return this.#slots.person(this.#slot);
  }

  get directReports(): number {
    return this.#slots.forest.direct[this.#slot]!;
  }

  get offChartReports(): number {
    return this.#slots.offChart.count(this.#slot);
  }

  get headcount(): number {
    return this.#slots.forest.headcount(this.#slot);
  }

  get assistant(): number | undefined {
    const slot = this.#slots.named(this.#slots.assistantText(this.#slot));
    return slot < 0 ? undefined : this.#slots.id(slot);
  }
}
