import { readFileSync, writeFileSync } from 'node:fs';
import { southernSpellings, southEastAsianSpellings } from '../src/language/chinese/regional-spellings.ts';

// `node tools/run.mjs people-index/tools/hokkien-readings.ts ITAIGI VARIANTS` writes src/language/readings/hokkien-readings.json from the
// file ChhoeTaigiDatabase/ChhoeTaigi_iTaigiHoataiTuichiautian.csv of https://github.com/ChhoeTaigi/ChhoeTaigiDatabase (b33c6a1f), words in
// Pe̍h-ōe-jī and in Chinese characters, and the file Unihan_Variants.txt of the Unicode Character Database (also in the Debian package
// unicode-data).

const target = new URL('../src/language/readings/hokkien-readings.json', import.meta.url);
/** Matches a cell: `"poj-input"`. */
const cell = /"((?:[^"]|"")*)"(?:,|$)/g;
/** Matches `siau5`; not `siâu`. */
const syllable = /^[a-z]+\d?$/;
const onlyHan = /^[\u4e00-\u9fff]+$/;
/** Columns of the file. */
const [spellingColumn, charactersColumn] = [2, 5];
/** Minimum share of a reading among the words with its character: a dialect or a mistake has less. */
const minShare = 0.2;

/** How often each character has each reading, without the tone, in words whose characters and syllables are equally many. */
const counts = new Map<string, Map<string, number>>();
const [itaigi = '', variants = ''] = process.argv.slice(2);
for (const line of readFileSync(itaigi, 'utf8').split('\n').slice(1)) {
  const cells = [...line.matchAll(cell)].map(([, text = '']) => text);
  const characters = [...(cells[charactersColumn] ?? '')];
  const syllables = (cells[spellingColumn] ?? '')
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  if (!onlyHan.test(characters.join('')) || characters.length !== syllables.length) continue;
  characters.forEach((character, index) => {
    if (!syllable.test(syllables[index]!)) return;
    const reading = syllables[index]!.replace(/\d/, '');
    const known = counts.get(character) ?? new Map<string, number>();
    counts.set(character, known.set(reading, (known.get(reading) ?? 0) + 1));
  });
}

/** The readings of a character that names may have. A nasal vowel is colloquial: names have the literary reading, if there is one. */
function readingsOf(character: string): readonly string[] {
  const all = [...(counts.get(character) ?? [])];
  const sum = all.reduce((total, [, count]) => total + count, 0);
  const usual = all.filter(([, count]) => count >= sum * minShare).map(([reading]) => reading);
  const literary = usual.filter((reading) => !reading.endsWith('nn'));
  return literary.length > 0 ? literary : usual;
}

/** The characters that are listed with a spelling in names: the other readings of the source are those of a dictionary. */
const inNames = new Set([...southernSpellings.keys(), ...southEastAsianSpellings.keys()]);
const groups = new Map<string, Set<string>>();
const add = (character: string, readings: readonly string[]) => {
  for (const reading of readings) groups.set(reading, (groups.get(reading) ?? new Set()).add(character));
};
for (const character of inNames) if (character.length === 1) add(character, readingsOf(character));
for (const line of readFileSync(variants, 'utf8').split('\n')) {
  // Matches `U+9673	kSimplifiedVariant	U+9648`.
  const [, from, to] = /^U\+([0-9A-F]{4})\tkSimplifiedVariant\tU\+([0-9A-F]{4})$/.exec(line) ?? [];
  if (from === undefined || to === undefined) continue;
  const [traditional, simplified] = [from, to].map((code) => String.fromCharCode(Number.parseInt(code, 16))) as [
    string,
    string,
  ];
  // Taiwan has no words in simplified characters, except those that are also traditional ones.
  if (inNames.has(simplified) && !counts.has(simplified)) add(simplified, readingsOf(traditional));
}

const about = {
  source:
    'ChhoeTaigi_iTaigiHoataiTuichiautian.csv of the ChhoeTaigi database (https://github.com/ChhoeTaigi/ChhoeTaigiDatabase, b33c6a1f), words of iTaigi (https://itaigi.tw), from which people-index/tools/hokkien-readings.ts takes the readings of characters of names, in Pe̍h-ōe-jī without tones, and the simplified forms of these characters in Unihan_Variants.txt of the Unicode Character Database',
  licence:
    'iTaigi: CC0 1.0 (https://creativecommons.org/publicdomain/zero/1.0/). Unihan: Unicode License V3 (https://www.unicode.org/license.txt). Copyright © 1991-2022 Unicode, Inc.',
};
const hokkien = [...groups]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([reading, characters]) => reading + [...characters].sort().join(''))
  .join(' ');
writeFileSync(target, `${JSON.stringify({ ...about, hokkien }, undefined, 2)}\n`);
