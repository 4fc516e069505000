import type { SynonymKind, SynonymRow } from '@directory/contract';
import { sql, type Selectable } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { SynonymsTable } from '../../database/tables.ts';

export interface StoredSynonyms extends SynonymRow {
  readonly id: number;
  readonly version: number;
  readonly changedAt: Date;
}

/** The company's synonyms: each row lists words with the same meaning. Each commit notifies the nodes. */
export function synonymsStore(queries: Queries) {
  return {
    /** Locks the list against other writers, on all nodes, until the transaction ends. Readers are not blocked. */
    async lockSynonyms(): Promise<void> {
      await sql`lock table synonyms in share row exclusive mode`.execute(queries);
    },

    async listSynonyms(): Promise<StoredSynonyms[]> {
      const rows = await queries.selectFrom('synonyms').selectAll().orderBy('id').execute();
      return rows.map(synonymsOf);
    },

    async countSynonyms(): Promise<number> {
      const { count } = await queries
        .selectFrom('synonyms')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** A text that differs after each change: an edit increases the sum of the versions, a new row the highest id, a removal the count. */
    async stateOfSynonyms(): Promise<string> {
      const { count, last, versions } = await queries
        .selectFrom('synonyms')
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.max('id').as('last'),
          fn.sum<number>('version').as('versions'),
        ])
        .executeTakeFirstOrThrow();
      return `${count} ${last} ${versions}`;
    },

    /** The row stays locked until the transaction ends. */
    async findSynonymsForUpdate(id: number): Promise<StoredSynonyms | undefined> {
      const row = await queries.selectFrom('synonyms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      return row && synonymsOf(row);
    },

    async addSynonyms(rows: readonly SynonymRow[]): Promise<StoredSynonyms[]> {
      if (rows.length === 0) return [];
      const added = await queries
        .insertInto('synonyms')
        .values(rows.map(({ kind, words }) => ({ kind, words: JSON.stringify(words) })))
        .returningAll()
        .execute();
      return added.map(synonymsOf);
    },

    async changeSynonyms(id: number, { kind, words }: SynonymRow): Promise<StoredSynonyms> {
      const row = await queries
        .updateTable('synonyms')
        .set(({ eb }) => ({
          kind,
          words: JSON.stringify(words),
          version: eb('version', '+', 1),
          changed_at: sql<Date>`now()`,
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return synonymsOf(row);
    },

    async removeSynonyms(ids: readonly number[]): Promise<void> {
      if (ids.length > 0) await queries.deleteFrom('synonyms').where('id', 'in', ids).execute();
    },
  };
}

function synonymsOf({ id, kind, words, version, changed_at: changedAt }: Selectable<SynonymsTable>): StoredSynonyms {
  return { id, kind: kind satisfies SynonymKind, words: [...words], version, changedAt };
}
