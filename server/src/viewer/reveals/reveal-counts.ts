import { createHash } from 'node:crypto';
import { HttpError } from '../../http/http-error.ts';
import type { RevealBudget } from '../../http/reveal-budget.ts';
import type { Viewer } from '../../http/viewer.ts';
import { identityKey } from '../../people/identity-key.ts';
import { RevealedPeople, slotMilliseconds } from './revealed-people.ts';
import type { BudgetLimits, BudgetWindow } from './revealed-people.ts';
import { viewerKey } from '../viewer-key.ts';

/** What this node has counted for a viewer but not yet shared with the other nodes. */
export interface UnsharedReveals {
  readonly viewer: string;
  readonly loginKey: string;
  readonly slots: ReadonlyMap<number, readonly number[]>;
  /** Whether the viewer was last read from the database more than `staleAfter` ago, or never. */
  readonly isStale: boolean;
}

/** An exhausted budget, because of which a response was refused. */
export interface ExhaustedBudget {
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
  /** Whether `takeUnshared` would return any viewer. */
  hasUnshared(): boolean;
  /** Whether `takeUnshared` would return a viewer who has never been read from the database. */
  hasUnread(): boolean;
  /** Returns the viewers who were counted or refused since the previous call, with the people counted since then. */
  takeUnshared(): UnsharedReveals[];
  /** Puts back what could not be stored, for the next `takeUnshared`. */
  putBack(unshared: readonly UnsharedReveals[]): void;
  /** Adds the people whom the database lists for a viewer and slot. */
  merge(viewer: string, slot: number, people: readonly number[]): void;
  /** Records that all lists of the viewer have been merged. */
  noteRead(viewer: string): void;
  /** Exhausted budgets that are not recorded yet, one per viewer and window. */
  exhaustions(): ExhaustedBudget[];
  noteRecorded(exhaustion: ExhaustedBudget): void;
  currentSlot(): number;
  /** Totals since the start of this node. */
  totals(): RevealTotals;
}

interface CountedViewer {
  readonly viewer: string;
  readonly loginKey: string;
  readonly people: RevealedPeople;
  readonly unshared: Map<number, number[]>;
  readAt: number;
}

/** Memory of a viewer without people, measured in entries. */
const viewerEntries = 20;

/** Milliseconds after which all slots of a viewer are read from the database again, not only the latest ones. */
const staleAfter = 60_000;

/**
 * Counts in memory which people each viewer has seen. It stores at most `maxPeople` entries, by default 40 to 60 MB. Beyond that, the least
 * recently active viewers are evicted, and read from the database when they return.
 */
export function revealCounts(options: {
  /** Milliseconds since 1970. */
  now: () => number;
  limitsOf: (viewer: Viewer) => BudgetLimits;
  maxPeople?: number;
}): RevealCounts {
  const { now, limitsOf, maxPeople = 1_000_000 } = options;
  /** By `viewerKey`, the least recently active first. */
  const viewers = new Map<string, CountedViewer>();
  const byHash = new Map<string, CountedViewer>();
  let touched = new Set<CountedViewer>();
  const exhaustions = new Map<string, ExhaustedBudget>();
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
      const exceeded = counted.people.exceeded(shown.size === 0 ? unseenPerson : shown, limits, slot);
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
        // If the viewer was evicted in the meantime, the people that could not be stored are lost.
        if (counted === undefined) continue;
        for (const [slot, people] of slots)
          counted.unshared.set(slot, [...people, ...(counted.unshared.get(slot) ?? [])]);
        touched.add(counted);
      }
    },

    merge(viewer, slot, people) {
      const counted = byHash.get(viewer);
      // A slot in the future was written before the clock was set back.
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
    // Re-inserted, so that the first key of the map is the least recently active.
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
    if (entries > maxPeople) evict(counted);
    return result;
  }

  /** Evicts the least recently active viewers. Their unshared people are still shared, because `touched` refers to them. */
  function evict(except: CountedViewer): void {
    for (const [key, counted] of viewers) {
      if (entries <= maxPeople) return;
      if (counted === except) continue;
      entries -= viewerEntries + counted.people.size;
      viewers.delete(key);
      byHash.delete(counted.viewer);
    }
  }
}

/** Stands for one person whom the viewer has not seen. */
const unseenPerson: ReadonlySet<number> = new Set([-1]);

/**
 * The shown people without the viewer; `isOwn` if the viewer is the only one. Reads at most `limit` + 1 people, since a response with more
 * is refused in any case.
 */
function shownPeople(personIds: Iterable<number>, { personId }: Viewer, limit: number) {
  const shown = new Set<number>();
  let hasViewer = false;
  for (const id of personIds) {
    if (id === personId) hasViewer = true;
    else shown.add(id);
    if (shown.size > limit) break;
  }
  return { shown, isOwn: hasViewer && shown.size === 0 };
}
