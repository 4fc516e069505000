import { Random } from '../random.ts';
import type { ReportingTree } from './reporting-tree.ts';

/** The rank of a superior, or why there is none. */
export type Superior = number | 'none' | 'unknown';

/**
 * The superior of each person in the people file: the one in the tree, with the errors of a real directory. About one person in 1000 has no
 * manager, as many have an unknown manager, and two managers report to each other.
 */
export function superiors(tree: ReportingTree, seed: number, exempt: ReadonlySet<number>): (rank: number) => Superior {
  const cycle = findCycle(tree, exempt);
  const random = new Random();
  return (rank) => {
    const parent = tree.parent[rank] as number;
    if (parent < 0) return 'none';
    if (rank === cycle) return firstHead(tree, rank);
    if (tree.span[rank] !== 0 || exempt.has(rank) || (tree.span[parent] as number) <= 6) return parent;
    const draw = random.reseed(seed, 13, rank).next();
    if (draw < 0.0015) return 'none';
    return draw < 0.0028 ? 'unknown' : parent;
  };
}

function firstHead(tree: ReportingTree, rank: number): number {
  const first = tree.firstReport[rank] as number;
  for (let report = first; report < first + (tree.span[rank] as number); report++) {
    if ((tree.span[report] as number) > 0) return report;
  }
  return -1;
}

/** The manager who forms the only cycle with their first direct report: the last one whose branch may be outside the tree. */
function findCycle(tree: ReportingTree, exempt: ReadonlySet<number>): number {
  for (let rank = tree.count - 1; rank > 0; rank--) {
    const parent = tree.parent[rank] as number;
    const size = tree.size[rank] as number;
    if ((tree.level[rank] as number) < 4 || size > 80 || (tree.span[parent] as number) < 4) continue;
    const head = firstHead(tree, rank);
    if (head < 0 || (tree.span[head] as number) >= 40 || containsAny(tree, rank, exempt)) continue;
    return rank;
  }
  return -1;
}

function containsAny(tree: ReportingTree, rank: number, people: ReadonlySet<number>): boolean {
  for (const person of people) {
    let above = person;
    while (above > rank) above = tree.parent[above] as number;
    if (above === rank) return true;
  }
  return false;
}
