import { DatabaseSync } from 'node:sqlite';
import { type BuildPeer, nameWeight, peerFieldNames, peerFields, queryWords } from './peer.ts';

/** SQLite FTS5 with diacritics removed and prefix indexes of 1 to 4 letters. It has no typo tolerance. */
export const buildSqlite: BuildPeer = async (people) => {
  const database = new DatabaseSync(':memory:');
  const columns = peerFieldNames.join(', ');
  database.exec(
    `create virtual table people using fts5(${columns}, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4')`,
  );
  const marks = peerFieldNames.map(() => '?').join(', ');
  const insert = database.prepare(`insert into people (rowid, ${columns}) values (?, ${marks})`);
  database.exec('begin');
  for (const person of people) {
    const fields = peerFields(person);
    insert.run(person.id, ...peerFieldNames.map((field) => fields[field]));
  }
  database.exec('commit');
  database.exec(`insert into people (people) values ('optimize')`);
  const weights = peerFieldNames.map((field) => (field === 'name' ? nameWeight : 1)).join(', ');
  const find = database.prepare(
    `select rowid from people where people match ? order by bm25(people, ${weights}) limit ?`,
  );
  return {
    name: 'SQLite FTS5',
    version: database.prepare('select sqlite_version() as version').get()!['version'] as string,
    setUp: 'in memory, diacritics removed, prefixes of 1 to 4 letters',
    search: (text, limit) => {
      const words = queryWords(text).map((word) => `"${word}"*`);
      if (words.length === 0) return [];
      return find.all(words.join(' AND '), limit).map((row) => row['rowid'] as number);
    },
    [Symbol.asyncDispose]: async () => database.close(),
  };
};
