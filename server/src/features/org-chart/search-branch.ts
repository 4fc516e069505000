import { branchHitsSize, longestChain } from '@directory/contract';
import type { BranchHit } from '@directory/contract';
import { chartPerson } from './present-person.ts';
import type { ChartDependencies } from './present-person.ts';

/**
 * The best matches among the people below a person, each with the path down to them. The search itself is restricted to these people, so
 * that better matches elsewhere do not fill the page.
 */
export function searchBranch(
  wanted: { head: number; text: string; scope: 'branch' | 'collaborators' },
  dependencies: ChartDependencies,
): BranchHit[] {
  const { line, people } = dependencies;
  const among = line.below(wanted.head, wanted.scope);
  const { hits } = people.search({ text: wanted.text, filters: { among }, limit: branchHitsSize, after: 0 });
  return hits.map(({ id }) => ({
    ...chartPerson(id, dependencies),
    path: line
      .path(wanted.head, id, longestChain)
      .map((step) => ({ login: line.get(step.id).person.login, position: step.position })),
  }));
}
