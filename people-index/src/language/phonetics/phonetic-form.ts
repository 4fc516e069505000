import { consonant, consonantSound, isContextFreeConsonant, type Sound, vowel } from './consonant-sounds.ts';
import { letter, pairIndex, letterCodes, wordStart, letterSet } from './letter-codes.ts';

/**
 * The phonetic form of a folded Latin word: one sign for each sound, by the spelling conventions of many languages at once.
 *
 * Consonants are lower-case letters except `S` (sh, French ch, sch), `C` (tch, cz, ch of most languages), `J` (English and French j, soft
 * g, zh), `T` (ts, tz), `N` (ng as one sound), `H` (x of pinyin), `x` (kh, German ch), `j` (g before e and i), and `c` and `X` (c that is
 * hard or soft in western languages; either may be a ts). A run of vowels is usually one sign: `A`, `E` (e), `Y` (ei, ay), `I` (i, ee,
 * ie), `O` (o, au), `U` (u, ou, oo). Doubled letters count once, and an `h` that does not change the letter before it is omitted. A `*` in
 * the word, a vowel that its script does not write, is kept.
 */
export function phoneticForm(spelling: string): string {
  // McKenna is MacKenna.
  const word = spelling.startsWith('mc') ? `mac${spelling.slice(2)}` : spelling;
  const letters = letterCodes(word);
  const end = wordStart + word.length;
  let form = initialGlide(letters);
  let last = form === '' ? -2 : form.charCodeAt(0);
  // An initial w is two letters, `ou`, as in French; an initial y is the one letter i.
  let position = form === 'w' ? wordStart + 2 : wordStart + form.length;
  while (position < end) {
    const pair = pairIndex(letters[position] as number, letters[position + 1] as number);
    const sound = soundByPair[pair] ?? soundAt(word, letters, position);
    position += sound.length;
    if (sound.droppedAfter === last || sound.lastCode < 0) continue;
    form += sound.signs;
    last = sound.lastCode;
  }
  return form;
}

function soundAt(word: string, letters: Uint8Array, position: number): Sound {
  const end = endOfVowels(letters, position);
  if (end > position) return vowel(soundOfVowels(word, letters, position, end), end - position);
  // A character that is not a letter stands for itself.
  return consonantSound(letters, position) ?? consonant(word[position - wordStart] as string, 1);
}

const isVowel = letterSet('aeiou');

/**
 * The glide at the start of a word: w for `ou` before a vowel (`Oualid`, not `Ousmane`), y for i before a vowel (`Ioannis`, `Iouri`, not
 * `Irene`).
 */
function initialGlide(letters: Uint8Array): string {
  const second = letters[wordStart + 1] as number;
  switch (letters[wordStart]) {
    case letter.o: {
      const third = letters[wordStart + 2];
      return second === letter.u && (third === letter.a || third === letter.e || third === letter.i) ? 'w' : '';
    }
    case letter.i:
      return second === letter.a || second === letter.o || second === letter.u ? 'y' : '';
    default:
      return '';
  }
}

/** End of the run of vowels at a position; the position itself if there is none. A Dutch `ij` before a consonant is part of the run. */
function endOfVowels(letters: Uint8Array, position: number): number {
  let end = position;
  while (isVowelAt(letters, end)) end++;
  const isDutch = end > position && letters[end] === letter.j && letters[end - 1] === letter.i;
  return isDutch && isVowel[letters[end + 1] as number] === 0 ? end + 1 : end;
}

/** A y is a vowel, except before a vowel and not after one. A w belongs to the vowel before it if no vowel follows. */
function isVowelAt(letters: Uint8Array, position: number): boolean {
  const found = letters[position] as number;
  if (isVowel[found] === 1) return true;
  if (found !== letter.y && found !== letter.w) return false;
  const before = letters[position - 1] as number;
  const next = letters[position + 1] as number;
  const isAfterVowel = isVowel[before] === 1;
  const isBeforeVowel = isVowel[next] === 1;
  if (found === letter.w) return isAfterVowel && !isBeforeVowel && next !== letter.y && !isSlavicW(letters, position);
  // `uyi` is two syllables: Tuyisenge, Xiuying. Not so Sayid and Aliya.
  if (next === letter.i && before === letter.u) return false;
  return !isBeforeVowel || isAfterVowel;
}

