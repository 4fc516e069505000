import type { ReportingLine } from './reporting-line.ts';

/** Of a longer list of collaborators, nobody is nearer than the others. */
const maxCollaborators = 100;

/** The ids of a person's team: the manager, the manager's other collaborators and their own; without those of whoever has very many. Nobody for people who are not on the chart. */
export function teamOf(line: Pick<ReportingLine, 'has' | 'chain' | 'below'>, id: number): number[] {
  if (!line.has(id)) return [];
  const [manager] = line.chain(id, 2).ids;
  const collaborators = (head: number) => {
    const below = line.below(head, 'collaborators');
    return below.size > maxCollaborators ? [] : [...below];
  };
  const own = collaborators(id);
  return manager === undefined || manager === id ? own : [manager, ...collaborators(manager), ...own];
}
