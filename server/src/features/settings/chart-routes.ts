import { changeChartSetting, defaultChartChoice, getChartSetting, previewChartSetting } from '@directory/contract';
import type { ChartChoice, ChartSetting } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { MembershipCounts } from '../../people/memory/membership-counts.ts';
import { chartRule } from '../../people/rules/people-rules.ts';
import { peopleRulesStore } from '../../people/rules/people-rules-store.ts';
import type { StoredChartChoice } from '../../people/rules/people-rules-store.ts';

/** The setting of who is on the organization chart. */
export function chartRoutes(dependencies: {
  database: Database;
  counts: MembershipCounts;
  catchUp: () => Promise<void>;
}): Route[] {
  const { database, counts } = dependencies;
  return [
    route(getChartSetting, async () => present(await peopleRulesStore(database.kysely).findChartChoice())),

    route(changeChartSetting, async ({ body: { version, ...sent }, viewer, fail }) => {
      const stored = await database.transaction(async (queries) => {
        const store = peopleRulesStore(queries);
        const before = await store.findChartChoiceForUpdate();
        if (version !== undefined && version !== before.version) fail('rule.stale');
        const choice = tidy(sent);
        const beforeChoice = before.choice ?? defaultChartChoice;
        if (isSame(beforeChoice, choice)) return before;
        await store.changeChartChoice(choice);
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'chart.changed',
          subject: 'chart',
          before: beforeChoice,
          after: choice,
        });
        return await store.findChartChoice();
      });
      await dependencies.catchUp();
      return present(stored);
    }),

    route(previewChartSetting, ({ body }) => countsOf(body)),
  ];

  function present({ choice, version, changedAt }: StoredChartChoice): ChartSetting {
    const { userTypes, mode, organizations } = choice ?? defaultChartChoice;
    return {
      userTypes: [...userTypes],
      mode,
      organizations: [...organizations],
      version,
      changedAt: changedAt?.toISOString() ?? null,
      ...countsOf({ userTypes, mode, organizations }),
    };
  }

  function countsOf(choice: ChartChoice) {
    return {
      onChartCount: counts.countWhere(chartRule(choice).isOnChart),
      peopleCount: counts.countWhere(() => true),
    };
  }
}

/** Normalizes a choice: removes repetitions, and sorts. */
function tidy({ userTypes, mode, organizations }: ChartChoice): ChartChoice {
  const byKey = new Map(organizations.map((id) => [identityKey(id), id]));
  return { userTypes: [...new Set(userTypes)].toSorted(), mode, organizations: [...byKey.values()].toSorted() };
}

function isSame(one: ChartChoice, other: ChartChoice): boolean {
  const [tidyOne, tidyOther] = [tidy(one), tidy(other)];
  return JSON.stringify(tidyOne) === JSON.stringify(tidyOther);
}
