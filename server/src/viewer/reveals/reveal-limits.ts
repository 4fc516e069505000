import type { Queries } from '../../database/open-database.ts';
import type { Account, Viewer } from '../../http/viewer.ts';
import { identityKey } from '../../people/identity-key.ts';
import { administratorsStore } from '../administrators/administrators-store.ts';
import { revealBudgetStore } from './reveal-budget-store.ts';
import type { RaisedBudget } from './reveal-budget-store.ts';
import type { BudgetLimits } from './revealed-people.ts';

interface ViewerWithToken extends Pick<Viewer, 'login' | 'account' | 'claimedRights'> {
  /** Number of people that the API token may read in a day. There is no separate limit for an hour. */
  readonly apiToken?: { readonly peoplePerDay: number };
}

export interface RevealLimits {
  of(viewer: ViewerWithToken): BudgetLimits;
  /** The budget of the user whose account has the rights of the login. */
  ofLogin(login: string): BudgetLimits;
  /** The raised budget of a login; undefined if it is not raised. */
  raisedOf(login: string): RaisedBudget | undefined;
  /** Whether the list of administrators grants the login the whole directory. */
  isAdministrator(login: string): boolean;
  raised(): readonly RaisedBudget[];
  /** Reads the administrators and the raised budgets from the database. */
  refresh(queries: Queries): Promise<void>;
}

/**
 * The budget of each viewer, from memory. Administrators of the whole directory have a budget of their own, and an administrator may raise
 * the budget of a person. Administrators of a business unit have the normal budget, as does another account with the login of an
 * administrator.
 */
export function revealLimits(options: {
  people: BudgetLimits;
  administrators: BudgetLimits;
  /** Milliseconds since 1970. */
  now: () => number;
}): RevealLimits {
  /** By login: the account that the rights are bound to; null until their first use. */
  let administrators: ReadonlyMap<string, string | null> = new Map();
  let accounts: ReadonlySet<string> = new Set();
  let raised: ReadonlyMap<string, RaisedBudget> = new Map();
  const isAdministrator = (login: string) => administrators.has(identityKey(login));
  const raisedOf = (login: string) => {
    if (raised.size === 0) return undefined;
    const found = raised.get(identityKey(login));
    return found !== undefined && found.until.getTime() > options.now() ? found : undefined;
  };
  const limitsOf = (login: string, defaultLimits: BudgetLimits) => {
    const raisedTo = raisedOf(login)?.people;
    if (raisedTo === undefined) return defaultLimits;
    return { hour: Math.max(defaultLimits.hour, raisedTo), day: Math.max(defaultLimits.day, raisedTo) };
  };
  return {
    of({ login, account, apiToken, claimedRights }) {
      if (apiToken !== undefined) return { hour: apiToken.peoplePerDay, day: apiToken.peoplePerDay };
      if (claimedRights?.units === 'all') return limitsOf(login, options.administrators);
      if (account !== null && accounts.size > 0 && accounts.has(accountKey(account)))
        return limitsOf(login, options.administrators);
      // Undefined if the login is not on the list.
      const bound = administrators.get(identityKey(login));
      if (typeof bound === 'string') return options.people;
      return limitsOf(login, bound === null ? options.administrators : options.people);
    },
    ofLogin: (login) => limitsOf(login, isAdministrator(login) ? options.administrators : options.people),
    raisedOf,
    isAdministrator,
    raised: () => [...raised.values()].filter(({ login }) => raisedOf(login) !== undefined),
    async refresh(queries) {
      const list = (await administratorsStore(queries).list()).filter(({ unit }) => unit === null);
      administrators = new Map(list.map(({ login, account }) => [identityKey(login), account && accountKey(account)]));
      accounts = new Set([...administrators.values()].filter((account) => account !== null));
      raised = new Map((await revealBudgetStore(queries).listRaised()).map((budget) => [budget.loginKey, budget]));
    },
  };
}

function accountKey({ issuer, subject }: Account): string {
  return `${issuer} ${subject}`;
}
