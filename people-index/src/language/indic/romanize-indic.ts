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

/**
 * One consonant cluster and what follows it; an empty vowel was taken away by its sign, `inherent` is the unwritten
 * one.
 */
interface Sound {
  consonant: string;
  vowel: string;
  isInherent: boolean;
  /** A sign for a nasal, which becomes m in front of p, b and m. */
  isNasal?: boolean;
}

function readSounds(word: string, script: Script): Sound[] {
  const sounds: Sound[] = [];
  const base = bases[script];
  let doubled = false;
  for (const character of word) {
    const last = sounds.at(-1);
    const code = character.codePointAt(0) ?? 0;
    const place = base === undefined ? -1 : code - base;
    let consonant = base === undefined ? undefined : consonants[place];
    let vowel = base === undefined ? undefined : vowels[place];
    let sign = base === undefined ? undefined : vowelSigns[place];
    if (script === 'sinhala') {
      const letter = sinhala.get(character);
      if (letter !== undefined && 'aeiou'.includes(letter[0] as string)) vowel = letter;
      else consonant = letter;
      sign = sinhalaSigns.get(character);
    }
    if (character === 'ৎ') sounds.push({ consonant: 't', vowel: '', isInherent: false });
    else if (malayalamFinals[character] !== undefined)
      sounds.push({ consonant: malayalamFinals[character], vowel: '', isInherent: false });
    else if (script === 'gurmukhi' && (place === 0x70 || place === 0x02))
      sounds.push({ consonant: 'n', vowel: '', isInherent: false, isNasal: true });
    else if (script === 'gurmukhi' && place === 0x71) doubled = true;
    else if (script === 'gurmukhi' && (place === 0x72 || place === 0x73))
      sounds.push({ consonant: '', vowel: '', isInherent: false });
    else if (consonant !== undefined) {
      if (doubled) sounds.push({ consonant: consonant[0] as string, vowel: '', isInherent: false });
      doubled = false;
      sounds.push({ consonant, vowel: 'a', isInherent: true });
    } else if (vowel !== undefined) sounds.push({ consonant: '', vowel, isInherent: false });
    else if (sign !== undefined && last !== undefined) {
      last.vowel = sign;
      last.isInherent = false;
    } else if ((place === noVowel || character === '්') && last !== undefined) {
      last.vowel = '';
      last.isInherent = false;
    } else if (place === dotBelow && last !== undefined) last.consonant = withDot[last.consonant] ?? last.consonant;
    else if (place === nasal || place === 0x01 || character === 'ං')
      sounds.push({ consonant: 'n', vowel: '', isInherent: false, isNasal: true });
    else if (place === visarga) sounds.push({ consonant: 'h', vowel: '', isInherent: false });
  }
  return sounds;
}

/** Northern languages leave the unwritten vowel out at the end, and between a syllable with a vowel and another one. */
function withoutSilentVowels(sounds: readonly Sound[], inside: boolean): Sound[] {
  const spoken = sounds.map((sound) => ({ ...sound }));
  const last = spoken.at(-1);
  const lastButOne = spoken.at(-2);
  // After two consonants it is spoken, as in Narendra; a nasal and a consonant can end a word, as in Vasant.
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
    if (sound.isInherent && sound.vowel !== '' && before.vowel !== '' && after.vowel !== '' && after.consonant !== '')
      sound.vowel = '';
  }
  return spoken;
}

/** The nasal sign sounds as the letter after it has it: `shambhu`, `singh`. */
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

function short(latin: string): string {
  return latin.replaceAll('aa', 'a').replaceAll('ii', 'i').replaceAll('uu', 'u');
}
function long(latin: string): string {
  return latin
    .replaceAll('aa', 'a')
    .replace(/ii(?=.)/g, 'ee')
    .replaceAll('ii', 'i')
    .replaceAll('uu', 'oo');
}

/** Spellings that families took from English ears: `rao` for ravu, `naidu`, `ramaiah`, `mehta`. */
function anglicised(latin: string): string {
  return latin
    .replace(/avu?$/, 'ao')
    .replace('ayu', 'ai')
    .replace(/ayya$/, 'aiah')
    .replace(/ahe(?=[^aeiou])/, 'eh');
}

/** Malayalam has a t that it writes as a doubled r, and after n as one: Antony. */
function withMalayalamT(word: string): string {
  return word.replace(/(?:റ്റ|(?<=ന്|ൻ്?)റ)/g, (letters) => (letters.length > 1 ? 'ട്ട' : 'ട'));
}

const southern = new Set<Script>(['telugu', 'kannada', 'malayalam', 'sinhala']);

// Matches the last letter of गायकवाड़; not a plain ड.
const dottedD = /([\u0921\u0a21])[\u093c\u0a3c]/g;

/**
 * Latin spellings of a word in an Indic script: with the silent vowels of the script's languages left out, short and
 * doubled vowels, `v` and `w`, `t` and `th`.
 */
export function romanizeIndic(word: string, script: Script): readonly string[] {
  const sounds = readSounds(script === 'malayalam' ? withMalayalamT(word) : word, script);
  if (southern.has(script)) {
    const full = write(sounds);
    const dental = full.replace(/t(?!h)/g, 'th').replace(/thth/g, 'tth');
    return [
      short(full),
      anglicised(short(full)),
      short(dental),
      long(full),
      short(full).replace(/a$/, ''),
      short(full).replaceAll('v', 'w'),
      short(full).replaceAll('zh', 'l'),
      short(write(withoutSilentVowels(sounds, true))),
      long(dental),
    ];
  }
  const spoken = write(withoutSilentVowels(sounds, true));
  const ended = write(withoutSilentVowels(sounds, false));
  const full = write(sounds);
  if (script === 'bengali') {
    const labial = (latin: string): string => latin.replaceAll('v', 'b');
    return [
      short(ended),
      short(spoken),
      short(full),
      // Bengali has neither z nor v: in names from Arabic and Persian they are j and bh (Zia, Kazi, Rizvi).
      short(spoken).replace(/^y/, 'z').replaceAll('j', 'z').replaceAll('bh', 'v'),
      long(ended),
      short(ended).replace(/^y/, 'j'),
      labial(short(ended)),
      short(ended).replaceAll('sh', 's').replaceAll('bh', 'v'),
      short(ended).replace(/a(?=[^aeiou])/g, 'o'),
    ];
  }
  // Of other languages two consonants end a word as well: Robert, Wales.
  const endsInConsonants = sounds.at(-1)?.isInherent === true && spoken.endsWith('a');
  const readings = [
    short(spoken),
    anglicised(short(ended)),
    ...(endsInConsonants ? [short(spoken).slice(0, -1)] : []),
    short(ended),
    long(spoken),
    short(full),
    short(spoken).replaceAll('v', 'w'),
    long(ended),
    short(spoken).replaceAll('chh', 'ch').replaceAll('ph', 'f'),
    short(spoken).replaceAll('sh', 's'),
  ];
  // The d with a dot is an r to some and a d to others: Gaikwad, Rathod.
  const bare = word.replace(dottedD, '$1');
  return bare === word
    ? readings
    : [...readings.slice(0, 2), ...romanizeIndic(bare, script).slice(0, 2), ...readings.slice(2)];
}
