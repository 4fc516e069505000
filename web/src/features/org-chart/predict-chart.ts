import { maxChainLength, type ChartPerson, type OrgChart } from '@directory/contract';

/** Logins are case-insensitive. */
export const isSameLogin = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Derives a placeholder for another person's chart from this one: a manager shortens the chain, a collaborator extends it by one. The
 * collaborators of that person are unknown. Undefined for other people.
 */
export function predictChart(chart: OrgChart, login: string): OrgChart | undefined {
  const chain = chainTo(chart, login);
  const last = chain?.at(-1);
  if (chain === undefined || last === undefined) return undefined;
  return {
    ...chart,
    chain,
    assistant: null,
    collaborators: [],
    collaboratorCount: last.directReports,
    notShownCount: 0,
  };
}

function chainTo({ chain, collaborators }: OrgChart, login: string): ChartPerson[] | undefined {
  const level = chain.findIndex((person) => isSameLogin(person.login, login));
  if (level >= 0) return chain.slice(0, level + 1);
  const collaborator = collaborators.find((person) => isSameLogin(person.login, login));
  return collaborator && chain.length < maxChainLength ? [...chain, collaborator] : undefined;
}
