import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { databaseFiles } from '../src/database/data-folder/folder-lock.ts';

/** The dump of an empty, migrated database. Creating one takes several seconds of processor time. */
export function preparedDump(): Blob {
  return new Blob([readFileSync(dumpFile())]);
}

/** Puts the files of an empty, migrated database into a data folder. */
export function prepareFolder(folder: string): void {
  const files = databaseFiles(folder);
  mkdirSync(files, { recursive: true });
  execFileSync('tar', ['-xf', dumpFile(), '--no-same-owner', '-C', files], { stdio: 'ignore' });
}

function dumpFile(): string {
  const prepared = inject('testDatabase');
  if (prepared.kind !== 'embedded') throw new Error('this needs the embedded database');
  return prepared.dump;
}
