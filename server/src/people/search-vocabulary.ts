import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { companyWords, ConceptLinker, occupationsFile, unpackConceptTables, Vocabulary } from '@directory/people-index';
import { customaryNames } from './country-names-in-all-languages.ts';
import type { References } from './reference-lists.ts';

const decompress = promisify(brotliDecompress);

/** Opened once in a process. */
let opening: Promise<ConceptLinker> | undefined;

/** What searches read roles and places with: occupations in twelve languages, and the company's job families and names of countries. */
export async function openVocabulary({ jobFamilies, countries }: References): Promise<Vocabulary> {
  opening ??= openOccupations();
  const families = jobFamilies.map(({ code, label }) => ({ code, labels: Object.values(label) }));
  const labels = countries.map(({ id, name }) => ({ code: id, labels: [name, ...customaryNames(id)] }));
  return new Vocabulary(await opening, companyWords, families, labels);
}

async function openOccupations(): Promise<ConceptLinker> {
  const tables = unpackConceptTables(await decompress(await readFile(occupationsFile)));
  return ConceptLinker.opening(tables, () => setImmediate());
}
