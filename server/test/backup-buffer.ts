import { Writable } from 'node:stream';
import { restoreBackup } from '../src/database/backup/restore-backup.ts';
import { writeBackup } from '../src/database/backup/write-backup.ts';
import type { Database } from '../src/database/open-database.ts';

const neverAborted = new AbortController().signal;

/** Writes a backup into memory. */
export async function backUp(database: Database, program = '1.0.0'): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await writeBackup(database, { program, out, signal: neverAborted, onRows: () => {} });
  return Buffer.concat(chunks);
}

/** Restores a backup that arrives in small pieces. */
export async function restore(
  database: Database,
  backup: Uint8Array,
  options: { replaces?: boolean; signal?: AbortSignal; onRows?: (rows: number) => void } = {},
): Promise<void> {
  const { replaces = false, signal = neverAborted, onRows = () => {} } = options;
  async function* pieces() {
    for (let start = 0; start < backup.length; start += 5000) yield backup.subarray(start, start + 5000);
  }
  await restoreBackup(database, { bytes: pieces(), replaces, signal, onRows });
}
