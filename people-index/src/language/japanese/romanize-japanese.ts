import { toRomaji } from 'wanakana';

/**
 * A reading without long vowels, as most people and all passports spell it: `satou` is `sato`, `oono` is `ono`. An apostrophe keeps the
 * vowels of `inoue` separate.
 */
function shortVowels(reading: string): string {
  return reading.replace(/ou|oo/g, 'o').replaceAll('uu', 'u').replaceAll("'", '');
}

export function longVowels(reading: string): string {
  return reading.replaceAll("'", '');
}

function withH(reading: string): string {
  return reading.replace(/ou|oo/g, 'oh').replaceAll('uu', 'u').replaceAll("'", '');
}

/** Converts Hepburn to Kunrei: `tsuchiya` is `tutiya`. */
export function kunreiOf(romaji: string): string {
  return romaji
    .replace(/sh(?=i)/g, 's').replace(/sh(?=[aueo])/g, 'sy')
    .replace(/ch(?=i)/g, 't').replace(/ch(?=[aueo])/g, 'ty')
    .replaceAll('tsu', 'tu').replaceAll('fu', 'hu').replace(/j(?=i)/g, 'z').replace(/j(?=[aueo])/g, 'zy') // prettier-ignore
}

/** Converts Kunrei to Hepburn: `tutiya` is `tsuchiya`. */
export function hepburnOf(romaji: string): string {
  return romaji
    .replace(/s(?=i)/g, 'sh').replace(/sy(?=[aueo])/g, 'sh')
    .replace(/t(?=i)/g, 'ch').replace(/ty(?=[aueo])/g, 'ch')
    .replace(/t(?=u)/g, 'ts').replace(/h(?=u)/g, 'f').replace(/z(?=i)/g, 'j').replace(/zy(?=[aueo])/g, 'j') // prettier-ignore
}

/** Latin spellings of a word in kana: Hepburn without long vowels, with them, with `oh`, and Kunrei. */
export function romanizeKana(word: string): readonly string[] {
  const kana = toRomaji(
    word.replace(/(?<=[おこそとのほもよろごぞどぼぽょオコソトノホモヨロゴゾドボポョ])ー/g, 'う'),
  ).toLowerCase();
  const letters = kana.replace(/[^a-z']/g, '');
  if (letters === '') return [];
  const withoutLongVowels = shortVowels(letters);
  return [
    withoutLongVowels,
    longVowels(letters),
    withH(letters),
    kunreiOf(withoutLongVowels),
    withM(withoutLongVowels),
  ];
}

/** An n before b, m and p is pronounced, and often spelled, as an m: Shimpei. */
function withM(reading: string): string {
  return reading.replace(/n(?=[bmp])/g, 'm');
}

/** All spellings of some readings: first the usual spelling of each, then the other spellings. */
export function spellingsOfReadings(readings: readonly string[]): readonly string[] {
  const withoutLongVowels = readings.map(shortVowels);
  return [...withoutLongVowels, ...withoutLongVowels.map(withM), ...readings.map(longVowels), ...readings.map(withH)];
}
