import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  addHidingRule,
  changeHidingRule,
  hidingGroupsSize,
  listHidingGroups,
  listHidingRules,
  listPeopleWithHiddenFields,
  maxHidingRules,
  removeHidingRule,
} from '@directory/contract';
import type { HidingRule, HidingScope, PersonSummary } from '@directory/contract';
import { lockAndCount } from '../../database/lock-and-count.ts';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { MembershipCounts } from '../../people/memory/membership-counts.ts';
import { orderedFields } from '../../people/rules/people-rules.ts';
import { peopleRulesStore } from '../../people/rules/people-rules-store.ts';
import type { StoredHidingRule } from '../../people/rules/people-rules-store.ts';
import { peopleStore } from '../../people/people-store.ts';
import type { References } from '../../people/reference-lists.ts';

type Groups = ReturnType<MembershipCounts['groups']>;

/**
 * Settings of the rules that hide fields of groups of people. A response is sent once the change is in the memory of this node, or after a
 * few seconds: with many people, memory takes longer to be read again.
 */
export function hidingRoutes(dependencies: {
  database: Database;
  counts: MembershipCounts;
  references: Pick<References, 'countryOf'>;
  personByLogin: (login: string) => PersonSummary | undefined;
  idOfLogin: (login: string) => number | undefined;
  catchUp: () => Promise<void>;
}): Route[] {
  const { database, counts, references } = dependencies;
  return [
    route(listHidingRules, async () => {
      const rules = await peopleRulesStore(database.kysely).listHidingRules();
      const groups = new Map<HidingScope, Groups>();
      for (const { scope } of rules) {
        if (groups.has(scope)) continue;
        // A scope may have 50 000 groups, so each is counted in a turn of its own.
        await nextTurn();
        groups.set(scope, counts.groups(scope));
      }
      return rules.map((rule) => present(rule, groups.get(rule.scope)));
    }),

    route(addHidingRule, async ({ body, viewer, fail }) => {
      const value = body.scope === 'country' ? (references.countryOf(body.value)?.name ?? body.value) : body.value;
      const rule = await database.transaction(async (queries) => {
        const store = peopleRulesStore(queries);
        if ((await lockAndCount(queries, 'hiding_rules')) >= maxHidingRules) return fail('rules.too-many');
        const added = (await store.addHidingRule({ ...body, value })) ?? fail('rule.known');
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'hiding.added',
          subject: added.value,
          before: null,
          after: recorded(added),
        });
        return added;
      });
      await dependencies.catchUp();
      return present(rule);
    }),

    route(changeHidingRule, async ({ params, body, viewer, fail }) => {
      const rule = await database.transaction(async (queries) => {
        const store = peopleRulesStore(queries);
        const before = (await store.findHidingRuleForUpdate(params.id)) ?? fail('rule.unknown');
        if (body.version !== undefined && body.version !== before.version) fail('rule.stale');
        if (orderedFields(body.fields).join() === before.fields.join()) return before;
        const after = await store.changeHidingRule(params.id, body.fields);
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'hiding.changed',
          subject: before.value,
          before: recorded(before),
          after: recorded(after),
        });
        return after;
      });
      await dependencies.catchUp();
      return present(rule);
    }),

    route(removeHidingRule, async ({ params, query, viewer, fail }) => {
      await database.transaction(async (queries) => {
        const store = peopleRulesStore(queries);
        const before = (await store.findHidingRuleForUpdate(params.id)) ?? fail('rule.unknown');
        if (query.version !== undefined && query.version !== before.version) fail('rule.stale');
        await store.removeHidingRule(params.id);
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'hiding.removed',
          subject: before.value,
          before: recorded(before),
          after: null,
        });
      });
      await dependencies.catchUp();
      return { id: params.id };
    }),

    route(listHidingGroups, ({ query }) => {
      const wanted = identityKey(query.text ?? '');
      return [...counts.groups(query.scope)]
        .filter(([key]) => key.includes(wanted))
        .toSorted(([key, one], [otherKey, other]) => other.count - one.count || (key < otherKey ? -1 : 1))
        .slice(0, hidingGroupsSize)
        .map(([, { value, count }]) => ({ value, count }));
    }),

    route(listPeopleWithHiddenFields, async ({ query, reveal, reply }) => {
      const { people, total } = await peopleStore(database.kysely).withHiddenFields(query);
      reveal(people.flatMap(({ login }) => dependencies.idOfLogin(login) ?? []));
      reply.header('x-total-count', String(total));
      return people.flatMap(({ login, fields }) => {
        const person = dependencies.personByLogin(login);
        return person === undefined ? [] : [{ person, fields }];
      });
    }),
  ];

  function present(
    { changedAt, fields, ...rule }: StoredHidingRule,
    groups: Groups = counts.groups(rule.scope),
  ): HidingRule {
    return {
      ...rule,
      fields: [...fields],
      appliesToCount: groups.get(identityKey(rule.value))?.count ?? 0,
      changedAt: changedAt.toISOString(),
    };
  }
}

function recorded({ scope, fields }: StoredHidingRule) {
  return { hidingScope: scope, hiddenFields: fields };
}
