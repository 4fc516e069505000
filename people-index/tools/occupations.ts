import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildConceptTables } from '../src/vocabulary/linking/build-concept-tables.ts';
import { packConceptTables } from '../src/vocabulary/linking/store-concept-tables.ts';
import { findHeldOutTitles } from './held-out-titles.ts';
import { linkHeldOutLabels } from './held-out-labels.ts';
import { isGroup, readLabels } from './read-labels.ts';

/**
 * Generates the vocabulary of occupations from a folder of labels. With `--held-out`, only measures how well labels that
 * are held out from the vocabulary are linked and found.
 */
const [folder, option] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the labels: one file per language, such as en.tsv.');
const labels = readLabels(folder);
if (option === '--held-out') {
  show(linkHeldOutLabels(labels));
  show(await findHeldOutTitles(labels));
} else writeVocabulary();

function show(rows: readonly Record<string, string | number>[]): void {
  for (const cells of [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))])
    process.stdout.write(`${cells.join('\t')}\n`);
}

function writeVocabulary(): void {
  const packed = packConceptTables(buildConceptTables(labels, isGroup));
  const file = join(import.meta.dirname, '../src/vocabulary/data/occupations.br');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(file, brotliCompressSync(packed, { params }));
  process.stdout.write(`${[...labels.keys()].join(' ')}: ${packed.length} bytes before compression\n`);
}
