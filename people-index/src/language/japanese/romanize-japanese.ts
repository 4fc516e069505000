import { toRomaji } from 'wanakana';

/**
 * Long vowels as most people and all passports leave them: `satou` is `sato`, `oono` is `ono`. An apostrophe keeps
 * `inoue` whole.
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

/** Hepburn in Kunrei: `tsuchiya` is `tutiya`. */
export function kunreiOf(romaji: string): string {
  return romaji
    .replace(/sh(?=i)/g, 's').replace(/sh(?=[aueo])/g, 'sy')
    .replace(/ch(?=i)/g, 't').replace(/ch(?=[aueo])/g, 'ty')
    .replaceAll('tsu', 'tu').replaceAll('fu', 'hu').replace(/j(?=i)/g, 'z').replace(/j(?=[aueo])/g, 'zy') // prettier-ignore
}

/** Kunrei in Hepburn: `tutiya` is `tsuchiya`. */
export function hepburnOf(romaji: string): string {
  return romaji
    .replace(/s(?=i)/g, 'sh').replace(/sy(?=[aueo])/g, 'sh')
    .replace(/t(?=i)/g, 'ch').replace(/ty(?=[aueo])/g, 'ch')
    .replace(/t(?=u)/g, 'ts').replace(/h(?=u)/g, 'f').replace(/z(?=i)/g, 'j').replace(/zy(?=[aueo])/g, 'j') // prettier-ignore
}

/** Latin spellings of a kana word: Hepburn with short vowels, long ones, `oh`, and Kunrei. */
export function romanizeKana(word: string): readonly string[] {
  const kana = toRomaji(
    word.replace(/(?<=[おこそとのほもよろごぞどぼぽょオコソトノホモヨロゴゾドボポョ])ー/g, 'う'),
  ).toLowerCase();
  const letters = kana.replace(/[^a-z']/g, '');
  if (letters === '') return [];
  const short = shortVowels(letters);
  return [short, longVowels(letters), withH(letters), kunreiOf(short), withM(short)];
}

/** The n of Shinpei is spoken, and by many spelled, as an m. */
function withM(reading: string): string {
  return reading.replace(/n(?=[bmp])/g, 'm');
}

/** The usual spelling of each reading before the second spelling of any. */
export function spread(readings: readonly string[]): readonly string[] {
  const short = readings.map(shortVowels);
  return [...short, ...short.map(withM), ...readings.map(longVowels), ...readings.map(withH)];
}
