import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { companyWords, ConceptLinker, occupationsFile, unpackConceptTables, Vocabulary } from '@directory/people-index';
import { commonNames } from '../places/country-names-in-all-languages.ts';
import type { References } from '../reference-lists.ts';
import { openOnce } from './open-once.ts';
import { entityName } from './searchable-person.ts';

const decompress = promisify(brotliDecompress);

/** The occupations, once per process. */
const openOccupations = openOnce(async (): Promise<ConceptLinker> => {
  const tables = unpackConceptTables(await decompress(await readFile(occupationsFile)));
  return ConceptLinker.opening(tables, () => setImmediate());
});

/**
 * Opens the vocabulary with which searches recognise roles and places: occupations in twelve languages, and the company's job families,
 * country names and business units.
 */
export async function openVocabulary({ jobFamilies, countries, businessUnits }: References): Promise<Vocabulary> {
  const families = jobFamilies.map(({ code, label }) => ({ code, labels: Object.values(label) }));
  const units = businessUnits.map((unit) => ({ code: unit.id, labels: [entityName(unit)] }));
  const named = countries.map(({ id, name }) => ({ code: id, labels: [name, ...commonNames(id)] }));
  return new Vocabulary(await openOccupations(), companyWords, families, { countries: named, units });
}
