import pg from 'pg';
import { expect, test } from 'vitest';
import { requireEmptyDatabase } from './empty-database.ts';

test('only a database without tables may be attacked', async () => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const owner = new pg.Client(url.href);
  await owner.connect();
  const name = `attack_${process.pid}`;
  await owner.query(`create database ${name}`);
  try {
    url.pathname = `/${name}`;
    await requireEmptyDatabase(url.href);
    const client = new pg.Client(url.href);
    await client.connect();
    await client.query('create schema other; create table other.things ()');
    await client.end();
    await expect(requireEmptyDatabase(url.href)).rejects.toThrow('DATABASE_URL is not empty');
  } finally {
    await owner.query(`drop database ${name}`);
    await owner.end();
  }
});
