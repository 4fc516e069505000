import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { companyWords, ConceptLinker, occupationsFile, unpackConceptTables, Vocabulary } from '@directory/people-index';
import type { References } from './reference-lists.ts';

const decompress = promisify(brotliDecompress);

/** Opened once in a process. */
let opening: Promise<ConceptLinker> | undefined;

/** What searches read roles and places with: occupations in twelve languages, and the company's job families. */
export async function openVocabulary({ jobFamilies }: References): Promise<Vocabulary> {
  opening ??= openOccupations();
  const families = jobFamilies.map(({ code, label }) => ({ code, labels: Object.values(label) }));
  return new Vocabulary(await opening, companyWords, families);
}

async function openOccupations(): Promise<ConceptLinker> {
  const tables = unpackConceptTables(await decompress(await readFile(occupationsFile)));
  return ConceptLinker.opening(tables, () => setImmediate());
}
