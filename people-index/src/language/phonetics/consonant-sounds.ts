import { letter, pairIndex, letterCodes, wordStart, letterSet } from './letter-codes.ts';

/** Pronunciation of the letters at the current position. */
export interface Sound {
  /** One sign for each sound, see `phoneticForm`. */
  readonly signs: string;
  /** Number of letters. */
  readonly length: number;
  /** Character code of the last sign, -1 for a silent letter. */
  readonly lastCode: number;
  /** Character code of the sign after which this sound is dropped as a repetition; -1 if it is always written. */
  readonly droppedAfter: number;
}

export function consonant(signs: string, length: number): Sound {
  const lastCode = signs.length === 0 ? -1 : signs.charCodeAt(signs.length - 1);
  return { signs, length, lastCode, droppedAfter: signs.length === 1 ? lastCode : -1 };
}

export function vowel(signs: string, length: number): Sound {
  return { signs, length, lastCode: signs.charCodeAt(signs.length - 1), droppedAfter: -1 };
}

const singles: Readonly<Record<string, string>> = {
  b: 'b', c: 'c', d: 'd', f: 'f', g: 'g', j: 'J', k: 'k', l: 'l', m: 'm', n: 'n', p: 'p', q: 'k', r: 'r', s: 's', t: 't', v: 'v', w: 'w', z: 'z', y: 'y', h: 'h',
}; // prettier-ignore

/** Letter groups that are one sound. Of two groups with the same first letters, the longer one is first. */
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
  /** The letters from the third on. */
  readonly rest: readonly number[];
}

const singleSounds: (Sound | undefined)[] = Array.from({ length: 32 }, () => undefined);
const groupsOfPair: (Group[] | undefined)[] = Array.from({ length: 1024 }, () => undefined);
for (const [single, signs] of Object.entries(singles))
  singleSounds[letterCodes(single)[wordStart] as number] = consonant(signs, 1);
for (const [group, signs] of groups) {
  const [first = 0, second = 0, ...rest] = letterCodes(group).subarray(wordStart, wordStart + group.length);
  (groupsOfPair[pairIndex(first, second)] ??= []).push({ sound: consonant(signs, group.length), rest });
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

const isVowel = letterSet('aeiou');
const isFrontVowel = letterSet('eiy');
/** An h before these is pronounced in any position. */
const spokenBefore = 'aeiou*';
const isSpokenBefore = letterSet(spokenBefore);

/** The consonant at a position without a vowel; undefined for a character that is not a letter. */
export function consonantSound(letters: Uint8Array, position: number): Sound | undefined {
  return (
    soundInContext(letters, position) ?? soundOfGroup(letters, position) ?? singleSounds[letters[position] as number]
  );
}

/** Pairs whose pronunciation depends on the position in the word or on the third letter. */
const contextPairs = 'cs gi gl gu hs ks kn ld ll lt ng qu sc';

/** Whether the first of two letters is a consonant whose pronunciation depends on these two letters only. */
export function isContextFreeConsonant(first: string, second: string): boolean {
  if (first === 'h') return second !== '' && spokenBefore.includes(second);
  if (!'bcdfgjklmnpqrstvz'.includes(first)) return false;
  if (second === '') return true;
  return (
    !contextPairs.includes(first + second) &&
    groups.every(([group]) => group.length === 2 || !group.startsWith(first + second))
  );
}

function soundOfGroup(letters: Uint8Array, position: number): Sound | undefined {
  const found = groupsOfPair[pairIndex(letters[position] as number, letters[position + 1] as number)];
  if (found === undefined) return undefined;
  for (let index = 0; index < found.length; index++) {
    const group = found[index] as Group;
    if (matchesRest(letters, position + 2, group.rest)) return group.sound;
  }
  return undefined;
}

function matchesRest(letters: Uint8Array, position: number, rest: readonly number[]): boolean {
  for (let offset = 0; offset < rest.length; offset++) if (letters[position + offset] !== rest[offset]) return false;
  return true;
}

/** The pronunciation of a letter that depends on its position in the word or on the letters around it. */
function soundInContext(letters: Uint8Array, position: number): Sound | undefined {
  const next = letters[position + 1] as number;
  const third = letters[position + 2] as number;
  switch (letters[position]) {
    case letter.c:
      if (next === letter.s && position > wordStart && third !== letter.none) return cThenS;
      return isFrontVowel[next] === 1 ? softC : undefined;
    case letter.g:
      return soundOfG(next, third);
    case letter.h:
      // Wade-Giles: Hsu, Hsieh for Xu, Xie. Not Mahsa.
      if (next === letter.s) return position === wordStart ? wadeX : undefined;
      return position === wordStart || isSpokenBefore[next] === 1 ? undefined : silent;
    case letter.k:
      if (next === letter.s && position === wordStart) return oneS;
      return next === letter.n && position > wordStart ? k : undefined;
    case letter.l:
      return soundOfL(letters, position);
    case letter.n:
      return next === letter.g && isVowel[third] === 1 ? n : undefined;
    case letter.q:
      return next === letter.u && third === letter.a ? kw : undefined;
    case letter.s:
      return next === letter.c && isFrontVowel[third] === 1 ? oneS : undefined;
    case letter.x:
      if (next === letter.none && isSilentX(letters, position)) return silent;
      return position === wordStart ? initialX : x;
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

/** The l of `Renault` and `Arnauld` is silent. The two of `ill` before a vowel are one l. */
function soundOfL(letters: Uint8Array, position: number): Sound | undefined {
  const next = letters[position + 1] as number;
  if (next === letter.l)
    return letters[position - 1] === letter.i && isVowel[letters[position + 2] as number] === 1 ? liquid : undefined;
  const isSilent =
    (next === letter.t || next === letter.d) &&
    letters[position - 1] === letter.u &&
    letters[position - 2] === letter.a &&
    (letters[position + 2] === letter.none || letters[position + 3] === letter.none);
  return isSilent ? silent : undefined;
}

/** The final x after au, eu, ou or oi, which is silent in French. Matches that of `Leroux`; not that of `Max`. */
function isSilentX(letters: Uint8Array, position: number): boolean {
  const before = letters[position - 2];
  if (letters[position - 1] === letter.i) return before === letter.o;
  return letters[position - 1] === letter.u && (before === letter.a || before === letter.e || before === letter.o);
}
