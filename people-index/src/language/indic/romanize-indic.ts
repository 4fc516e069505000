import {
  consonants,
  vowels,
  vowelSigns,
  withDot,
  malayalamFinals,
  nasal,
  visarga,
  dotBelow,
  noVowel,
  bases,
  sinhala,
  sinhalaSigns,
} from './indic-letters.ts';
import type { Script } from '../script.ts';

/** A consonant and the vowel after it. `vowel` is empty if a sign removes it; `isInherent` is true for the vowel that is not written. */
interface Sound {
  consonant: string;
  vowel: string;
  isInherent: boolean;
  /** Whether it is the sign of a nasal, which is pronounced m before p, b and m. */
  isNasal?: boolean;
}

function readSounds(word: string, script: Script): Sound[] {
  const sounds: Sound[] = [];
  const base = bases[script];
  let isDoubled = false;
  for (const character of word) {
    const last = sounds.at(-1);
    const code = character.codePointAt(0) ?? 0;
    const offset = base === undefined ? -1 : code - base;
    let consonant = base === undefined ? undefined : consonants[offset];
    let vowel = base === undefined ? undefined : vowels[offset];
    let sign = base === undefined ? undefined : vowelSigns[offset];
    if (script === 'sinhala') {
      const letter = sinhala.get(character);
      if (letter !== undefined && 'aeiou'.includes(letter[0] as string)) vowel = letter;
      else consonant = letter;
      sign = sinhalaSigns.get(character);
    }
    if (character === 'ৎ') sounds.push({ consonant: 't', vowel: '', isInherent: false });
    else if (malayalamFinals[character] !== undefined)
      sounds.push({ consonant: malayalamFinals[character], vowel: '', isInherent: false });
    else if (script === 'gurmukhi' && (offset === 0x70 || offset === 0x02))
      sounds.push({ consonant: 'n', vowel: '', isInherent: false, isNasal: true });
    else if (script === 'gurmukhi' && offset === 0x71) isDoubled = true;
    else if (script === 'gurmukhi' && (offset === 0x72 || offset === 0x73))
      sounds.push({ consonant: '', vowel: '', isInherent: false });
    else if (consonant !== undefined) {
      if (isDoubled) sounds.push({ consonant: consonant[0] as string, vowel: '', isInherent: false });
      isDoubled = false;
      sounds.push({ consonant, vowel: 'a', isInherent: true });
    } else if (vowel !== undefined) sounds.push({ consonant: '', vowel, isInherent: false });
    else if (sign !== undefined && last !== undefined) {
      last.vowel = sign;
      last.isInherent = false;
    } else if ((offset === noVowel || character === '්') && last !== undefined) {
      last.vowel = '';
      last.isInherent = false;
    } else if (offset === dotBelow && last !== undefined) last.consonant = withDot[last.consonant] ?? last.consonant;
    else if (offset === nasal || offset === 0x01 || character === 'ං')
      sounds.push({ consonant: 'n', vowel: '', isInherent: false, isNasal: true });
    else if (offset === visarga) sounds.push({ consonant: 'h', vowel: '', isInherent: false });
  }
  return sounds;
}

/**
 * Removes inherent vowels that northern languages do not pronounce: at the end of a word and, if `inside`, between two syllables with
 * vowels; with `behindNasals` also after a nasal and a consonant, as in मंगला, Mangla, and in foreign names: कैंपबेल is Campbell.
 */
function withoutSilentVowels(sounds: readonly Sound[], inside: boolean, behindNasals = false): Sound[] {
  const spoken = sounds.map((sound) => ({ ...sound }));
  const last = spoken.at(-1);
  const lastButOne = spoken.at(-2);
  // The last inherent vowel is pronounced after two consonants, as in Narendra, but a word can end in a nasal and a consonant, as in
  // Vasant.
  const isSpoken =
    lastButOne?.vowel === '' &&
    lastButOne.consonant !== 'n' &&
    lastButOne.consonant !== 'm' &&
    lastButOne.consonant !== 'r' &&
    lastButOne.consonant !== last?.consonant;
  if (last?.isInherent && lastButOne !== undefined && !isSpoken) last.vowel = '';
  if (!inside) return spoken;
  for (let position = spoken.length - 2; position > 0; position--) {
    const sound = spoken[position] as Sound;
    const before = spoken[position - 1] as Sound;
    const after = spoken[position + 1] as Sound;
    const isBehindVowel = before.vowel !== '' || (behindNasals && /^[nm]$/.test(before.consonant) && position > 1);
    if (sound.isInherent && sound.vowel !== '' && isBehindVowel && after.vowel !== '' && after.consonant !== '')
      sound.vowel = '';
  }
  return spoken;
}

/** The nasal sign assimilates to the next consonant: `shambhu`, `singh`. */
function nasalBefore(sound: Sound, next: string): string {
  if (sound.isNasal !== true) return sound.consonant;
  if (/^[pbm]/.test(next)) return 'm';
  return next === 'h' ? 'ng' : sound.consonant;
}

