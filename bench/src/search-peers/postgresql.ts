import { dirname } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../../tools/src/postgresql-cluster.ts';
import { databaseServer } from '../../../tools/src/system-programs.ts';
import { type BuildPeer, peerFields, plain } from './peer.ts';

const rowsAtOnce = 5000;

/** PostgreSQL with pg_trgm and unaccent: one document per person, a GIN index of its trigrams, ranked by word similarity. */
export const buildPostgresql: BuildPeer = async (people) => {
  const program = databaseServer.find();
  if (program === undefined) throw new Error('PostgreSQL is needed for this: install the package postgresql');
  const cluster = await startCluster(dirname(program));
  const client = new pg.Client(cluster.url);
  await client.connect();
  await client.query(`create extension pg_trgm; create extension unaccent;
    create table people (id integer primary key, document text not null)`);
  for (let start = 0; start < people.length; start += rowsAtOnce) {
    const rows = people.slice(start, start + rowsAtOnce);
    await client.query(
      `insert into people select id, lower(unaccent(document)) from unnest($1::integer[], $2::text[]) as row (id, document)`,
      [rows.map(({ id }) => id), rows.map((person) => Object.values(peerFields(person)).join(' '))],
    );
  }
  await client.query('create index on people using gin (document gin_trgm_ops)');
  await client.query('vacuum analyze people');
  const { rows } = await client.query('show server_version');
  return {
    name: 'PostgreSQL pg_trgm',
    version: String(rows[0].server_version).split(' ')[0]!,
    setUp: 'unaccent, GIN trigrams, word similarity',
    search: async (text, limit) => {
      const found = await client.query({
        name: 'find',
        text: `select id from people where lower(unaccent($1)) <% document
          order by lower(unaccent($1)) <<-> document, id limit $2`,
        values: [plain(text), limit],
      });
      return found.rows.map(({ id }) => id as number);
    },
    [Symbol.asyncDispose]: async () => {
      await client.end();
      await cluster[Symbol.asyncDispose]();
    },
  };
};
