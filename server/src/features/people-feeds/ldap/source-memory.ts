import { randomUUID } from 'node:crypto';
import { CursorExpiredError } from '../feed-source.ts';
import type { FeedCursor } from '../feed-source.ts';
import type { DirectoryServer } from './directory-server.ts';
import { IdCollector, idsIn } from './known-ids.ts';
import type { IdBytes } from './known-ids.ts';
import { nodePrefix } from './ldap-position.ts';

/** Minutes between two comparisons of all ids, which find people who were deleted, or who appeared without a change of their entry. */
const comparisonMinutes = 10;
/** Maximum number of changes since `ids` was built. Beyond this, it is rebuilt. */
const maxChanges = 10_000;
/** Maximum number of organizational units that are remembered. If there are more, none are. */
export const maxContainers = 10_000;

/** What a reading found only by comparing ids. A later reading must find it again, unless the cursor of this reading was stored. */
interface Findings {
  /** Sequence number. A cursor contains that of the last findings stored with it, for each node. */
  readonly reading: number;
  /** Whether all people were read. */
  readonly isComplete: boolean;
  /** Ids and name hashes of people who no longer existed. */
  readonly gone: readonly (readonly [id: string, nameHash: number])[];
  /** Ids that were new, or whose entry had a different name. */
  readonly appeared: readonly string[];
  readonly containers: readonly (readonly [id: string, nameHash: number])[];
}

/**
 * What a source remembers between readings: plain data that is passed to the worker thread of a reading and returned at its end. A node
 * that has just started remembers nothing, so its first reading is a complete one.
 */
export interface SourceMemoryState {
  /** Key of this node in a cursor. */
  readonly node: string;
  readonly schema?: DirectoryServer['schema'];
  /** The last cursor that was returned. */
  readonly cursor?: FeedCursor | undefined;
  /** Time of the last comparison, in milliseconds since 1970. */
  readonly comparedAt: number;
  readonly findings: Findings;
  /** All entries that matched the filter at the last comparison. */
  readonly ids?: IdBytes | undefined;
  /** Name hashes of entries that were added or moved since then, by id; null for those that were removed. */
  readonly changes: ReadonlyMap<string, number | null>;
  /** Name hashes of organizational units, by id; undefined if there are too many. */
  readonly containers: ReadonlyMap<string, number> | undefined;
}

const noFindings: Findings = { reading: 0, isComplete: false, gone: [], appeared: [], containers: [] };

export function newMemory(): SourceMemoryState {
  const node = `${nodePrefix}${randomUUID().slice(0, 8)}`;
  return { node, comparedAt: 0, findings: noFindings, changes: new Map(), containers: new Map() };
}

/** A comparison of the ids on the server with the known ids. */
export interface IdComparison {
  /** `appeared`: not known, or with a different name. `recent`: known, but only since the last comparison. */
  see(id: string, nameHash: number): 'appeared' | 'recent' | 'known';
  /** Remembers the ids that were seen. Returns the known ids that were not. */
  end(): readonly string[];
}

/** The memory of a source during one reading. */
export interface SourceMemory {
  schema: DirectoryServer['schema'];
  cursor(): FeedCursor | undefined;
  /** Returns the cursor with the number of this reading's findings added, and remembers it. */
  withFindings(cursor: FeedCursor): FeedCursor;
  /**
   * Begins a reading from a stored cursor. If the cursor of the last reading was not stored, its findings are undone, so that they are
   * found again.
   * @throws CursorExpiredError if that reading belonged to a full run
   */
  continueFrom(cursor: FeedCursor): void;
  isComparisonDue(): boolean;
  compare(): IdComparison;
  /** Replaces everything by the result of a full run. `containers` are ids and name hashes. */
  replace(ids: IdCollector, containers: readonly (readonly [id: string, nameHash: number])[]): void;
  put(id: string, nameHash: number): void;
  remove(id: string): void;
  /** Remembers the name of an organizational unit. Returns whether it had a different one, or none; false if units are not remembered. */
  hasContainerMoved(id: string, nameHash: number): boolean;
  /** The state to pass to the next reading. */
  state(): SourceMemoryState;
}

