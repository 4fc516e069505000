import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/database/migrate.ts';
import type { Tables } from '../src/database/tables.ts';

/** Creates an embedded database and dumps it. Creating one takes 3 s, loading the dump 0.3 s. */
export default async function prepareEmbedded(project: TestProject): Promise<() => void> {
  // The dump is loaded for almost every test file, so it is kept small: small write-ahead log files, and no template databases.
  const pglite = await PGlite.create('memory://', { initDbStartParams: ['--wal-segsize=1'] });
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(kysely);
  await pglite.exec(`update pg_database set datistemplate = false where datname in ('template0', 'template1')`);
  for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`);
  await pglite.exec('set wal_recycle = off; checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await kysely.destroy();
  const folder = mkdtempSync(join(tmpdir(), 'directory-test-'));
  const file = join(folder, 'dump.tar');
  writeFileSync(file, await dump.bytes());
  project.provide('testDatabase', { kind: 'embedded', dump: file });
  return () => rmSync(folder, { recursive: true });
}
