import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/database/migrate.ts';
import type { Tables } from '../src/database/tables.ts';

/** Creates one embedded database and dumps it. Creating a database takes 2 s, loading the dump 0.4 s. */
export default async function prepareEmbedded(project: TestProject): Promise<() => void> {
  const pglite = await PGlite.create('memory://');
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(kysely);
  const dump = await pglite.dumpDataDir('none');
  await kysely.destroy();
  const folder = mkdtempSync(join(tmpdir(), 'directory-test-'));
  const file = join(folder, 'dump.tar');
  writeFileSync(file, await dump.bytes());
  project.provide('testDatabase', { kind: 'embedded', dump: file });
  return () => rmSync(folder, { recursive: true });
}
