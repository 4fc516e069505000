import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildConceptTables, type LabelledConcept } from '../src/vocabulary/build-concept-tables.ts';
import { packConceptTables } from '../src/vocabulary/store-concept-tables.ts';

/**
 * Makes the vocabulary of occupations of a folder with one file per language: `en.tsv`. A line is a concept, its preferred label and its other labels, separated by tabs.
 * The concepts are those of ESCO, `occupation/…`, and of the groups of ISCO-08, `isco/…`.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the labels: one file per language, such as en.tsv.');
const languages = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .map((name) => name.slice(0, -4))
  .toSorted((one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other));
const labels = new Map(languages.map((language) => [language, readLabels(join(folder, `${language}.tsv`))]));
const packed = packConceptTables(buildConceptTables(labels, (concept) => concept.startsWith('isco/')));
const file = join(import.meta.dirname, '../src/vocabulary/data/occupations.br');
writeFileSync(
  file,
  brotliCompressSync(packed, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }),
);
process.stdout.write(`${languages.join(' ')}: ${packed.length} bytes before compression\n`);

function readLabels(path: string): LabelledConcept[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', ...own] = line.split('\t');
      return { id, labels: own };
    });
}
