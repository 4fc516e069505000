import type { ReportingLine } from './reporting-line.ts';

/** Maximum number of direct reports that still make a team. In a larger group, people are not closer to each other than to anyone else. */
const maxCollaborators = 100;

/**
 * The ids of a person's team: the manager, the manager's direct reports, and the person's own direct reports. Leaves out the reports of
 * anyone with more than `maxCollaborators`. Empty for people who are not on the chart.
 */
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