/** @param now time of the reading, in milliseconds since 1970 */
export function sourceMemory(state: SourceMemoryState, now: number): SourceMemory {
  const { node } = state;
  let { cursor, comparedAt, findings, ids, containers: knownContainers } = state;
  let changes = new Map(state.changes);
  let found = noFindings;
  const movedContainers: [id: string, nameHash: number][] = [];
  const known = () => {
    const nameHashes = new Map<string, number>(ids === undefined ? [] : idsIn(ids));
    for (const [id, nameHash] of changes) {
      if (nameHash === null) nameHashes.delete(id);
      else nameHashes.set(id, nameHash);
    }
    return nameHashes;
  };
  /** Ids of present people who were not there at the last comparison. */
  const recentIds = () => {
    const recent = new Set([...changes].flatMap(([id, nameHash]) => (nameHash === null ? [] : [id])));
    if (recent.size > 0 && ids !== undefined) for (const [id] of idsIn(ids)) recent.delete(id);
    return recent;
  };
  const putContainers = (more: Findings['containers']) => {
    knownContainers = knownContainers && new Map([...knownContainers, ...more]);
    if (knownContainers !== undefined && knownContainers.size > maxContainers) knownContainers = undefined;
  };
  const memory: SourceMemory = {
    schema: state.schema,
    cursor: () => cursor,
    withFindings: (next) => {
      const count = found.gone.length + found.appeared.length + movedContainers.length;
      if (found.isComplete || count > 0)
        findings = { ...found, containers: movedContainers, reading: findings.reading + 1 };
      cursor = { ...next, [node]: findings.reading };
      return cursor;
    },
    continueFrom: (from) => {
      const stored = from[node];
      const { reading, isComplete, gone, appeared, containers } = findings;
      findings = { ...noFindings, reading };
      // A cursor without this node's key was written by another node that has done a full run since.
      if (stored === reading || stored === undefined) {
        putContainers(containers);
        return;
      }
      if (isComplete) throw new CursorExpiredError('The previous full run was read, but not stored.');
      for (const [id, nameHash] of gone) changes.set(id, nameHash);
      for (const id of appeared) changes.set(id, null);
      comparedAt = 0;
    },
    isComparisonDue: () => now - comparedAt >= comparisonMinutes * 60_000,
    compare: () => {
      const nameHashes = known();
      const recent = recentIds();
      const collector = new IdCollector();
      const appeared: string[] = [];
      return {
        see: (id, nameHash) => {
          const isKnown = nameHashes.get(id) === nameHash;
          collector.add(id, nameHash);
          nameHashes.delete(id);
          if (isKnown) return recent.has(id) ? 'recent' : 'known';
          appeared.push(id);
          return 'appeared';
        },
        end: () => {
          found = { ...found, gone: [...nameHashes], appeared };
          ids = collector.bytes();
          changes = new Map();
          comparedAt = now;
          return [...nameHashes.keys()];
        },
      };
    },
    replace: (collector, all) => {
      ids = collector.bytes();
      changes = new Map();
      knownContainers = new Map();
      putContainers(all);
      comparedAt = now;
      found = { ...noFindings, isComplete: true };
    },
    put: (id, nameHash) => void changes.set(id, nameHash),
    remove: (id) => void changes.set(id, null),
    hasContainerMoved: (id, nameHash) => {
      if (knownContainers === undefined || knownContainers.get(id) === nameHash) return false;
      movedContainers.push([id, nameHash]);
      return true;
    },
    state: () => {
      if (changes.size > maxChanges) {
        const collector = new IdCollector();
        for (const [id, nameHash] of known()) collector.add(id, nameHash);
        ids = collector.bytes();
        changes = new Map();
      }
      return { node, schema: memory.schema, cursor, comparedAt, findings, ids, changes, containers: knownContainers };
    },
  };
  return memory;
}
