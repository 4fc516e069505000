import { writeFileSync } from 'node:fs';
import { usualKanjiReadings } from '../src/language/japanese/usual-kanji-readings.ts';
import { supplementaryJapaneseNames } from '../src/language/japanese/supplementary-japanese-names.ts';
import names from '../src/language/readings/japanese-names.json' with { type: 'json' };

// `node tools/run.mjs people-index/tools/kanji-readings.ts` writes src/language/readings/kanji-readings.json: the readings that each
// character has in the names of japanese-names.json, which tools/japanese-readings.ts writes before.

const target = new URL('../src/language/readings/kanji-readings.json', import.meta.url);
/** Maximum number of letters of the reading of one character. */
const maxReadingLength = 9;
/** Minimum number of names that share a reading of a character, unless the character is a name by itself. */
const minNames = 2;
const maxReadings = 16;

function entriesOf(text: string): (readonly [name: string, readings: readonly string[]])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const letters = entry.search(/[a-z]/);
      return [entry.slice(0, letters), entry.slice(letters).replaceAll("'", '').split(',')] as const;
    });
}

const known = new Map<string, Set<string>>(
  entriesOf(usualKanjiReadings).map(([character, readings]) => [character, new Set(readings)]),
);

/** Splits a reading into one part per character, of which at most `guesses` may be unknown readings. Undefined if that is impossible. */
function aligned(characters: readonly string[], reading: string, guesses: number): readonly string[] | undefined {
  const [first, ...rest] = characters;
  if (first === undefined) return reading === '' ? [] : undefined;
  const own = [...(known.get(first) ?? [])].sort((one, other) => other.length - one.length);
  for (const part of own) {
    const others = reading.startsWith(part) ? aligned(rest, reading.slice(part.length), guesses) : undefined;
    if (others !== undefined) return [part, ...others];
  }
  if (guesses === 0) return undefined;
  for (let length = Math.min(maxReadingLength, reading.length - rest.length); length > 0; length--) {
    const [part, remaining] = [reading.slice(0, length), reading.slice(length)];
    // A part ends in a vowel or n. More than a single vowel remains for other characters, and nothing if there are none.
    if (!/[aiueon]$/.test(part)) continue;
    if (rest.length === 0 ? remaining !== '' : /^[aiueo]?$/.test(remaining)) continue;
    const others = aligned(rest, remaining, guesses - 1);
    if (others !== undefined) return [part, ...others];
  }
  return undefined;
}

const entries = [names.surnames, names.givenNames, supplementaryJapaneseNames].flatMap(entriesOf);
let counts = new Map<string, Map<string, number>>();
// The readings found in one round explain more names in the next one.
for (let round = 0; round < 3; round++) {
  counts = new Map();
  for (const [name, readings] of entries) {
    const characters = [...name];
    for (const reading of readings) {
      const parts = aligned(characters, reading, 0) ?? aligned(characters, reading, 1) ?? [];
      parts.forEach((part, index) => {
        const own = counts.get(characters[index]!) ?? new Map<string, number>();
        counts.set(characters[index]!, own);
        own.set(part, (own.get(part) ?? 0) + (characters.length === 1 ? minNames : 1));
      });
    }
  }
  for (const [character, own] of counts)
    for (const [reading, count] of own)
      if (count >= minNames) known.set(character, (known.get(character) ?? new Set()).add(reading));
}

const text = [...counts]
  .filter(([character]) => /\p{Script=Han}/u.test(character))
  .map(([character, own]) => {
    const kept = [...own]
      .filter(([, count]) => count >= minNames)
      .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
    return { character, readings: kept.slice(0, maxReadings).map(([reading]) => reading) };
  })
  .filter(({ readings }) => readings.length > 0)
  .sort((one, other) => (one.character < other.character ? -1 : 1))
  .map(({ character, readings }) => character + readings.join(','))
  .join(' ');
const about = {
  source:
    'japanese-names.json: the readings that each character has in its names, those of most names first. Found by people-index/tools/kanji-readings.ts.',
  licence: names.licence,
};
writeFileSync(target, `${JSON.stringify({ ...about, characters: text }, undefined, 2)}\n`);
