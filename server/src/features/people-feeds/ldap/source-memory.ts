import { randomUUID } from 'node:crypto';
import { CursorExpiredError } from '../feed-source.ts';
import type { FeedCursor } from '../feed-source.ts';
import type { DirectoryServer } from './directory-server.ts';
import { IdCollector, idsIn } from './known-ids.ts';
import type { IdBytes } from './known-ids.ts';
import { nodePrefix } from './ldap-position.ts';

/** How often the ids of everybody are compared, to find people who were deleted, or who appeared without a change of their entries. */
const comparisonMinutes = 10;
/** Changes since `ids` was made. With more of them, it is made again. */
const maxChanges = 10_000;
/** Organizational units that are remembered. Of more, none is. */
export const maxContainers = 10_000;

/** What a reading found only because it compared. Another reading must find it again, unless the cursor of this one was stored. */
interface Findings {
  /** Number of the reading. A cursor has that of each node whose findings were stored with it. */
  readonly reading: number;
  /** Everybody was read. */
  readonly isComplete: boolean;
  /** Ids and places of people who were no longer there. */
  readonly gone: readonly (readonly [id: string, place: number])[];
  /** Ids that were new, or at another place. */
  readonly appeared: readonly string[];
  readonly containers: readonly (readonly [id: string, place: number])[];
}

/**
 * What a source remembers between readings: plain data, which a reading on a worker thread is given and returns at its end. A node that has
 * just started remembers nothing, so it reads everybody first.
 */
export interface MemoryState {
  /** Name of this node's findings in a cursor. */
  readonly node: string;
  readonly schema?: DirectoryServer['schema'];
  /** The cursor that was returned last. */
  readonly cursor?: FeedCursor | undefined;
  /** Time of the last comparison in milliseconds. */
  readonly comparedAt: number;
  readonly findings: Findings;
  /** Every entry that matched the filter at the last comparison. */
  readonly ids?: IdBytes | undefined;
  /** The places of those that came or moved since then; null for those that left. */
  readonly changes: ReadonlyMap<string, number | null>;
  /** The places of organizational units; undefined where there are too many. */
  readonly containers: ReadonlyMap<string, number> | undefined;
}

const nothing: Findings = { reading: 0, isComplete: false, gone: [], appeared: [], containers: [] };

export function newMemory(): MemoryState {
  const node = `${nodePrefix}${randomUUID().slice(0, 8)}`;
  return { node, comparedAt: 0, findings: nothing, changes: new Map(), containers: new Map() };
}

/** A comparison of everybody who is there with everybody who is known. */
export interface Comparison {
  /** `appeared`: not known, or not at this place. `recent`: known, but only since the last comparison. */
  see(id: string, place: number): 'appeared' | 'recent' | 'known';
  /** Remembers who was seen. Returns who is no longer there. */
  end(): readonly string[];
}

/** The memory of a source during one reading. */
export interface SourceMemory {
  schema: DirectoryServer['schema'];
  cursor(): FeedCursor | undefined;
  /** Adds to a cursor that the findings of this reading are stored with it, and remembers it. */
  returned(cursor: FeedCursor): FeedCursor;
  /**
   * What the last reading found is found again, unless its cursor was stored.
   * @throws CursorExpiredError when that reading was a complete one
   */
  continueFrom(cursor: FeedCursor): void;
  isComparisonDue(): boolean;
  compare(): Comparison;
  /** Replaces everything by a complete reading. `containers` are ids and places. */
  replace(ids: IdCollector, containers: readonly (readonly [id: string, place: number])[]): void;
  put(id: string, place: number): void;
  remove(id: string): void;
  /** Remembers where an organizational unit is. Returns whether it was not there before; false where that cannot be told. */
  hasContainerMoved(id: string, place: number): boolean;
  /** For the next reading. */
  state(): MemoryState;
}

/** @param now time of the reading in milliseconds */
export function sourceMemory(state: MemoryState, now: number): SourceMemory {
  const { node } = state;
  let { cursor, comparedAt, findings, ids, containers: units } = state;
  let changes = new Map(state.changes);
  let found = nothing;
  const movedUnits: [id: string, place: number][] = [];
  const known = () => {
    const places = new Map<string, number>(ids === undefined ? [] : idsIn(ids));
    for (const [id, place] of changes) {
      if (place === null) places.delete(id);
      else places.set(id, place);
    }
    return places;
  };
  /** Who is present and was not at the last comparison. */
  const recentIds = () => {
    const recent = new Set([...changes].flatMap(([id, place]) => (place === null ? [] : [id])));
    if (recent.size > 0 && ids !== undefined) for (const [id] of idsIn(ids)) recent.delete(id);
    return recent;
  };
  const putUnits = (more: Findings['containers']) => {
    units = units && new Map([...units, ...more]);
    if (units !== undefined && units.size > maxContainers) units = undefined;
  };
  const memory: SourceMemory = {
    schema: state.schema,
    cursor: () => cursor,
    returned: (next) => {
      const count = found.gone.length + found.appeared.length + movedUnits.length;
      if (found.isComplete || count > 0) findings = { ...found, containers: movedUnits, reading: findings.reading + 1 };
      cursor = { ...next, [node]: findings.reading };
      return cursor;
    },
    continueFrom: (from) => {
      const stored = from[node];
      const { reading, isComplete, gone, appeared, containers } = findings;
      findings = { ...nothing, reading };
      // A cursor that does not know this node is of another one that has read everybody since.
      if (stored === reading || stored === undefined) {
        putUnits(containers);
        return;
      }
      if (isComplete) throw new CursorExpiredError('The last complete reading was not stored.');
      for (const [id, place] of gone) changes.set(id, place);
      for (const id of appeared) changes.set(id, null);
      comparedAt = 0;
    },
    isComparisonDue: () => now - comparedAt >= comparisonMinutes * 60_000,
    compare: () => {
      const places = known();
      const recent = recentIds();
      const collector = new IdCollector();
      const appeared: string[] = [];
      return {
        see: (id, place) => {
          const isKnown = places.get(id) === place;
          collector.add(id, place);
          places.delete(id);
          if (isKnown) return recent.has(id) ? 'recent' : 'known';
          appeared.push(id);
          return 'appeared';
        },
        end: () => {
          found = { ...found, gone: [...places], appeared };
          ids = collector.bytes();
          changes = new Map();
          comparedAt = now;
          return [...places.keys()];
        },
      };
    },
    replace: (collector, all) => {
      ids = collector.bytes();
      changes = new Map();
      units = new Map();
      putUnits(all);
      comparedAt = now;
      found = { ...nothing, isComplete: true };
    },
    put: (id, place) => void changes.set(id, place),
    remove: (id) => void changes.set(id, null),
    hasContainerMoved: (id, place) => {
      if (units === undefined || units.get(id) === place) return false;
      movedUnits.push([id, place]);
      return true;
    },
    state: () => {
      if (changes.size > maxChanges) {
        const collector = new IdCollector();
        for (const [id, place] of known()) collector.add(id, place);
        ids = collector.bytes();
        changes = new Map();
      }
      return { node, schema: memory.schema, cursor, comparedAt, findings, ids, changes, containers: units };
    },
  };
  return memory;
}
