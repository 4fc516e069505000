import { changeAboutMeSetting, getAboutMeSetting, optionalFields } from '@directory/contract';
import type { AboutMeSetting } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import { peopleRulesStore } from '../../people/rules/people-rules-store.ts';
import type { StoredOptionalFields } from '../../people/rules/people-rules-store.ts';

/** Which optional fields are turned on. After a change, each node reads those again who entered such a field. */
export function aboutMeSettingRoutes({
  database,
  catchUp,
}: {
  readonly database: Database;
  readonly catchUp: () => Promise<void>;
}): Route[] {
  return [
    route(getAboutMeSetting, async () => present(await peopleRulesStore(database.kysely).findOptionalFields())),

    route(changeAboutMeSetting, async ({ body, viewer, fail }) => {
      const stored = await database.transaction(async (queries) => {
        const store = peopleRulesStore(queries);
        const before = await store.findOptionalFieldsForUpdate();
        if (body.version !== undefined && body.version !== before.version) fail('rule.stale');
        const fields = optionalFields.filter((field) => body.fields.includes(field));
        if (fields.join() === before.fields.join()) return before;
        await store.changeOptionalFields(fields);
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'about-me.changed',
          subject: 'about-me',
          before: { aboutMeFields: before.fields },
          after: { aboutMeFields: fields },
        });
        return await store.findOptionalFields();
      });
      await catchUp();
      return present(stored);
    }),
  ];
}

function present({ fields, version, changedAt }: StoredOptionalFields): AboutMeSetting {
  return { fields: [...fields], version, changedAt: changedAt?.toISOString() ?? null };
}
