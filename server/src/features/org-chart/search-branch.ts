import { branchHitsSize, maxChainLength } from '@directory/contract';
import type { BranchHit } from '@directory/contract';
import { chartPerson, peopleOnCards } from './present-person.ts';
import type { ChartDependencies } from './present-person.ts';

/**
 * Finds the best matches among the people below a person, each with the path down to them. The search itself is restricted to these people,
 * so that better matches elsewhere do not fill the page. `people` are all people in the result, including those on the paths and the
 * assistants on the cards.
 */
export function searchBranch(
  wanted: { head: number; text: string; scope: 'branch' | 'collaborators' },
  dependencies: ChartDependencies,
): { hits: BranchHit[]; people: number[] } {
  const { line, people } = dependencies;
  const among = line.below(wanted.head, wanted.scope);
  const found = people.search({ text: wanted.text, filters: { among }, limit: branchHitsSize, after: 0 });
  const shown: number[] = [];
  const hits = found.hits.map(({ id }) => {
    const path = line.path(wanted.head, id, maxChainLength);
    shown.push(...peopleOnCards([id], line), ...path.map((step) => step.id));
    return {
      ...chartPerson(id, dependencies),
      path: path.map((step) => ({ login: line.get(step.id).person.login, position: step.position })),
    };
  });
  return { hits, people: shown };
}
