import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/database/open-database.ts';

/** Migrates one database of the test cluster, which each test then copies. */
export default async function preparePostgresql(project: TestProject): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL must name a PostgreSQL that tests may create databases in');
  const template = `template_${process.pid}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const database = await openDatabase({ kind: 'postgresql', url: databaseUrl(url, template), poolSize: 2 });
  await database.close();
  project.provide('testDatabase', { kind: 'postgresql', url, template });
}

function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
