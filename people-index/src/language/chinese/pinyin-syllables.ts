import { vowelSound } from '../phonetics/phonetic-form.ts';
import { letterOfCode, pairOf } from '../phonetics/letter-codes.ts';

/** Every syllable of Mandarin as pinyin spells it: the initials, and the finals that each may have. */
const finalsOf: Readonly<Record<string, string>> = {
  '': 'a ai an ang ao e en er ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan ue uo',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan ue un uo',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
};

/** All syllables of Mandarin in pinyin. */
export const pinyinSyllables: readonly string[] = Object.entries(finalsOf).flatMap(([initial, finals]) =>
  finals.split(' ').map((final) => initial + final),
);

/**
 * What no other language spells so: such a syllable tells that the word is pinyin. Matches `zhang`, `jia`, `ming`,
 * `guo`; not `lin`, `lena`, `juan`.
 */
const onlyPinyin = /^(?:zh|q(?!ue)|x(?:in|iu|u)|ji[aeu]|c(?:ai|ao|ou|ui|uo))|(?:ng|iao|uo|^[zcs]?hui)$/;
/** In front of a word also an x, which inside is one of Alexis or Maxine. */
const xInFront = /^x/;
/** A surname of China and a given name of Vietnam, which sound nothing alike. */
const exceptions = new Set(['quan']);

const initialSounds: Readonly<Record<string, string>> = {
  zh: 'J', j: 'J', ch: 'C', q: 'C', sh: 'S', x: 'H', c: 'T',
}; // prettier-ignore
const finalSounds: Readonly<Record<string, string>> = { ui: 'UY', ou: 'OU', uo: 'UO', iu: 'IOU', un: 'UEn', ue: 'UE' };
// Matches "zh", "ang" and "ng" in "zhang"; no initial in "an".
const syllableParts = /^([bpmfdtnlgkrzcsywjqx]?h?)([aeiou]+)(ng|n|r)?$/;

/** How a word of pinyin is spoken, by the signs of `soundForm`; `isSure` where it cannot be anything else. */
interface MandarinWord {
  readonly form: string;
  readonly isSure: boolean;
}

/** One syllable or several: how they are spoken, and whether one of them is spelled so in pinyin alone. */
interface Spoken {
  readonly form: string;
  readonly isOnlyPinyin: boolean;
}

/** A tree of the syllables: by branch and letter (see `pairOf`) the branch that goes on, or 0. */
const branches: number[] = [];
/** The syllable that ends at a branch. */
const endings: (Spoken | undefined)[] = [];
const firstRoot = newBranch();
/** Inside a word a syllable that begins with a vowel needs its apostrophe, which folding takes away: left out. */
const innerRoot = newBranch();
for (const [initial, finals] of Object.entries(finalsOf)) {
  for (const final of finals.split(' ')) grow(initial + final);
  if (initial === '') continue;
  const letter = letterOfCode(initial.charCodeAt(0));
  branches[pairOf(innerRoot, letter)] = branches[pairOf(firstRoot, letter)] as number;
}

function newBranch(): number {
  for (let letter = 0; letter < 32; letter++) branches.push(0);
  return endings.push(undefined) - 1;
}

function grow(syllable: string): void {
  let branch = firstRoot;
  for (let place = 0; place < syllable.length; place++) {
    const step = pairOf(branch, letterOfCode(syllable.charCodeAt(place)));
    branch = branches[step] ||= newBranch();
  }
  endings[branch] = { form: syllableForm(syllable), isOnlyPinyin: onlyPinyin.test(syllable) };
}

const maxSyllables = 4;

/**
 * Reads on from a place of the word, and in the tree from a branch. Longer syllables are tried first: what follows
 * decides whether one gives a letter back.
 */
function readFrom(word: string, place: number, branch: number, left: number): Spoken | undefined {
  const isEnd = place === word.length;
  const longer = isEnd ? 0 : (branches[pairOf(branch, letterOfCode(word.charCodeAt(place)))] as number);
  const read = longer === 0 ? undefined : readFrom(word, place + 1, longer, left);
  const syllable = endings[branch];
  if (read !== undefined || syllable === undefined || isEnd) return read ?? syllable;
  if (left === 1) return undefined;
  const rest = readFrom(word, place, innerRoot, left - 1);
  return rest && { form: syllable.form + rest.form, isOnlyPinyin: syllable.isOnlyPinyin || rest.isOnlyPinyin };
}

/** Reads a folded word as pinyin, one to four syllables: `jianguo` as jian + guo. Undefined when it is none. */
export function readPinyin(word: string): MandarinWord | undefined {
  const spoken = readFrom(word, 0, firstRoot, maxSyllables);
  if (spoken === undefined) return undefined;
  return { form: spoken.form, isSure: (spoken.isOnlyPinyin || xInFront.test(word)) && !exceptions.has(word) };
}

function syllableForm(syllable: string): string {
  const [, initial = '', vowels = '', coda = ''] = syllableParts.exec(syllable) ?? [];
  const sound = initialSounds[initial] ?? initial;
  if (vowels === 'u' && coda === 'n' && !'jqxy'.includes(initial)) return sound + finalSounds['un'];
  return sound + (finalSounds[vowels] ?? vowelSound(vowels, false)) + (coda === 'ng' ? 'N' : coda);
}
