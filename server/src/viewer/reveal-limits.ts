import type { Queries } from '../database/open-database.ts';
import type { Viewer } from '../http/route.ts';
import { identityKey } from '../people/identity-key.ts';
import { administratorsStore } from './administrators-store.ts';
import { revealBudgetStore } from './reveal-budget-store.ts';
import type { RaisedBudget } from './reveal-budget-store.ts';
import type { BudgetLimits } from './revealed-people.ts';

/** Of an API token: the people that it may read in a day; an hour has no limit of its own. */
interface ViewerWithToken extends Pick<Viewer, 'login'> {
  readonly apiToken?: { readonly peoplePerDay: number };
}

export interface RevealLimits {
  of(viewer: ViewerWithToken): BudgetLimits;
  /** Undefined when the budget is not raised. */
  raisedOf(login: string): RaisedBudget | undefined;
  isAdministrator(login: string): boolean;
  raised(): readonly RaisedBudget[];
  /** Reads who is an administrator and whose budget is raised. */
  refresh(queries: Queries): Promise<void>;
}

/** The budget of each viewer, from memory: administrators have one of their own, and an administrator may raise that of a person. */
export function revealLimits(options: {
  people: BudgetLimits;
  administrators: BudgetLimits;
  /** Milliseconds since 1970. */
  now: () => number;
}): RevealLimits {
  let administrators: ReadonlySet<string> = new Set();
  let raised: ReadonlyMap<string, RaisedBudget> = new Map();
  const isAdministrator = (login: string) => administrators.has(identityKey(login));
  const raisedOf = (login: string) => {
    const found = raised.get(identityKey(login));
    return found !== undefined && found.until.getTime() > options.now() ? found : undefined;
  };
  return {
    of({ login, apiToken }) {
      if (apiToken !== undefined) return { hour: apiToken.peoplePerDay, day: apiToken.peoplePerDay };
      const usual = isAdministrator(login) ? options.administrators : options.people;
      const least = raisedOf(login)?.people ?? 0;
      return { hour: Math.max(usual.hour, least), day: Math.max(usual.day, least) };
    },
    raisedOf,
    isAdministrator,
    raised: () => [...raised.values()].filter(({ login }) => raisedOf(login) !== undefined),
    async refresh(queries) {
      const list = await administratorsStore(queries).list();
      administrators = new Set(list.map(({ login }) => identityKey(login)));
      raised = new Map((await revealBudgetStore(queries).listRaised()).map((budget) => [budget.loginKey, budget]));
    },
  };
}
