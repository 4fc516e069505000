import { branchPageSize, type ChartPerson, type OrgChart } from '@directory/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { branchKey, branchRows, type Branch, type BranchRow, type KnownCollaborators } from './branch-rows.ts';
import { fetchBranchPage, fetchCollaborators } from './org-chart-queries.ts';

/** Most people that are unfolded at once. */
export const mostUnfolded = 5000;

/** Pages of a branch asked for at once, after the first, which tells how many there are. */
const pagesAtOnce = 8;

export interface ShownBranch {
  rows: readonly BranchRow[];
  /** Managers of whom the last call failed, and `unfold` for the whole branch. */
  failed: ReadonlySet<string>;
  isUnfolding: boolean;
  setOpen: (person: ChartPerson, isOpen: boolean) => void;
  /** The next collaborators of a manager. */
  loadMore: (manager: ChartPerson) => void;
  /** Unfolds the whole branch, up to `mostUnfolded` people. */
  unfold: () => void;
  /** Folds everybody but the head. */
  fold: () => void;
}

/** The branch of a chart's selected person, at first with the collaborators unfolded. Levels are loaded as they are unfolded. */
export function useBranch(chart: OrgChart, head: ChartPerson): ShownBranch {
  const [collaborators, setCollaborators] = useState<ReadonlyMap<string, KnownCollaborators>>(
    () => new Map([[branchKey(head.login), { people: chart.collaborators, total: chart.collaboratorCount }]]),
  );
  const [open, setOpenLogins] = useState<ReadonlySet<string>>(() => new Set([branchKey(head.login)]));
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [isUnfolding, setIsUnfolding] = useState(false);
  const underWay = useRef(new Set<string>());
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

  /** Runs one call of a kind at a time, and notes whether it failed. */
  async function run(key: string, work: (signal: AbortSignal | undefined) => Promise<void>): Promise<void> {
    if (underWay.current.has(key)) return;
    const signal = leaving.current?.signal;
    underWay.current.add(key);
    setFailed((before) => without(before, key));
    try {
      await work(signal);
    } catch {
      if (signal?.aborted !== true) setFailed((before) => new Set(before).add(key));
    } finally {
      underWay.current.delete(key);
    }
  }

  function loadMore(manager: ChartPerson) {
    const key = branchKey(manager.login);
    void run(key, async (signal) => {
      const page = await fetchCollaborators(manager, collaborators.get(key)?.people.length ?? 0, signal);
      setCollaborators((before) => {
        const people = unrepeated([...(before.get(key)?.people ?? []), ...page.people]);
        // A page without anybody new: somebody has moved meanwhile, and there are no more.
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

  function unfold() {
    setIsUnfolding(true);
    void run('unfold', async (signal) => {
      const levels = new Map<string, ChartPerson[]>();
      const sizes = new Map<string, number>();
      let [after, most, count] = [0, 1, 1];
      while (after < most) {
        const starts = Array.from({ length: count }, (_, page) => after + page * branchPageSize);
        const pages = await Promise.all(starts.map((start) => fetchBranchPage(head.login, start, signal)));
        most = Math.min(pages[0]?.total ?? 0, mostUnfolded);
        after += count * branchPageSize;
        count = Math.min(pagesAtOnce, Math.ceil((most - after) / branchPageSize));
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
            [key, { people: unrepeated(people), total: Math.max(sizes.get(key) ?? 0, people.length) }] as const,
        );
        setCollaborators((before) => new Map([...before, ...known]));
        setOpenLogins((before) => new Set([...before, ...levels.keys()]));
      }
    }).finally(() => setIsUnfolding(false));
  }

  return {
    rows,
    failed,
    isUnfolding,
    setOpen,
    loadMore,
    unfold,
    fold: () => setOpenLogins(new Set([branchKey(head.login)])),
  };
}

function without(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  if (!set.has(value)) return set;
  const rest = new Set(set);
  rest.delete(value);
  return rest;
}

/** Each person once, where they stood first: somebody may move between two pages. */
function unrepeated(people: readonly ChartPerson[]): ChartPerson[] {
  return [...new Map(people.map((person) => [branchKey(person.login), person])).values()];
}
