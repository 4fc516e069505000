import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { References } from './reference-lists.ts';

const [peopleIndex, contract] = ['@directory/people-index', '@directory/contract'].map((name) =>
  dirname(fileURLToPath(import.meta.resolve(name))),
) as [string, string];
/** The folders whose code and data determine what memory contains. */
const folders = [import.meta.dirname, peopleIndex, contract];
/** Lists the exact versions of the packages that romanize names. */
const dependencies = join(dirname(peopleIndex), 'package.json');

// Matches the readings of characters, too, which are data.
const codeOrData = /(?<!\.test)\.ts$|\.(?:json|br)$/;

/**
 * A hash of everything that memory depends on, apart from the database: the program and its data, Node with its Unicode tables, and the
 * reference lists. The version of the program is not enough, since the code of a checkout may change without it.
 */
export function programFingerprint(references: References): string {
  const hash = createHash('sha256');
  const { node, v8, icu, unicode } = process.versions;
  hash.update(JSON.stringify([node, v8, icu, unicode, process.arch]));
  for (const folder of folders) addFolder(hash, folder);
  hash.update(readFileSync(dependencies));
  const { businessUnits, gbus, countries, jobFamilies, locales } = references;
  hash.update(JSON.stringify([businessUnits, gbus, countries, jobFamilies, locales]));
  return hash.digest('base64url');
}

/** Adds the name and the content of each file of code or data in a folder and its subfolders. */
export function addFolder(hash: Hash, folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => codeOrData.test(name));
  for (const name of names.toSorted()) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
}
