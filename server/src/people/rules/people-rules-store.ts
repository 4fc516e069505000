import type { ChartChoice, HideableField, HidingScope, OptionalField } from '@directory/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import type { HidingRulesTable } from '../../database/tables.ts';
import { identityKey } from '../identity-key.ts';
import { knownOptionalFields, orderedFields, peopleRules } from './people-rules.ts';
import type { PeopleRules, StoredRules } from './people-rules.ts';

/** All people rules as one value. Selecting it in the statement that reads a person guarantees that no rule is missed. */
export const storedRules = sql<StoredRules>`(
  select jsonb_build_object('version', version, 'chart', chart, 'aboutMe', about_me_fields, 'hiding', (
    select coalesce(jsonb_agg(jsonb_build_object('scope', scope, 'key', value_key, 'fields', fields)), '[]'::jsonb)
    from hiding_rules)) from people_rules)`;

export async function readPeopleRules(queries: Queries): Promise<PeopleRules> {
  const [row] = await rulesRow(queries);
  if (row === undefined) throw new Error('A select without a table has no row.');
  return peopleRules(row.rules);
}

const rulesRow = preparedStatement((queries) => queries.selectNoFrom(storedRules.as('rules')).compile());

export interface StoredHidingRule {
  readonly id: number;
  readonly scope: HidingScope;
  readonly value: string;
  readonly fields: readonly HideableField[];
  readonly version: number;
  readonly changedAt: Date;
}

export interface StoredChartChoice {
  /** Null for the default. */
  readonly choice: ChartChoice | null;
  readonly version: number;
  readonly changedAt: Date | null;
}

/** The optional fields that are turned on. */
export interface StoredOptionalFields {
  readonly fields: readonly OptionalField[];
  readonly version: number;
  /** Null for the default. */
  readonly changedAt: Date | null;
}

/**
 * The rules that hide fields for groups of people, and the settings for the chart and the optional fields. Each commit notifies the nodes.
 */
export function peopleRulesStore(queries: Queries) {
  return {
    async listHidingRules(): Promise<StoredHidingRule[]> {
      const rows = await queries.selectFrom('hiding_rules').selectAll().orderBy('scope').orderBy('value_key').execute();
      return rows.map(hidingRuleOf);
    },

    /** The row stays locked until the transaction ends. */
    async findHidingRuleForUpdate(id: number): Promise<StoredHidingRule | undefined> {
      const row = await queries
        .selectFrom('hiding_rules')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row && hidingRuleOf(row);
    },

    /** Returns undefined and changes nothing if the group already has a rule. */
    async addHidingRule(
      rule: Pick<StoredHidingRule, 'scope' | 'value' | 'fields'>,
    ): Promise<StoredHidingRule | undefined> {
      const row = await queries
        .insertInto('hiding_rules')
        .values({
          scope: rule.scope,
          value: rule.value,
          value_key: identityKey(rule.value),
          fields: JSON.stringify(orderedFields(rule.fields)),
        })
        .onConflict((conflict) => conflict.columns(['scope', 'value_key']).doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && hidingRuleOf(row);
    },

    async changeHidingRule(id: number, fields: readonly HideableField[]): Promise<StoredHidingRule> {
      const row = await queries
        .updateTable('hiding_rules')
        .set(({ eb }) => ({
          fields: JSON.stringify(orderedFields(fields)),
          version: eb('version', '+', 1),
          changed_at: new Date(),
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return hidingRuleOf(row);
    },

    async removeHidingRule(id: number): Promise<void> {
      await queries.deleteFrom('hiding_rules').where('id', '=', id).execute();
    },

    async findChartChoice(): Promise<StoredChartChoice> {
      return chartChoiceOf(await chartRow().executeTakeFirstOrThrow());
    },

    /**
     * As `findChartChoice`. The row, which all settings share, stays locked until the transaction ends: changes of settings wait for each
     * other.
     */
    async findChartChoiceForUpdate(): Promise<StoredChartChoice> {
      return chartChoiceOf(await chartRow().forUpdate().executeTakeFirstOrThrow());
    },

    async changeChartChoice(choice: ChartChoice): Promise<void> {
      await queries
        .updateTable('people_rules')
        .set(({ eb }) => ({
          chart: JSON.stringify(choice),
          chart_version: eb('chart_version', '+', 1),
          chart_changed_at: new Date(),
        }))
        .execute();
    },

    async findOptionalFields(): Promise<StoredOptionalFields> {
      return optionalFieldsOf(await optionalRow().executeTakeFirstOrThrow());
    },

    /** As `findOptionalFields`. The row, which all settings share, stays locked until the transaction ends. */
    async findOptionalFieldsForUpdate(): Promise<StoredOptionalFields> {
      return optionalFieldsOf(await optionalRow().forUpdate().executeTakeFirstOrThrow());
    },

    async changeOptionalFields(fields: readonly OptionalField[]): Promise<void> {
      await queries
        .updateTable('people_rules')
        .set(({ eb }) => ({
          about_me_fields: JSON.stringify(fields),
          about_me_version: eb('about_me_version', '+', 1),
          about_me_changed_at: new Date(),
        }))
        .execute();
    },
  };

  function optionalRow() {
    return queries.selectFrom('people_rules').select(['about_me_fields', 'about_me_version', 'about_me_changed_at']);
  }

  function chartRow() {
    return queries.selectFrom('people_rules').select(['chart', 'chart_version', 'chart_changed_at']);
  }
}

function hidingRuleOf(row: Selectable<HidingRulesTable>): StoredHidingRule {
  const { id, scope, value, version, changed_at: changedAt } = row;
  return { id, scope, value, fields: orderedFields(row.fields), version, changedAt };
}

function optionalFieldsOf(row: {
  about_me_fields: readonly OptionalField[] | null;
  about_me_version: number;
  about_me_changed_at: Date | null;
}): StoredOptionalFields {
  return {
    fields: knownOptionalFields(row.about_me_fields),
    version: row.about_me_version,
    changedAt: row.about_me_changed_at,
  };
}

function chartChoiceOf(row: { chart: ChartChoice | null; chart_version: number; chart_changed_at: Date | null }) {
  return { choice: row.chart, version: row.chart_version, changedAt: row.chart_changed_at };
}
