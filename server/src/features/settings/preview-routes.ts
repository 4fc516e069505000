import { previewSelfService, selfServiceDomain } from '@directory/contract';
import type { PersonSummary } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { peopleStore } from '../../people/people-store.ts';
import { selfServiceRights } from '../../people/rules/self-service-rights.ts';
import { selfServiceStore } from '../../people/rules/self-service-store.ts';

/** Shows what a person may edit, determined by the same function as for the person's own edits. */
export function previewRoutes(dependencies: {
  database: Database;
  personByLogin: (login: string) => PersonSummary | undefined;
}): Route[] {
  const { kysely } = dependencies.database;
  return [
    route(previewSelfService, async ({ query, fail, reveal }) => {
      const person = (await peopleStore(kysely).find({ login: query.userId })) ?? fail('profile.unknown');
      reveal([person.id]);
      if (person.leftAt !== null) fail('profile.left');
      const { rule, fields } = await selfServiceRights(person, selfServiceStore(kysely));
      return {
        person: dependencies.personByLogin(person.login) ?? fail('profile.unknown'),
        isCloudManaged: person.isEntraCloudManaged === '1',
        organization: person.C_msDSCloudExtensionAttribute2,
        domain: selfServiceDomain(person),
        rule: rule ?? null,
        fields: [...fields],
      };
    }),
  ];
}
