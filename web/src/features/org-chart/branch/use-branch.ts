import { branchPageSize, type ChartPerson, type OrgChart } from '@directory/contract';
import { useQueryClient } from '@tanstack/react-query';
import { isOverBudget, type ApiFailure } from '../../../api/call.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from '../../../navigation/navigation.tsx';
import { branchKey, branchRows, type Branch, type BranchRow, type KnownCollaborators } from './branch-rows.ts';
import { fetchBranchPage, fetchCollaborators } from '../org-chart-queries.ts';

/** Maximum number of people loaded by expanding the complete branch. */
export const maxExpanded = 5000;

/** Number of pages requested in parallel after the first one, which returns the total. */
const concurrentPages = 8;

export interface ShownBranch {
  rows: readonly BranchRow[];
  /** Key of the active row; empty until a row has been chosen. */
  activeKey: string;
  /** Keys of managers whose last request failed; `expand-all` for the complete branch. */
  failed: ReadonlySet<string>;
  /** The last failure because the viewer's budget is used up; undefined after a successful request. */
  overBudget: ApiFailure | undefined;
  isExpanding: boolean;
  setActive: (key: string) => void;
  setOpen: (person: ChartPerson, isOpen: boolean) => void;
  /** Loads the next collaborators of a manager. */
  loadMore: (manager: ChartPerson) => void;
  /** Expands the complete branch, up to `maxExpanded` people. */
  expandAll: () => void;
  /** Collapses everything below the direct reports of the head. */
  collapseAll: () => void;
}

/** How long Back can restore a branch as it was left, in milliseconds. */
const savedBranchTime = 60 * 60_000;

/** The state that Back restores. Both collections are keyed as in `Branch`. */
type SavedBranch = Pick<Branch, 'collaborators' | 'open'> & Pick<ShownBranch, 'activeKey'>;

/**
 * The branch of a chart's selected person, initially with the direct reports expanded. Levels are loaded when they are expanded.
 * Back restores the branch as it was left, from the query cache of this tab.
 */
export function useBranch(chart: OrgChart, head: ChartPerson): ShownBranch {
  const { key: entry } = useLocation();
  const cache = useQueryClient();
  const [saved] = useState(() => cache.getQueryData<SavedBranch>(savedBranchKey(entry, head)));
  const [collaborators, setCollaborators] = useState<ReadonlyMap<string, KnownCollaborators>>(
    () =>
      saved?.collaborators ??
      new Map([[branchKey(head.login), { people: chart.collaborators, total: chart.collaboratorCount }]]),
  );
  const [open, setOpenLogins] = useState<ReadonlySet<string>>(() => saved?.open ?? new Set([branchKey(head.login)]));
  const [activeKey, setActive] = useState(saved?.activeKey ?? '');
  useEffect(() => {
    const key = savedBranchKey(entry, head);
    cache.setQueryDefaults(key, { gcTime: savedBranchTime });
    cache.setQueryData<SavedBranch>(key, { collaborators, open, activeKey });
  }, [cache, entry, head, collaborators, open, activeKey]);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [overBudget, setOverBudget] = useState<ApiFailure>();
  const [isExpanding, setIsExpanding] = useState(false);
  const running = useRef(new Set<string>());
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  const level = chart.chain.length;
  const rows = useMemo(() => {
    const branch: Branch = { head, level, collaborators, open };
    return branchRows(branch);
  }, [head, level, collaborators, open]);

  /** Runs one request per key at a time and records whether it failed. */
  async function run(key: string, work: (signal: AbortSignal | undefined) => Promise<void>): Promise<void> {
    if (running.current.has(key)) return;
    const signal = leaving.current?.signal;
    running.current.add(key);
    setFailed((before) => without(before, key));
    try {
      await work(signal);
      setOverBudget(undefined);
    } catch (failure) {
      if (signal?.aborted === true) return;
      setFailed((before) => new Set(before).add(key));
      setOverBudget(isOverBudget(failure) ? failure : undefined);
    } finally {
      running.current.delete(key);
    }
  }

  function loadMore(manager: ChartPerson) {
    const key = branchKey(manager.login);
    void run(key, async (signal) => {
      const page = await fetchCollaborators(manager, collaborators.get(key)?.people.length ?? 0, signal);
      setCollaborators((before) => {
        const people = withoutDuplicates([...(before.get(key)?.people ?? []), ...page.people]);
        // A page without people means that the list has become shorter in the meantime.
        const total = page.people.length === 0 ? people.length : Math.max(page.total, people.length);
        return new Map(before).set(key, { people, total });
      });
    });
  }

  function setOpen(person: ChartPerson, isOpen: boolean) {
    const key = branchKey(person.login);
    setOpenLogins((before) => (isOpen ? new Set(before).add(key) : without(before, key)));
    if (isOpen && !collaborators.has(key)) loadMore(person);
  }

  function expandAll() {
    setIsExpanding(true);
    void run('expand-all', async (signal) => {
      const levels = new Map<string, ChartPerson[]>();
      const sizes = new Map<string, number>();
      let [after, limit, count] = [0, 1, 1];
      while (after < limit) {
        const starts = Array.from({ length: count }, (_, page) => after + page * branchPageSize);
        const pages = await Promise.all(starts.map((start) => fetchBranchPage(head.login, start, signal)));
        limit = Math.min(pages[0]?.total ?? 0, maxExpanded);
        after += count * branchPageSize;
        count = Math.min(concurrentPages, Math.ceil((limit - after) / branchPageSize));
        for (const { managerUserId, level: _level, position: _position, ...person } of pages.flatMap(
          (page) => page.rows,
        )) {
          sizes.set(branchKey(person.login), person.directReports);
          if (managerUserId === '') continue;
          const key = branchKey(managerUserId);
          levels.set(key, [...(levels.get(key) ?? []), person]);
        }
        const known = [...levels].map(
          ([key, people]) =>
            [key, { people: withoutDuplicates(people), total: Math.max(sizes.get(key) ?? 0, people.length) }] as const,
        );
        setCollaborators((before) => new Map([...before, ...known]));
        setOpenLogins((before) => new Set([...before, ...levels.keys()]));
      }
    }).finally(() => setIsExpanding(false));
  }

  return {
    rows,
    activeKey,
    setActive,
    failed,
    overBudget,
    isExpanding,
    setOpen,
    loadMore,
    expandAll,
    collapseAll: () => setOpenLogins(new Set([branchKey(head.login)])),
  };
}

const savedBranchKey = (entry: string, { login }: ChartPerson) => ['branch', entry, branchKey(login)] as const;

function without(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  if (!set.has(value)) return set;
  const rest = new Set(set);
  rest.delete(value);
  return rest;
}

/** Removes duplicates: people can move between two page requests. */
function withoutDuplicates(people: readonly ChartPerson[]): ChartPerson[] {
  return [...new Map(people.map((person) => [branchKey(person.login), person])).values()];
}
