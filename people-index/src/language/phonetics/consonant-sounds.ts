import { letter, pairOf, spell, start, tableOf } from './letter-codes.ts';

/** How the next letters of a word sound, and how many they are. */
export interface Sound {
  readonly signs: string;
  readonly length: number;
  /** The code of the last sign. */
  readonly last: number;
  /** The code after which the sound is not written once more; -1 when it always is. */
  readonly once: number;
}

export function consonant(signs: string, length: number): Sound {
  const last = signs.length === 0 ? -1 : signs.charCodeAt(signs.length - 1);
  return { signs, length, last, once: signs.length === 1 ? last : -1 };
}

export function vowel(signs: string, length: number): Sound {
  return { signs, length, last: signs.charCodeAt(signs.length - 1), once: -1 };
}

const singles: Readonly<Record<string, string>> = {
  b: 'b', c: 'c', d: 'd', f: 'f', g: 'g', j: 'J', k: 'k', l: 'l', m: 'm', n: 'n', p: 'p', q: 'k', r: 'r', s: 's', t: 't', v: 'v', w: 'w', z: 'z', y: 'y', h: 'h',
}; // prettier-ignore

/** Letter groups that are one sound, longest first for each first letter. */
const groups: readonly (readonly [group: string, signs: string])[] = [
  ['bh', 'b'],
  ['cch', 'k'], ['chr', 'kr'], ['chl', 'kl'], ['chs', 'ks'], ['chth', 'xt'], ['cht', 'xt'], ['ch', 'C'], ['ck', 'k'], ['cqu', 'k'], ['cz', 'C'], ['cs', 'C'], ['cc', 'k'],
  ['dzh', 'J'], ['dsch', 'J'], ['dj', 'J'], ['dg', 'J'], ['dz', 'T'], ['dt', 't'], ['dh', 'd'],
  ['ght', 't'], ['gh', 'g'], ['gj', 'J'], ['gy', 'J'],
  ['kh', 'x'], ['kn', 'n'],
  ['lj', 'l'],
  ['hs', 's'],
  ['ng', 'N'], ['nh', 'n'],
  ['ph', 'f'], ['pf', 'f'],
  ['qu', 'k'],
  ['rzh', 'J'], ['rh', 'r'],
  ['shch', 'S'], ['schtsch', 'S'], ['schw', 'Sv'], ['sch', 'S'], ['sh', 'S'], ['sj', 'S'], ['sz', 'S'], ['sth', 'st'],
  ['tsch', 'C'], ['tch', 'C'], ['tzsch', 'C'], ['tsh', 'C'], ['tj', 'C'], ['ths', 'ts'], ['th', 't'], ['tz', 'T'], ['ts', 'T'], ['tcl', 'tkl'], ['tc', 'C'],
  ['wr', 'r'], ['wh', 'w'],
  ['zh', 'J'], ['zs', 'J'],
]; // prettier-ignore

interface Group {
  readonly sound: Sound;
  /** The third letter and those behind it. */
  readonly rest: readonly number[];
}

const singleSounds: (Sound | undefined)[] = Array.from({ length: 32 }, () => undefined);
const groupsOfPair: (Group[] | undefined)[] = Array.from({ length: 1024 }, () => undefined);
for (const [single, signs] of Object.entries(singles))
  singleSounds[spell(single)[start] as number] = consonant(signs, 1);
for (const [group, signs] of groups) {
  const [first = 0, second = 0, ...rest] = spell(group).subarray(start, start + group.length);
  (groupsOfPair[pairOf(first, second)] ??= []).push({ sound: consonant(signs, group.length), rest });
}

const silent = consonant('', 1);
const softC = consonant('X', 1);
const cThenS = consonant('ks', 2);
const softG = consonant('j', 1);
const hardGu = consonant('g', 2);
const softGi = consonant('J', 2);
const gn = consonant('n', 2);
const liquid = consonant('l', 2);
const wadeX = consonant('H', 2);
const initialX = consonant('s', 1);
const x = consonant('ks', 1);
const oneS = consonant('s', 2);
const k = consonant('k', 1);
const kw = consonant('kw', 2);
const n = consonant('n', 1);

const isVowel = tableOf('aeiou');
const isFrontVowel = tableOf('eiy');
/** In front of these an h is spoken wherever it stands. */
const spokenBefore = 'aeiou*';
const isSpokenBefore = tableOf(spokenBefore);

