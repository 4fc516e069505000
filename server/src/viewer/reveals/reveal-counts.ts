import { createHash } from 'node:crypto';
import { HttpError } from '../../http/http-error.ts';
import type { RevealBudget, Viewer } from '../../http/route.ts';
import { identityKey } from '../../people/identity-key.ts';
import { RevealedPeople, slotMilliseconds } from './revealed-people.ts';
import type { BudgetLimits, BudgetWindow } from './revealed-people.ts';
import { viewerKey } from '../viewer-key.ts';

/** What this node has counted for a viewer and not yet told the other nodes. */
export interface UnsharedReveals {
  readonly viewer: string;
  readonly loginKey: string;
  readonly slots: ReadonlyMap<number, readonly number[]>;
  /** Whether the viewer has not been read from the database for a while. */
  readonly isStale: boolean;
}

/** A refused answer. */
export interface Exhaustion {
  readonly viewer: string;
  readonly login: string;
  readonly window: BudgetWindow;
  readonly used: number;
  readonly limit: number;
}

export interface RevealTotals {
  readonly revealed: number;
  readonly refused: Readonly<Record<BudgetWindow, number>>;
}

export interface RevealCounts extends RevealBudget {
  /** Whether `takeUnshared` would return any viewer, and one who was never read from the database. */
  hasUnshared(): boolean;
  hasUnread(): boolean;
  /** The viewers who were counted or refused since the previous call, with what was counted. */
  takeUnshared(): UnsharedReveals[];
  /** Returns what could not be stored to the next `takeUnshared`. */
  putBack(unshared: readonly UnsharedReveals[]): void;
  /** Adds what the database has about a viewer. */
  merge(viewer: string, slot: number, people: readonly number[]): void;
  /** Says that everything about the viewer has been merged. */
  noteRead(viewer: string): void;
  /** Refusals that are not recorded yet, one for each viewer and window. */
  exhaustions(): Exhaustion[];
  noteRecorded(exhaustion: Exhaustion): void;
  currentSlot(): number;
  /** Since the start of this node. */
  totals(): RevealTotals;
}

interface CountedViewer {
  readonly viewer: string;
  readonly loginKey: string;
  readonly people: RevealedPeople;
  readonly unshared: Map<number, number[]>;
  readAt: number;
}

/** What a viewer without people takes, in entries. */
const viewerEntries = 20;

/** After this time a viewer is read from the database as a whole, and not only the current slot. */
const staleAfter = 60_000;

/**
 * Counts in memory whom each viewer has seen. At most `maxPeople` entries are kept, by default 40 to 60 MB: the viewers who have been away
 * longest are forgotten first, and read from the database when they return.
 */
