import { expect, test } from 'vitest';
import { addPeople } from '../../../test/add-people.ts';
import { makeTestDatabaseUrl } from '../../../test/test-database.ts';
import { eventually } from '../../../test/watch-names.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { Database } from '../../database/open-database.ts';
import { membershipCounts } from '../memory/membership-counts.ts';
import { followPeople } from '../memory/people-memory.ts';
import { peopleRulesStore } from './people-rules-store.ts';
import { readReferences } from '../reference-lists.ts';
import { reportingLine } from '../reporting-line/reporting-line.ts';
import { searchablePeople } from '../search-index/searchable-people.ts';

/** The memory of one node. */
async function startNode(database: Database, onError: (error: unknown) => void) {
  const people = searchablePeople(readReferences(undefined), onError);
  const line = reportingLine();
  const counts = membershipCounts();
  const memory = await followPeople({ database, counts, followers: [people, line], onError });
  return {
    close: memory.close,
    found: (text: string) => people.search({ text, limit: 10, after: 0 }).hits.map(({ person }) => person.login),
    isOnChart: (login: string) => line.has(memory.idOfLogin(login) ?? 0),
    countOf: (type: string) => counts.groups('userType').get(type)?.count,
  };
}

test('a rule and the setting for the chart reach every node, also for people changed by an open transaction', async () => {
  const url = await makeTestDatabaseUrl();
  if (url === undefined) throw new Error('this needs an engine with several sessions');
  await using nodes = new AsyncDisposableStack();
  const open = async () => {
    const database = await openDatabase({ kind: 'postgresql', url, poolSize: 4 });
    nodes.defer(() => database.close());
    return database;
  };
  const errors: unknown[] = [];
  const [one, other] = [await open(), await open()];
  await addPeople(one.kysely, [
    { login: 'early@x.example', firstName: 'Early', userType: 'E', mobilePhone: '+33600000111' },
  ]);
  const node = await startNode(other, (error) => errors.push(error));
  nodes.defer(() => node.close());
  expect(node.found('600000111')).toEqual(['early@x.example']);
  expect(node.isOnChart('early@x.example')).toBe(false);

  let commit: () => void = () => {};
  const mayCommit = new Promise<void>((resolve) => (commit = resolve));
  const late = one.transaction(async (queries) => {
    await addPeople(queries, [
      { login: 'late@x.example', firstName: 'Late', userType: 'E', mobilePhone: '+33600000222' },
    ]);
    await mayCommit;
  });
  const rules = peopleRulesStore(one.kysely);
  await rules.addHidingRule({ scope: 'userType', value: 'E', fields: ['mobilePhone'] });
  await eventually(() => expect(node.found('600000111')).toEqual([]));
  commit();
  await late;
  await eventually(() => expect(node.found('Late')).toEqual(['late@x.example']));
  expect(node.found('600000222')).toEqual([]);
  expect(node.countOf('e')).toBe(2);

  await rules.changeChartChoice({ userTypes: ['E'], mode: 'except', organizations: [] });
  await eventually(() => expect(node.isOnChart('early@x.example')).toBe(true));
  expect(errors).toEqual([]);
});
