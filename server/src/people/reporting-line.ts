import type { chainEnds } from '@directory/contract';
import type { PeopleFollower } from './people-memory.ts';
import { Seats } from './reporting-line-seats.ts';
import type { SeatedPerson } from './reporting-line-seats.ts';
import { levels, lineAbove, nearestCommon, outline } from './reporting-line-walk.ts';
import type { Placed } from './reporting-line-walk.ts';

/** Somebody on the chart. Everybody named here is, but for assistants. */
export interface Seated {
  readonly person: SeatedPerson;
  readonly directReports: number;
  /** Everybody below at any depth, nobody twice and never the person. */
  readonly headcount: number;
  /** The id of whom `C_assistant` names; undefined when nobody who is here. */
  readonly assistant: number | undefined;
}

export interface Chain {
  /** Ids from the top down to the person. */
  readonly ids: readonly number[];
  readonly end: (typeof chainEnds)[number];
  readonly unknownManager: string;
  /** The manager of the first, where the end is `cycle`. */
  readonly repeated: number | undefined;
}

/** One person of a branch: how deep below its head, and the place among the collaborators of the same manager. */
export interface BranchPlace {
  readonly id: number;
  readonly manager: number | undefined;
  readonly level: number;
  readonly position: number;
}

/** People as a set of ids that is never written out. */
export interface PeopleSet extends Iterable<number> {
  readonly size: number;
  has(id: number): boolean;
}

/** Who reports to whom, in memory. What takes an id throws for people who are not on the chart: ask `has` first. */
export interface ReportingLine extends PeopleFollower {
  /** Whether a person is on the chart. */
  has(id: number): boolean;
  get(id: number): Seated;
  /** Whom a group ID, or else a distinguished name, names, on the chart or not; undefined for nobody who is here. */
  named(reference: string): SeatedPerson | undefined;
  /** The id of whom a group ID, or else a distinguished name, names; undefined when nobody on the chart. */
  idOfReference(reference: string): number | undefined;
  /** At most `most` people, those nearest the person. */
  chain(id: number, most: number): Chain;
  /** Collaborators by last name, first name and login. */
  team(id: number, after: number, limit: number): number[];
  /** The nearest common manager, who may be one of the two, and the steps up to them; undefined when there is none. */
  common(one: number, other: number): { id: number; oneSteps: number; otherSteps: number } | undefined;
  /** The head and everybody below, level by level or each straight below their manager, from one place to before another. */
  branch(id: number, order: 'levels' | 'outline', start: number, end: number): BranchPlace[];
  /** Everybody below a person, or the collaborators alone. */
  below(id: number, scope: 'branch' | 'collaborators'): PeopleSet;
  /** The way from below the head down to a person of its branch, each with the place in their team; of a longer one the last `most`. */
  path(head: number, id: number, most: number): { id: number; position: number }[];
}

/** The reporting line, following the store. Group IDs and distinguished names are compared as `identityKey` has it. */
export function reportingLine(): ReportingLine {
  let seats = new Seats();
  const idOf = (seat: number) => seats.id(seat);
  const seatOf = (id: number) => {
    const seat = seats.shownSeat(id);
    if (seat === -1) throw new RangeError(`not on the chart: ${id}`);
    return seat;
  };
  const placeOf = ({ seat, level, position }: Placed): BranchPlace => {
    const manager = seats.forest.manager[seat]!;
    return { id: idOf(seat), manager: manager === -1 ? undefined : idOf(manager), level, position };
  };

  return {
    rebuild() {
      const fresh = new Seats();
      return {
        add: (person) => fresh.load(person),
        finish() {
          fresh.settle();
          seats = fresh;
        },
      };
    },
    put: (person) => seats.put(person),
    remove: (id) => seats.remove(id),

    has: (id) => seats.shownSeat(id) !== -1,

    get(id) {
      const seat = seatOf(id);
      const person = seats.person(seat);
      const assistant = seats.named(person.C_assistant);
      return {
        person,
        directReports: seats.forest.direct[seat]!,
        headcount: seats.forest.headcount(seat),
        assistant: assistant === -1 ? undefined : idOf(assistant),
      };
    },

    named(reference) {
      const seat = seats.named(reference);
      return seat === -1 ? undefined : seats.person(seat);
    },

    idOfReference(reference) {
      const seat = seats.named(reference);
      return seat !== -1 && seats.isShown(seat) ? idOf(seat) : undefined;
    },

    chain(id, most) {
      const line = lineAbove(seats, seatOf(id), most);
      const end = endOf(line);
      const top = line.seats.at(-1);
      return {
        ids: line.seats.map(idOf).toReversed(),
        end,
        unknownManager: end === 'unknown-manager' && top !== undefined ? seats.person(top).manager : '',
        repeated: line.repeated === -1 ? undefined : idOf(line.repeated),
      };
    },

    team: (id, after, limit) =>
      seats
        .team(seatOf(id))
        .slice(after, after + limit)
        .map(idOf),

    common(one, other) {
      const found = nearestCommon(seats, seatOf(one), seatOf(other));
      return found && { id: idOf(found.seat), oneSteps: found.oneSteps, otherSteps: found.otherSteps };
    },

    branch(id, order, start, end) {
      const head = seatOf(id);
      const places: BranchPlace[] = [];
      let place = 0;
      for (const placed of order === 'levels' ? levels(seats, head) : outline(seats, head)) {
        if (place >= end) break;
        if (place++ >= start) places.push(placeOf(placed));
      }
      // Whoever heads a branch is below nobody in it.
      if (places[0]?.id === id) places[0] = { ...places[0], manager: undefined };
      return places;
    },

    below(id, scope) {
      const { forest } = seats;
      const head = seatOf(id);
      if (scope === 'collaborators') {
        return {
          size: forest.direct[head]!,
          has: (other) => {
            const seat = seats.shownSeat(other);
            return seat !== -1 && forest.manager[seat] === head;
          },
          [Symbol.iterator]: () => seats.team(head).map(idOf).values(),
        };
      }
      return {
        size: forest.headcount(head),
        has: (other) => {
          const seat = seats.shownSeat(other);
          return seat !== -1 && forest.isBelow(seat, head);
        },
        *[Symbol.iterator]() {
          for (const { seat } of outline(seats, head)) if (seat !== head) yield idOf(seat);
        },
      };
    },

    path(head, id, most) {
      const top = seatOf(head);
      const line: number[] = [];
      for (const seat of lineAbove(seats, seatOf(id), most).seats) {
        if (seat === top) break;
        line.push(seat);
      }
      return line.toReversed().map((seat) => ({ id: idOf(seat), position: seats.position(seat) }));
    },
  };

  function endOf({ seats: line, repeated, isWhole }: ReturnType<typeof lineAbove>): Chain['end'] {
    if (!isWhole) return 'longer';
    if (repeated !== -1) return 'cycle';
    const top = line.at(-1)!;
    const { manager } = seats.person(top);
    const named = seats.named(manager);
    if (named === top || manager.trim() === '') return 'top';
    return named === -1 ? 'unknown-manager' : 'not-shown';
  }
}