/** What begins at a place that has no vowel; undefined for a sign that is no letter. */
export function consonantSound(letters: Uint8Array, place: number): Sound | undefined {
  return soundByPlace(letters, place) ?? soundOfGroup(letters, place) ?? singleSounds[letters[place] as number];
}

/** What hangs on the place in the word or on a third letter. */
const openPairs = 'cs gi gl gu hs ks kn ld ll lt ng qu sc';

/** Whether the first of two letters is a consonant of which the two say all. */
export function isSettledConsonant(first: string, second: string): boolean {
  if (first === 'h') return second !== '' && spokenBefore.includes(second);
  if (!'bcdfgjklmnpqrstvz'.includes(first)) return false;
  if (second === '') return true;
  return (
    !openPairs.includes(first + second) &&
    groups.every(([group]) => group.length === 2 || !group.startsWith(first + second))
  );
}

function soundOfGroup(letters: Uint8Array, place: number): Sound | undefined {
  const found = groupsOfPair[pairOf(letters[place] as number, letters[place + 1] as number)];
  if (found === undefined) return undefined;
  for (let each = 0; each < found.length; each++) {
    const group = found[each] as Group;
    if (goesOn(letters, place + 2, group.rest)) return group.sound;
  }
  return undefined;
}

function goesOn(letters: Uint8Array, place: number, rest: readonly number[]): boolean {
  for (let offset = 0; offset < rest.length; offset++) if (letters[place + offset] !== rest[offset]) return false;
  return true;
}

/** What is spoken otherwise for its place in the word and for the letters around it. */
function soundByPlace(letters: Uint8Array, place: number): Sound | undefined {
  const next = letters[place + 1] as number;
  const third = letters[place + 2] as number;
  switch (letters[place]) {
    case letter.c:
      if (next === letter.s && place > start && third !== letter.none) return cThenS;
      return isFrontVowel[next] === 1 ? softC : undefined;
    case letter.g:
      return soundOfG(next, third);
    case letter.h:
      // Wade and Giles: Hsu, Hsieh for Xu, Xie. Not Mahsa.
      if (next === letter.s) return place === start ? wadeX : undefined;
      return place === start || isSpokenBefore[next] === 1 ? undefined : silent;
    case letter.k:
      if (next === letter.s && place === start) return oneS;
      return next === letter.n && place > start ? k : undefined;
    case letter.l:
      return soundOfL(letters, place);
    case letter.n:
      return next === letter.g && isVowel[third] === 1 ? n : undefined;
    case letter.q:
      return next === letter.u && third === letter.a ? kw : undefined;
    case letter.s:
      return next === letter.c && isFrontVowel[third] === 1 ? oneS : undefined;
    case letter.x:
      if (next === letter.none && isSilentX(letters, place)) return silent;
      return place === start ? initialX : x;
    default:
      return undefined;
  }
}

function soundOfG(next: number, third: number): Sound | undefined {
  switch (next) {
    case letter.e:
      return softG;
    case letter.i:
      return third === letter.a || third === letter.o || third === letter.u ? softGi : softG;
    case letter.l:
      return third === letter.i ? liquid : undefined;
    case letter.n:
      return gn;
    case letter.u:
      return isFrontVowel[third] === 1 ? hardGu : undefined;
    default:
      return undefined;
  }
}

/** The l of `Renault` and `Arnauld` is silent; one of `ill` is spoken in front of a vowel. */
function soundOfL(letters: Uint8Array, place: number): Sound | undefined {
  const next = letters[place + 1] as number;
  if (next === letter.l)
    return letters[place - 1] === letter.i && isVowel[letters[place + 2] as number] === 1 ? liquid : undefined;
  const isSilent =
    (next === letter.t || next === letter.d) &&
    letters[place - 1] === letter.u &&
    letters[place - 2] === letter.a &&
    (letters[place + 2] === letter.none || letters[place + 3] === letter.none);
  return isSilent ? silent : undefined;
}

/** Endings that French leaves silent after au, eau, eu, ou, oi: `Renault`, `Leroux`. Failing: `Max`. */
function isSilentX(letters: Uint8Array, place: number): boolean {
  const before = letters[place - 2];
  if (letters[place - 1] === letter.i) return before === letter.o;
  return letters[place - 1] === letter.u && (before === letter.a || before === letter.e || before === letter.o);
}
