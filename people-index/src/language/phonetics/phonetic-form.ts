import { consonant, consonantSound, isSettledConsonant, type Sound, vowel } from './consonant-sounds.ts';
import { letter, pairOf, spell, start, tableOf } from './letter-codes.ts';

/**
 * How a folded Latin word sounds, one sign a sound, over the spelling habits of many languages at once. Consonants are
 * small letters except `S` (sh, French ch, sch), `C` (tch, cz, ch of most languages), `J` (English and French j, soft
 * g, zh), `T` (ts, tz), `N` (ng that is not n and g), `H` (x of pinyin), `x` (kh, German ch), `j` (g before e and i), `c` and `X` (a c that is hard and one that is soft
 * in western languages: either may be a ts). Each run of vowels is one sign: `A`, `E` (e), `Y` (ei, ay), `I` (i, ee,
 * ie), `O` (o, au), `U` (u, ou, oo). Doubled letters count once, `h` after a letter that it does not change is left
 * out. A `*` in the word, a vowel that its script leaves open, stays.
 */
export function soundForm(written: string): string {
  // McKenna is MacKenna.
  const word = written.startsWith('mc') ? `mac${written.slice(2)}` : written;
  const letters = spell(word);
  const beyond = start + word.length;
  let form = initialGlide(letters);
  let last = form === '' ? -2 : form.charCodeAt(0);
  // French writes a w as `ou`.
  let place = form === 'w' ? start + 2 : start + form.length;
  while (place < beyond) {
    const pair = pairOf(letters[place] as number, letters[place + 1] as number);
    const sound = settled[pair] ?? soundAt(word, letters, place);
    place += sound.length;
    if (sound.once === last || sound.last < 0) continue;
    form += sound.signs;
    last = sound.last;
  }
  return form;
}

function soundAt(word: string, letters: Uint8Array, place: number): Sound {
  const end = endOfVowels(letters, place);
  if (end > place) return vowel(soundOfVowels(word, letters, place, end), end - place);
  // A sign that is no letter stands for itself.
  return consonantSound(letters, place) ?? consonant(word[place - start] as string, 1);
}

const isVowel = tableOf('aeiou');

/** An `ou` that is a w: `Oualid`, not `Ousmane`. An i in front of a vowel: `Ioannis`, `Iouri`, not `Irene`. */
function initialGlide(letters: Uint8Array): string {
  const second = letters[start + 1] as number;
  switch (letters[start]) {
    case letter.o: {
      const third = letters[start + 2];
      return second === letter.u && (third === letter.a || third === letter.e || third === letter.i) ? 'w' : '';
    }
    case letter.i:
      return second === letter.a || second === letter.o || second === letter.u ? 'y' : '';
    default:
      return '';
  }
}

/** Where the run of vowels ends that begins here; the same place when none does. */
function endOfVowels(letters: Uint8Array, place: number): number {
  let end = place;
  while (isVowelAt(letters, end)) end++;
  const isDutch = end > place && letters[end] === letter.j && letters[end - 1] === letter.i;
  return isDutch && isVowel[letters[end + 1] as number] === 0 ? end + 1 : end;
}

/** y is a vowel unless another vowel follows it; w after a vowel and before none belongs to it. */
function isVowelAt(letters: Uint8Array, place: number): boolean {
  const found = letters[place] as number;
  if (isVowel[found] === 1) return true;
  if (found !== letter.y && found !== letter.w) return false;
  const before = letters[place - 1] as number;
  const next = letters[place + 1] as number;
  const isAfterVowel = isVowel[before] === 1;
  const isBeforeVowel = isVowel[next] === 1;
  if (found === letter.w) return isAfterVowel && !isBeforeVowel && next !== letter.y && !isSlavicW(letters, place);
  // Two syllables: Tuyisenge, Xiuying. Not Sayid, nor Aliya.
  if (next === letter.i && before === letter.u) return false;
  return !isBeforeVowel || isAfterVowel;
}

/** Slavic endings whose w is a consonant: `Lewandowski`, `Czesław`. Failing: `Lawson`. */
function isSlavicW(letters: Uint8Array, place: number): boolean {
  const next = letters[place + 1];
  const third = letters[place + 2];
  if ((next === letter.s && third === letter.k) || (next === letter.c && third === letter.z)) return true;
  return letters[place - 1] === letter.a && letters[place - 2] === letter.l && letters[place - 3] === letter.s;
}

const vowelSounds: Readonly<Record<string, string>> = {
  a: 'A', aa: 'A', e: 'E', i: 'I', y: 'I', o: 'O', u: 'U',
  ai: 'Y', ay: 'Y', ei: 'Y', ey: 'Y', aye: 'Y', aie: 'Y', eie: 'Y', eye: 'Y', ayi: 'Y', aiye: 'Y', ae: 'E',
  ee: 'I', ie: 'I', ea: 'I', ii: 'I', yi: 'I', iy: 'I', ye: 'I', ia: 'IA', ya: 'IA', iya: 'IA', iia: 'IA', io: 'IO', iyo: 'IO', yo: 'IO', iu: 'IU', yu: 'IU',
  ou: 'U', oo: 'U', uu: 'U', ue: 'U', uo: 'U', oue: 'U', au: 'O', aw: 'O', ow: 'O', eau: 'O', oa: 'O', oe: 'E', eu: 'E', ew: 'U', ui: 'I', oi: 'OI', oy: 'OI', ua: 'UA', eo: 'EO',
  ij: 'Y', uij: 'Y', uy: 'Y',
}; // prettier-ignore

/** What runs of one and two vowels sound, by `pairOf` with `none` behind a single one. */
const shortVowels: (string | undefined)[] = Array.from({ length: 1024 }, () => undefined);
for (const [run, sound] of Object.entries(vowelSounds)) {
  if (run.length > 2) continue;
  const letters = spell(run);
  shortVowels[pairOf(letters[start] as number, letters[start + 1] as number)] = sound;
}

const ey = pairOf(letter.e, letter.y);

function soundOfVowels(word: string, letters: Uint8Array, place: number, end: number): string {
  const isFinal = letters[end] === letter.none;
  if (end - place <= 2) {
    const pair = pairOf(letters[place] as number, end - place === 1 ? letter.none : (letters[place + 1] as number));
    const sound = isFinal && pair === ey ? 'I' : shortVowels[pair];
    if (sound !== undefined) return sound;
  }
  return vowelSound(word.slice(place - start, end - start), isFinal);
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

const signsBehind = ['', ...'abcdefghijklmnopqrstuvwxyz*1'];

/** What begins with a pair of letters, by `pairOf`, where nothing but the pair decides: most of any word. */
const settled: (Sound | undefined)[] = Array.from({ length: 1024 }, () => undefined);
for (const first of 'abcdefghijklmnopqrstuvwxyz') {
  for (const second of signsBehind) {
    if (!isSettledVowel(first, second) && !isSettledConsonant(first, second)) continue;
    const letters = spell(first + second);
    settled[pairOf(letters[start] as number, letters[start + 1] as number)] = soundAt(first + second, letters, start);
  }
}

function isSettledVowel(first: string, second: string): boolean {
  return 'aeiou'.includes(first) && (second === '' || !'aeiouyw'.includes(second)) && first + second !== 'ij';
}
