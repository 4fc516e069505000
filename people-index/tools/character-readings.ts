import { readFileSync, writeFileSync } from 'node:fs';

// `node tools/run.mjs people-index/tools/character-readings.ts UNIHAN` writes src/language/readings/character-readings.json from the file
// Unihan_Readings.txt of the Unicode Character Database (also in the npm package @vearvip/hanzi-readings).

const target = new URL('../src/language/readings/character-readings.json', import.meta.url);
/** The block CJK Unified Ideographs; personal names have hardly any other characters. */
const ideograph = /^[\u4e00-\u9fff]$/;

/** Matches `U+91D1	kHangul	금:0E 김:0N`, where E marks a reading taught at school and N one used in names. Does not match `# Unihan`. */
const line = /^U\+([0-9A-F]{4})\t(kHangul|kCantonese)\t(.+)$/;

function group(groups: Map<string, string>, reading: string, character: string): void {
  groups.set(reading, (groups.get(reading) ?? '') + character);
}

function format(groups: Map<string, string>): string {
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([reading, characters]) => reading + characters)
    .join(' ');
}

const [path = ''] = process.argv.slice(2);
const korean = new Map<string, string>();
const koreanInNames = new Map<string, string>();
const cantonese = new Map<string, string>();
const version = { text: '' };
for (const text of readFileSync(path, 'utf8').split('\n')) {
  version.text ||= /^# Unicode Version (\S+)/.exec(text)?.[1] ?? '';
  const [, code = '', field, value = ''] = line.exec(text) ?? [];
  const character = String.fromCharCode(Number.parseInt(code, 16));
  if (!ideograph.test(character)) continue;
  if (field === 'kCantonese') group(cantonese, value.split(' ')[0]!.replace(/\d/, ''), character);
  else {
    const readings = value.split(' ').map((reading) => ({ syllable: reading[0]!, source: reading.slice(2) }));
    // A reading without a source is a variant at the beginning of a word.
    const sure = readings.filter(({ source }) => /[EN]/.test(source));
    const usual = sure.find(({ source }) => source.includes('E')) ?? sure[0] ?? readings[0]!;
    group(korean, usual.syllable, character);
    for (const { syllable } of sure) if (syllable !== usual.syllable) group(koreanInNames, syllable, character);
  }
}
const about = {
  source: `Unihan_Readings.txt of the Unicode Character Database ${version.text} (https://www.unicode.org/Public/${version.text}/ucd/Unihan.zip), its fields kHangul and kCantonese, shortened by people-index/tools/character-readings.ts: a reading and its characters`,
  licence: 'Unicode License V3 (https://www.unicode.org/license.txt). Copyright © 1991-2025 Unicode, Inc.',
};
const readings = { korean: format(korean), koreanInNames: format(koreanInNames), cantonese: format(cantonese) };
writeFileSync(target, `${JSON.stringify({ ...about, ...readings }, undefined, 2)}\n`);