function write(sounds: readonly Sound[]): string {
  let latin = '';
  for (let position = 0; position < sounds.length; position++) {
    const sound = sounds[position] as Sound;
    const next = sounds[position + 1]?.consonant ?? '';
    latin += nasalBefore(sound, next) + sound.vowel;
  }
  return latin.replaceAll('jn', 'gy').replaceAll('kshh', 'ksh').replace(/chchh/g, 'chchh').replace(/n$/, 'n');
}

function withShortVowels(latin: string): string {
  return latin.replaceAll('aa', 'a').replaceAll('ii', 'i').replaceAll('uu', 'u');
}
function withDoubledVowels(latin: string): string {
  return latin
    .replaceAll('aa', 'a')
    .replace(/ii(?=.)/g, 'ee')
    .replaceAll('ii', 'i')
    .replaceAll('uu', 'oo');
}

/** Anglicized spellings of families: `rao` for ravu, `naidu`, `ramaiah`, `mehta`. */
function anglicized(latin: string): string {
  return latin
    .replace(/avu?$/, 'ao')
    .replace('ayu', 'ai')
    .replace(/ayya$/, 'aiah')
    .replace(/ahe(?=[^aeiou])/, 'eh');
}

/** Replaces the Malayalam t that is written as a double r, or after n as a single one: Antony. */
function withMalayalamT(word: string): string {
  return word.replace(/(?:റ്റ|(?<=ന്|ൻ്?)റ)/g, (letters) => (letters.length > 1 ? 'ട്ട' : 'ട'));
}

const southernScripts = new Set<Script>(['telugu', 'kannada', 'malayalam', 'sinhala']);

// Matches the last letter of गायकवाड़; not a plain ड.
const dottedD = /([\u0921\u0a21])[\u093c\u0a3c]/g;

/**
 * Latin spellings of a word in an Indic script: without the silent vowels of its language, with short and doubled vowels, `v` and `w`, `t`
 * and `th`.
 */
export function romanizeIndic(word: string, script: Script): readonly string[] {
  const sounds = readSounds(script === 'malayalam' ? withMalayalamT(word) : word, script);
  if (southernScripts.has(script)) {
    const full = write(sounds);
    const dental = full.replace(/t(?!h)/g, 'th').replace(/thth/g, 'tth');
    return [
      withShortVowels(full),
      anglicized(withShortVowels(full)),
      withShortVowels(dental),
      withDoubledVowels(full),
      withShortVowels(full).replace(/a$/, ''),
      withShortVowels(full).replaceAll('v', 'w'),
      withShortVowels(full).replaceAll('zh', 'l'),
      withShortVowels(write(withoutSilentVowels(sounds, true))),
      withDoubledVowels(dental),
    ];
  }
  const spoken = write(withoutSilentVowels(sounds, true));
  const ended = write(withoutSilentVowels(sounds, false));
  const full = write(sounds);
  if (script === 'bengali') {
    const labial = (latin: string): string => latin.replaceAll('v', 'b');
    return [
      withShortVowels(ended),
      withShortVowels(spoken),
      withShortVowels(full),
      // Bengali has no z or v. Names from Arabic and Persian have j and bh instead: Zia, Kazi, Rizvi.
      withShortVowels(spoken).replace(/^y/, 'z').replaceAll('j', 'z').replaceAll('bh', 'v'),
      withDoubledVowels(ended),
      withShortVowels(ended).replace(/^y/, 'j'),
      labial(withShortVowels(ended)),
      withShortVowels(ended).replaceAll('sh', 's').replaceAll('bh', 'v'),
      withShortVowels(ended).replace(/a(?=[^aeiou])/g, 'o'),
    ];
  }
  // Names of other languages may end in two consonants: Robert, Wales.
  const endsInConsonants = sounds.at(-1)?.isInherent === true && spoken.endsWith('a');
  const clustered = write(withoutSilentVowels(sounds, true, true));
  const readings = [
    withShortVowels(spoken),
    anglicized(withShortVowels(ended)),
    ...(endsInConsonants ? [withShortVowels(spoken).slice(0, -1)] : []),
    withShortVowels(ended),
    withDoubledVowels(spoken),
    ...(clustered === spoken ? [] : [withShortVowels(clustered)]),
    withShortVowels(full),
    withShortVowels(spoken).replaceAll('v', 'w'),
    withDoubledVowels(ended),
    withShortVowels(spoken).replaceAll('chh', 'ch').replaceAll('ph', 'f'),
    withShortVowels(spoken).replaceAll('sh', 's'),
  ];
  // Some spell the dotted d as r, others as d: Gaikwad, Rathod.
  const bare = word.replace(dottedD, '$1');
  return bare === word
    ? readings
    : [...readings.slice(0, 2), ...romanizeIndic(bare, script).slice(0, 2), ...readings.slice(2)];
}
