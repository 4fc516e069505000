import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { References } from './reference-lists.ts';

/** The folders whose code determines what memory contains. */
const folders = [
  import.meta.dirname,
  ...['@directory/people-index', '@directory/contract'].map((name) =>
    dirname(fileURLToPath(import.meta.resolve(name))),
  ),
];

/**
 * A hash of everything that memory depends on, apart from the database: the program, Node with its Unicode tables, and the reference lists.
 * The version of the program is not enough, since the code of a checkout may change without it.
 */
export function programFingerprint(references: References): string {
  const hash = createHash('sha256');
  const { node, v8, icu, unicode } = process.versions;
  hash.update(JSON.stringify([node, v8, icu, unicode, process.arch]));
  for (const folder of folders) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    for (const name of names.toSorted()) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  }
  const { businessUnits, gbus, countries, jobFamilies, locales } = references;
  hash.update(JSON.stringify([businessUnits, gbus, countries, jobFamilies, locales]));
  return hash.digest('base64url');
}
