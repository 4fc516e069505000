import type { EditableField, RuleKind } from '@directory/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import type { SelfServiceRulesTable } from '../../database/tables.ts';
import { identityKey } from '../identity-key.ts';

export type { RuleKind } from '@directory/contract';

/** Which fields the members of one organization, or of one domain, may edit themselves. */
export interface SelfServiceRule {
  readonly id: string;
  readonly allowedAttributes: readonly EditableField[];
  readonly version: number;
  readonly changedAt: Date;
}

type OpenedFields = Pick<SelfServiceRule, 'id' | 'allowedAttributes'>;

const ruleTable = { organizations: 'self_service_organizations', domains: 'self_service_domains' } as const;

export type SelfServiceStore = ReturnType<typeof selfServiceStore>;

/** Self-service rules. Ids are compared without case. */
export function selfServiceStore(queries: Queries) {
  return {
    async findRule(kind: RuleKind, id: string): Promise<SelfServiceRule | undefined> {
      const row = await ruleRow(kind, id).executeTakeFirst();
      return row && ruleOf(row);
    },

    /** The rules of an organization and of a domain, if any, in one query. */
    async findRulesOf(
      organization: string,
      domain: string,
    ): Promise<{ [kind in RuleKind]?: OpenedFields | undefined }> {
      const rows = await openedFields(queries, identityKey(organization), identityKey(domain));
      return Object.fromEntries(
        rows.map((row) => [row.kind, { id: row.id, allowedAttributes: row.allowed_attributes }]),
      );
    },

    /** As `findRule`. The row stays locked until the transaction ends. */
    async findRuleForUpdate(kind: RuleKind, id: string): Promise<SelfServiceRule | undefined> {
      const row = await ruleRow(kind, id).forUpdate().executeTakeFirst();
      return row && ruleOf(row);
    },

    async listRules(kind: RuleKind): Promise<SelfServiceRule[]> {
      const rows = await queries.selectFrom(ruleTable[kind]).selectAll().orderBy('id_key').execute();
      return rows.map(ruleOf);
    },

    /** Returns false and changes nothing if a rule with this id already exists. */
    async addRule(kind: RuleKind, id: string, allowedAttributes: readonly EditableField[]): Promise<boolean> {
      const added = await queries
        .insertInto(ruleTable[kind])
        .values({ id, id_key: identityKey(id), allowed_attributes: JSON.stringify(allowedAttributes) })
        .onConflict((conflict) => conflict.column('id_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    /** Returns false and changes nothing if there is no rule with this id and version. */
    async changeRule(
      kind: RuleKind,
      id: string,
      version: number,
      allowedAttributes: readonly EditableField[],
    ): Promise<boolean> {
      const changed = await queries
        .updateTable(ruleTable[kind])
        .set({ allowed_attributes: JSON.stringify(allowedAttributes), version: version + 1, changed_at: new Date() })
        .where('id_key', '=', identityKey(id))
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },

    async removeRule(kind: RuleKind, id: string): Promise<boolean> {
      const removed = await queries
        .deleteFrom(ruleTable[kind])
        .where('id_key', '=', identityKey(id))
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };

  function ruleRow(kind: RuleKind, id: string) {
    return queries.selectFrom(ruleTable[kind]).selectAll().where('id_key', '=', identityKey(id));
  }
}

const openedFields = preparedStatement((queries, organizationKey: string, domainKey: string) => {
  const opened = (kind: RuleKind, key: string) =>
    queries
      .selectFrom(ruleTable[kind])
      .select([sql<RuleKind>`${sql.lit(kind)}`.as('kind'), 'id', 'allowed_attributes'])
      .where('id_key', '=', key);
  return opened('organizations', organizationKey).unionAll(opened('domains', domainKey)).compile();
});

function ruleOf(row: Selectable<SelfServiceRulesTable>): SelfServiceRule {
  return {
    id: row.id,
    allowedAttributes: row.allowed_attributes,
    version: row.version,
    changedAt: row.changed_at,
  };
}
