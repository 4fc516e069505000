import { erasedPersonName, erasedValue } from '@directory/contract';
import { secretsStore } from '../../database/secrets-store.ts';
import type { Database, Queries } from '../../database/open-database.ts';
import { auditStore } from '../../people/audit-store.ts';
import { identityKey } from '../../people/identity-key.ts';
import { currentLogins, mentionsOf } from './data-subject.ts';
import type { DataSubject, ErasedPerson } from './data-subject.ts';
import { dataSubjectsStore } from './data-subjects-store.ts';
import { erasuresStore } from './erasures-store.ts';
import { findCorrections, findTraces } from './find-traces.ts';
import type { Traces } from './find-traces.ts';
import { makeErasureKey } from './erasure-key.ts';
import { personalTables } from './personal-tables-store.ts';
import { tracesStore } from './traces-store.ts';

/** A person returned, was corrected or was erased in the meantime. */
class ConcurrentChangeError extends Error {
  override readonly name = 'ConcurrentChangeError';
}

const maxAttempts = 5;

/**
 * Erases leavers from the whole database, all of them in one transaction. Ignores people who have not left, and unknown ids.
 *
 * Tables that may mention people in texts are read before the transaction, page by page and without locks. The transaction then only
 * writes, and reads what was added in the meantime.
 * @param actor of the audit entry
 * @returns the numbers of the erasures
 */
export async function erasePeople(
  ids: readonly number[],
  { database, actor }: { database: Database; actor: string },
): Promise<number[]> {
  await secretsStore(database.kysely).findOrCreate('erasures', makeErasureKey);
  for (let attempt = 1; ; attempt++) {
    try {
      return await eraseOnce(ids, { database, actor });
    } catch (error) {
      if (!(error instanceof ConcurrentChangeError) || attempt === maxAttempts) throw error;
    }
  }
}

async function eraseOnce(
  ids: readonly number[],
  { database, actor }: { database: Database; actor: string },
): Promise<number[]> {
  const { kysely } = database;
  const subjects = (await dataSubjectsStore(kysely).findByIds(ids)).filter(({ leftAt }) => leftAt !== null);
  if (subjects.length === 0) return [];
  const erasures = await erasuresStore(kysely).count();
  const numbers = await erasuresStore(kysely).reserve(subjects.length);
  const people = subjects.map((subject, index) => ({ subject, alias: erasedPersonName(numbers[index]!) }));
  const traces = await findTraces(people, tracesStore(kysely));
  await database.transaction(async (queries) => {
    await lockUnchanged(subjects, erasures, queries);
    await eraseTraces(people, traces, queries);
    await eraseTraces(people, await findTraces(people, tracesStore(queries), traces.seen), queries);
    await eraseRows(people, queries);
    const erased = people.map(({ subject }, index) => ({
      id: numbers[index]!,
      loginKey: recordedKey(subject),
    }));
    await erasuresStore(queries).record(erased);
    for (const { alias } of people) {
      await auditStore(queries).record({ actor, kind: 'person.erased', subject: alias, before: null, after: null });
    }
  });
  return numbers;
}

/** The key that is recorded for an erasure. A reassigned login belongs to another person, so the erasure must not be found by it. */
function recordedKey(subject: DataSubject): string {
  return currentLogins(subject).at(-1) ?? `${identityKey(subject.login)} ${subject.personId}`;
}

/** Locks the people until the transaction ends. @throws ConcurrentChangeError if one has changed */
async function lockUnchanged(subjects: readonly DataSubject[], erasures: number, queries: Queries): Promise<void> {
  await erasuresStore(queries).lock();
  if ((await erasuresStore(queries).count()) !== erasures) throw new ConcurrentChangeError('other people were erased');
  const store = dataSubjectsStore(queries);
  const ids = subjects.flatMap(({ personId }) => personId ?? []);
  await store.lock(ids);
  const now = new Map((await store.findByIds(ids)).map((subject) => [subject.personId, subject]));
  for (const { personId, version, leftAt, logins } of subjects) {
    const found = now.get(personId);
    const isSame =
      found?.version === version &&
      found.leftAt?.getTime() === leftAt?.getTime() &&
      found.logins.length === logins.length;
    if (!isSame) throw new ConcurrentChangeError('a person was changed');
  }
}

async function eraseTraces(people: readonly ErasedPerson[], traces: Traces, queries: Queries): Promise<void> {
  const store = erasuresStore(queries);
  await store.rewriteEntries(traces.entries);
  await store.rewriteFaults(traces.faults, erasedValue);
  await store.rewriteRuns(traces.runs);
  const { isQuoted } = mentionsOf(people);
  for (const { name, problem } of await store.problemsOfFeeds()) {
    if (isQuoted(problem)) await store.rewriteProblem(name, erasedValue);
  }
}

async function eraseRows(people: readonly ErasedPerson[], queries: Queries): Promise<void> {
  const corrections = await findCorrections(people, tracesStore(queries));
  if (!(await erasuresStore(queries).rewriteCorrections(corrections)))
    throw new ConcurrentChangeError('a person was corrected');
  // The people themselves are deleted last, since other tables refer to them.
  const { people: ofPeople, ...others } = personalTables;
  for (const table of [...Object.values(others), ofPeople]) await table?.erase?.(people, queries);
}