/** Whether a w is the consonant of a Slavic ending. Matches that of `Lewandowski` and `Czesław`; not that of `Lawson`. */
function isSlavicW(letters: Uint8Array, position: number): boolean {
  const next = letters[position + 1];
  const third = letters[position + 2];
  if ((next === letter.s && third === letter.k) || (next === letter.c && third === letter.z)) return true;
  return letters[position - 1] === letter.a && letters[position - 2] === letter.l && letters[position - 3] === letter.s;
}

const vowelSounds: Readonly<Record<string, string>> = {
  a: 'A', aa: 'A', e: 'E', i: 'I', y: 'I', o: 'O', u: 'U',
  ai: 'Y', ay: 'Y', ei: 'Y', ey: 'Y', aye: 'Y', aie: 'Y', eie: 'Y', eye: 'Y', ayi: 'Y', aiye: 'Y', aei: 'Y', aee: 'Y', ae: 'E',
  ee: 'I', ie: 'I', ea: 'I', ii: 'I', yi: 'I', iy: 'I', ye: 'I', ia: 'IA', ya: 'IA', iya: 'IA', iia: 'IA', io: 'IO', iyo: 'IO', yo: 'IO', iu: 'IU', yu: 'IU',
  ou: 'U', oo: 'U', uu: 'U', ue: 'U', uo: 'U', oue: 'U', au: 'O', aw: 'O', ow: 'O', eau: 'O', oa: 'O', oe: 'E', eu: 'E', ew: 'U', ui: 'I', oi: 'OI', oy: 'OI', ua: 'UA', eo: 'EO',
  ij: 'Y', uij: 'Y', uy: 'Y',
}; // prettier-ignore

/** Signs of runs of one or two vowels, by `pairIndex`; the second letter of a single vowel is `none`. */
const vowelsByPair: (string | undefined)[] = Array.from({ length: 1024 }, () => undefined);
for (const [run, sound] of Object.entries(vowelSounds)) {
  if (run.length > 2) continue;
  const letters = letterCodes(run);
  vowelsByPair[pairIndex(letters[wordStart] as number, letters[wordStart + 1] as number)] = sound;
}

const ey = pairIndex(letter.e, letter.y);
const ea = pairIndex(letter.e, letter.a);
// Matches "andrea" and "correa", whose last letters are two vowels; not "lea", "o'shea" and "chelsea".
const twoVowels = /^[^aeiouy]*[aeiouy].*[^aeiouys]ea$/;

function soundOfVowels(word: string, letters: Uint8Array, position: number, end: number): string {
  const isFinal = letters[end] === letter.none;
  if (end - position <= 2) {
    const pair = pairIndex(
      letters[position] as number,
      end - position === 1 ? letter.none : (letters[position + 1] as number),
    );
    if (isFinal && pair === ea && twoVowels.test(word)) return 'EA';
    const sound = isFinal && pair === ey ? 'I' : vowelsByPair[pair];
    if (sound !== undefined) return sound;
  }
  return vowelSound(word.slice(position - wordStart, end - wordStart), isFinal);
}

/** The signs of a run of vowels. */
export function vowelSound(run: string, isFinal: boolean): string {
  if (isFinal && run === 'ey') return 'I';
  const known = vowelSounds[run];
  if (known !== undefined) return known;
  let sounds = '';
  let position = 0;
  while (position < run.length) {
    const pair = vowelSounds[run.slice(position, position + 2)];
    const sound = pair ?? vowelSounds[run[position] as string] ?? 'U';
    if (sound[0] !== sounds.at(-1)) sounds += sound;
    else sounds += sound.slice(1);
    position += pair === undefined ? 1 : 2;
  }
  return sounds;
}

const secondLetters = ['', ...'abcdefghijklmnopqrstuvwxyz*1'];

/** The sounds that depend on two letters only, by `pairIndex`. They cover most positions of a word. */
const soundByPair: (Sound | undefined)[] = Array.from({ length: 1024 }, () => undefined);
for (const first of 'abcdefghijklmnopqrstuvwxyz') {
  for (const second of secondLetters) {
    if (!isContextFreeVowel(first, second) && !isContextFreeConsonant(first, second)) continue;
    const letters = letterCodes(first + second);
    soundByPair[pairIndex(letters[wordStart] as number, letters[wordStart + 1] as number)] = soundAt(
      first + second,
      letters,
      wordStart,
    );
  }
}

function isContextFreeVowel(first: string, second: string): boolean {
  return 'aeiou'.includes(first) && (second === '' || !'aeiouyw'.includes(second)) && first + second !== 'ij';
}
