import {
  addSynonyms,
  changeSynonyms,
  listSynonyms,
  maxSynonyms,
  removeSynonyms,
  replaceSynonyms,
  synonymKinds,
  synonymKey,
  synonymsVersion,
} from '@directory/contract';
import type { AuditValueName, SynonymKind, SynonymRow, Synonyms } from '@directory/contract';
import type { Database, Queries } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { auditStore } from '../../people/audit-store.ts';
import { recordedRows } from '../../people/recorded-rows.ts';
import { taskQueue } from '../../database/task-queue.ts';
import { synonymsStore } from '../../people/search-index/synonyms-store.ts';
import type { StoredSynonyms } from '../../people/search-index/synonyms-store.ts';

/** Settings of company-specific synonyms. A response is sent once the change is in the index of this node. */
export function synonymRoutes(dependencies: { database: Database; catchUp: () => Promise<void> }): Route[] {
  const { database, catchUp } = dependencies;
  /** One replacement at a time, since comparing a whole list takes some megabytes. */
  const inTurn = taskQueue();
  return [
    route(listSynonyms, async () => {
      const rows = await synonymsStore(database.kysely).listSynonyms();
      return rows.map(present).toSorted(byKindAndWord);
    }),

    route(addSynonyms, async ({ body, viewer, fail }) => {
      const row = await database.transaction(async (queries) => {
        const store = synonymsStore(queries);
        await store.lockSynonyms();
        if ((await store.countSynonyms()) >= maxSynonyms) fail('synonyms.too-many');
        if (await isKnown(store, body)) fail('synonyms.known');
        const [added] = await store.addSynonyms([body]);
        if (added === undefined) throw new Error('a row that was added is missing');
        await record(queries, viewer.login, 'added', null, added);
        return added;
      });
      await catchUp();
      return present(row);
    }),

    route(changeSynonyms, async ({ params, body, viewer, fail }) => {
      const row = await database.transaction(async (queries) => {
        const store = synonymsStore(queries);
        await store.lockSynonyms();
        const before = (await store.findSynonymsForUpdate(params.id)) ?? fail('synonyms.unknown');
        if (body.version !== undefined && body.version !== before.version) fail('synonyms.stale');
        if (keyOf(body) === keyOf(before)) return before;
        if (await isKnown(store, body, params.id)) fail('synonyms.known');
        const after = await store.changeSynonyms(params.id, body);
        await record(queries, viewer.login, 'changed', before, after);
        return after;
      });
      await catchUp();
      return present(row);
    }),

    route(removeSynonyms, async ({ params, query, viewer, fail }) => {
      await database.transaction(async (queries) => {
        const store = synonymsStore(queries);
        await store.lockSynonyms();
        const before = (await store.findSynonymsForUpdate(params.id)) ?? fail('synonyms.unknown');
        if (query.version !== undefined && query.version !== before.version) fail('synonyms.stale');
        await store.removeSynonyms([params.id]);
        await record(queries, viewer.login, 'removed', before, null);
      });
      await catchUp();
      return { id: params.id };
    }),

    route(replaceSynonyms, async ({ body, viewer, fail }) => {
      const answer = await inTurn(() =>
        database.transaction(async (queries) => {
          const store = synonymsStore(queries);
          await store.lockSynonyms();
          const stored = await store.listSynonyms();
          if (body.version !== undefined && body.version !== synonymsVersion(stored)) fail('synonyms.stale');
          const { added, removed, unchanged } = differenceOf(stored, body.rows);
          await store.removeSynonyms(removed.map(({ id }) => id));
          await store.addSynonyms(added);
          if (added.length + removed.length > 0) {
            await auditStore(queries).record({
              actor: viewer.login,
              kind: 'synonyms.replaced',
              subject: '',
              before: { synonymsRemoved: removed.length, ...recordedWords(removed) },
              after: { synonymsAdded: added.length, ...recordedWords(added) },
            });
          }
          return { added: added.length, removed: removed.length, unchanged };
        }),
      );
      await catchUp();
      return answer;
    }),
  ];
}

async function record(
  queries: Queries,
  actor: string,
  change: 'added' | 'changed' | 'removed',
  before: SynonymRow | null,
  after: SynonymRow | null,
): Promise<void> {
  const values = (row: SynonymRow | null) => row && { synonymKind: row.kind, words: row.words };
  await auditStore(queries).record({
    actor,
    kind: `synonyms.${change}`,
    subject: (before ?? after)?.words[0] ?? '',
    before: values(before),
    after: values(after),
  });
}

const countNames = { role: 'synonymRoles', place: 'synonymPlaces', unit: 'synonymUnits' } as const satisfies Record<
  SynonymKind,
  AuditValueName
>;

/** The rows with their kinds. If there are too many, the first of them, and the number of each kind. */
function recordedWords(rows: readonly SynonymRow[]): Partial<Record<AuditValueName, unknown>> {
  const counts = synonymKinds.map(
    (kind) => [countNames[kind], rows.filter((row) => row.kind === kind).length] as const,
  );
  const words = recordedRows(rows.map((row) => `${row.kind}: ${row.words.join(' = ')}`));
  return {
    ...(words.length < rows.length ? Object.fromEntries(counts.filter(([, count]) => count > 0)) : {}),
    words,
  };
}

const keyOf = ({ kind, words }: SynonymRow) => JSON.stringify([kind, words]);

/** Whether another row of the list has the same words. */
async function isKnown(store: ReturnType<typeof synonymsStore>, row: SynonymRow, own?: number): Promise<boolean> {
  const words = new Set(row.words.map(synonymKey));
  const isSame = ({ kind, words: others }: SynonymRow) =>
    kind === row.kind && others.length === words.size && others.every((word) => words.has(synonymKey(word)));
  const stored = await store.listSynonyms();
  return stored.some((other) => other.id !== own && isSame(other));
}

/** The rows that are only in the new list, and those that are only in the stored one. */
function differenceOf(stored: readonly StoredSynonyms[], rows: readonly SynonymRow[]) {
  const wanted = new Map(rows.map((row) => [keyOf(row), row]));
  const removed: StoredSynonyms[] = [];
  let unchanged = 0;
  for (const row of stored) {
    if (wanted.delete(keyOf(row))) unchanged++;
    else removed.push(row);
  }
  return { added: [...wanted.values()], removed, unchanged };
}

function present({ id, kind, words, version, changedAt }: StoredSynonyms): Synonyms {
  return { id, kind, words, version, changedAt: changedAt.toISOString() };
}

function byKindAndWord(one: Synonyms, other: Synonyms): number {
  const [first = '', second = ''] = [one.words[0], other.words[0]];
  return compare(one.kind, other.kind) || compare(first.toLowerCase(), second.toLowerCase()) || one.id - other.id;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
