import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { TestPerson } from './add-people.ts';

// Commits people to an embedded database, one after the other, and stops as in a power failure: a second folder gets only what was written to the
// disk by fsync. Arguments: the folder, the second folder, and the people as JSON.

const [folder = '', disk = '', people = '[]'] = process.argv.slice(2);
const paths = new Map<number, string>();
const { openSync, fsyncSync } = fs;

fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest);
  paths.set(descriptor, String(path));
  return descriptor;
};
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  const path = paths.get(descriptor) ?? '';
  const onDisk = join(disk, relative(folder, path));
  if (fs.fstatSync(descriptor).isDirectory()) syncNames(path, onDisk);
  else {
    fs.mkdirSync(dirname(onDisk), { recursive: true });
    fs.copyFileSync(path, onDisk);
  }
};
syncBuiltinESMExports();

function syncNames(path: string, onDisk: string): void {
  fs.mkdirSync(onDisk, { recursive: true });
  const names = new Set(fs.readdirSync(path));
  for (const name of fs.readdirSync(onDisk)) {
    if (!names.has(name)) fs.rmSync(join(onDisk, name), { recursive: true });
  }
}

const { openDatabase } = await import('../src/database/open-database.ts');
const { addPeople } = await import('./add-people.ts');
const { kysely } = await openDatabase({ kind: 'embedded', folder });
for (const person of JSON.parse(people) as TestPerson[]) await addPeople(kysely, [person]);
// The output is the acknowledgement of the commits.
fs.writeSync(1, 'committed');
process.kill(process.pid, 'SIGKILL');