export function revealCounts(options: {
  /** Milliseconds since 1970. */
  now: () => number;
  limitsOf: (viewer: Viewer) => BudgetLimits;
  maxPeople?: number;
}): RevealCounts {
  const { now, limitsOf, maxPeople = 1_000_000 } = options;
  /** By `viewerKey`, longest away first. */
  const viewers = new Map<string, CountedViewer>();
  const byHash = new Map<string, CountedViewer>();
  let touched = new Set<CountedViewer>();
  const exhaustions = new Map<string, Exhaustion>();
  let isAnyoneUnread = false;
  let entries = 0;
  let revealed = 0;
  const refused = { hour: 0, day: 0 };
  const currentSlot = () => Math.floor(now() / slotMilliseconds);

  return {
    reveal(viewer, personIds) {
      const limits = limitsOf(viewer);
      const { shown, isOwn } = shownPeople(personIds, viewer, Math.max(limits.hour, limits.day));
      if (isOwn) return;
      const counted = find(viewer);
      const slot = currentSlot();
      changing(counted, () => counted.people.prune(slot));
      touched.add(counted);
      const exceeded = counted.people.exceeded(shown.size === 0 ? somebody : shown, limits, slot);
      if (exceeded === undefined) return count(counted, shown, slot);
      const { window, fitsAt } = exceeded;
      refused[window]++;
      if (fitsAt === undefined) throw new HttpError('people.over-budget');
      const used = counted.people.used(window, slot);
      const { viewer: hash } = counted;
      exhaustions.set(`${hash} ${window}`, { viewer: hash, login: viewer.login, window, used, limit: limits[window] });
      const retryAfter = Math.max(1, Math.ceil((fitsAt * slotMilliseconds - now()) / 1000));
      throw new HttpError('people.too-many', { retryAfter });
    },

    hasUnshared: () => touched.size > 0,
    hasUnread: () => isAnyoneUnread,

    takeUnshared() {
      const taken = [...touched].map((counted) => ({
        viewer: counted.viewer,
        loginKey: counted.loginKey,
        slots: new Map(counted.unshared),
        isStale: now() - counted.readAt > staleAfter,
      }));
      for (const counted of touched) counted.unshared.clear();
      touched = new Set();
      isAnyoneUnread = false;
      return taken;
    },

    putBack(unshared) {
      for (const { viewer, slots } of unshared) {
        const counted = byHash.get(viewer);
        // A viewer who was forgotten meanwhile loses what the database did not take.
        if (counted === undefined) continue;
        for (const [slot, people] of slots)
          counted.unshared.set(slot, [...people, ...(counted.unshared.get(slot) ?? [])]);
        touched.add(counted);
      }
    },

    merge(viewer, slot, people) {
      const counted = byHash.get(viewer);
      // A later slot is from before the clock was set back.
      if (counted === undefined || slot > currentSlot() + 1) return;
      changing(counted, () => counted.people.merge(people, slot));
    },

    noteRead(viewer) {
      const counted = byHash.get(viewer);
      if (counted !== undefined) counted.readAt = now();
    },

    exhaustions: () => [...exhaustions.values()],

    noteRecorded({ viewer, window }) {
      exhaustions.delete(`${viewer} ${window}`);
    },

    currentSlot,
    totals: () => ({ revealed, refused: { ...refused } }),
  };

  function find(viewer: Viewer): CountedViewer {
    const key = viewerKey(viewer);
    const counted = viewers.get(key) ?? add(key, viewer);
    // The last of the map is the latest.
    viewers.delete(key);
    viewers.set(key, counted);
    return counted;
  }

  function add(key: string, { login }: Viewer): CountedViewer {
    const counted = {
      viewer: createHash('sha256').update(key).digest('hex'),
      loginKey: identityKey(login),
      people: new RevealedPeople(),
      unshared: new Map<number, number[]>(),
      readAt: -Infinity,
    };
    byHash.set(counted.viewer, counted);
    entries += viewerEntries;
    isAnyoneUnread = true;
    return counted;
  }

  function count(counted: CountedViewer, shown: ReadonlySet<number>, slot: number): void {
    const added = changing(counted, () => counted.people.count(shown, slot));
    if (added.length === 0) return;
    revealed += added.length;
    const unshared = counted.unshared.get(slot);
    if (unshared === undefined) counted.unshared.set(slot, added);
    else for (const person of added) unshared.push(person);
  }

  function changing<Result>(counted: CountedViewer, change: () => Result): Result {
    const before = counted.people.size;
    const result = change();
    entries += counted.people.size - before;
    if (entries > maxPeople) forget(counted);
    return result;
  }

  /** Forgets the viewers who have been away longest. What is not shared yet is still shared once. */
  function forget(except: CountedViewer): void {
    for (const [key, counted] of viewers) {
      if (entries <= maxPeople) return;
      if (counted === except) continue;
      entries -= viewerEntries + counted.people.size;
      viewers.delete(key);
      byHash.delete(counted.viewer);
    }
  }
}

/** A person whom nobody has seen. */
const somebody: ReadonlySet<number> = new Set([-1]);

/**
 * The people without the viewer; `isOwn` when the viewer is the only one. Reads one person more than `most` at most: an answer with more is
 * refused in any case.
 */
function shownPeople(personIds: Iterable<number>, { personId }: Viewer, most: number) {
  const shown = new Set<number>();
  let hasViewer = false;
  for (const id of personIds) {
    if (id === personId) hasViewer = true;
    else shown.add(id);
    if (shown.size > most) break;
  }
  return { shown, isOwn: hasViewer && shown.size === 0 };
}
