import {
  endRaisedRevealBudget,
  getRevealBudget,
  listRevealBudgets,
  raiseRevealBudget,
  revealBudgetsSize,
} from '@directory/contract';
import type { PersonSummary, RevealBudget } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import { revealBudgetStore } from '../../viewer/reveals/reveal-budget-store.ts';
import type { RevealLimits } from '../../viewer/reveals/reveal-limits.ts';
import { windowSlots } from '../../viewer/reveals/revealed-people.ts';

export interface RevealBudgetDependencies {
  readonly database: Database;
  /** From memory; undefined for leavers and unknown logins. */
  readonly personByLogin: (login: string) => PersonSummary | undefined;
  readonly idOfLogin: (login: string) => number | undefined;
  readonly limits: RevealLimits;
  /** Stores what this node has counted, and reads whose budget is raised. */
  readonly shareReveals: () => Promise<void>;
  readonly currentSlot: () => number;
}

/** Shows how many people viewers have seen, and raises the budget of a viewer for a day. */
export function revealBudgetRoutes(dependencies: RevealBudgetDependencies): Route[] {
  const { database, personByLogin, limits } = dependencies;
  return [
    route(listRevealBudgets, async () => {
      await dependencies.shareReveals();
      const exhausted = await revealBudgetStore(database.kysely).listExhausted(revealBudgetsSize);
      const raised = limits.raised().map(({ login }) => login);
      const logins = new Map([...raised, ...exhausted].map((login) => [identityKey(login), login]));
      const budgets: RevealBudget[] = [];
      for (const login of [...logins.values()].slice(0, revealBudgetsSize)) budgets.push(await present(login));
      return budgets;
    }),

    route(getRevealBudget, async ({ params, reveal }) => {
      reveal(peopleOf(params.login));
      await dependencies.shareReveals();
      return await present(params.login);
    }),

    route(raiseRevealBudget, async ({ params, body, viewer, reveal }) => {
      reveal(peopleOf(params.login));
      const login = personByLogin(params.login)?.login ?? params.login;
      const loginKey = identityKey(login);
      await database.transaction(async (queries) => {
        await revealBudgetStore(queries).raise({ loginKey, login, people: body.people, by: viewer.login });
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'budget.raised',
          subject: loginKey,
          before: null,
          after: { budget: body.people },
        });
      });
      await dependencies.shareReveals();
      return await present(login);
    }),

    route(endRaisedRevealBudget, async ({ params, viewer, reveal }) => {
      reveal(peopleOf(params.login));
      const loginKey = identityKey(params.login);
      await database.transaction(async (queries) => {
        const ended = await revealBudgetStore(queries).endRaised(loginKey);
        if (ended === undefined) return;
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'budget.ended',
          subject: loginKey,
          before: { budget: ended },
          after: null,
        });
      });
      await dependencies.shareReveals();
      return await present(params.login);
    }),
  ];

  function peopleOf(login: string): number[] {
    const id = dependencies.idOfLogin(login);
    return id === undefined ? [] : [id];
  }

  async function present(given: string): Promise<RevealBudget> {
    const person = personByLogin(given) ?? null;
    const login = person?.login ?? given;
    const store = revealBudgetStore(database.kysely);
    const slot = dependencies.currentSlot();
    const { hour, day } = limits.ofLogin(login);
    const used = (slots: number) => store.countOf(identityKey(login), slot - slots + 1);
    const raised = limits.raisedOf(login);
    return {
      login,
      person,
      isAdministrator: limits.isAdministrator(login),
      hour: { used: await used(windowSlots.hour), limit: hour },
      day: { used: await used(windowSlots.day), limit: day },
      raised: raised === undefined ? null : presentRaised(raised),
    };
  }

  function presentRaised({ people, until, by }: { people: number; until: Date; by: string }) {
    return { people, until: until.toISOString(), by, byPerson: personByLogin(by) ?? null };
  }
}
