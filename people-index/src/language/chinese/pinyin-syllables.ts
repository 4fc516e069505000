import { vowelSound } from '../phonetics/phonetic-form.ts';
import { letterCode, pairIndex } from '../phonetics/letter-codes.ts';

/** All syllables of Mandarin in pinyin: the initials, and the finals that follow each. */
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
 * Syllables that no other language spells like this, so the word must be pinyin. Matches `zhang`, `jia`, `ming`, `guo`; not `lin`, `lena`,
 * `juan`.
 */
const onlyPinyin = /^(?:zh|q(?!ue)|x(?:in|iu|u)|ji[aeu]|c(?:ai|ao|ou|ui|uo))|(?:ng|iao|uo|^[zcs]?hui)$/;
/** So does an initial x. Inside a word, x occurs in other languages: Alexis, Maxine. */
const initialX = /^x/;
/** A Chinese surname and a Vietnamese given name, with very different pronunciations. */
const ambiguousNames = new Set(['quan']);

const initialSounds: Readonly<Record<string, string>> = {
  zh: 'J', j: 'J', ch: 'C', q: 'C', sh: 'S', x: 'H', c: 'T',
}; // prettier-ignore
const finalSounds: Readonly<Record<string, string>> = { ui: 'UY', ou: 'OU', uo: 'UO', iu: 'IOU', un: 'UEn', ue: 'UE' };
// Matches "zh", "ang" and "ng" in "zhang"; no initial in "an".
const syllableParts = /^([bpmfdtnlgkrzcsywjqx]?h?)([aeiou]+)(ng|n|r)?$/;

interface MandarinWord {
  /** The pronunciation, in the signs of `phoneticForm`. */
  readonly form: string;
  /** Whether the word cannot be anything but pinyin. */
  readonly isSure: boolean;
}

/** One or several syllables: their pronunciation, and whether one of them occurs only in pinyin. */
interface Spoken {
  readonly form: string;
  readonly isOnlyPinyin: boolean;
}

/** A trie of the syllables: the next node by node and letter (see `pairIndex`), or 0. */
const nextNodes: number[] = [];
/** The syllable that ends at each node. */
const syllableOfNode: (Spoken | undefined)[] = [];
const root = newNode();
/**
 * Root for all syllables but the first. It has none that begin with a vowel: inside a word, pinyin marks them by an apostrophe, which
 * folding removes.
 */
const innerRoot = newNode();
for (const [initial, finals] of Object.entries(finalsOf)) {
  for (const final of finals.split(' ')) addSyllable(initial + final);
  if (initial === '') continue;
  const letter = letterCode(initial.charCodeAt(0));
  nextNodes[pairIndex(innerRoot, letter)] = nextNodes[pairIndex(root, letter)] as number;
}

function newNode(): number {
  for (let letter = 0; letter < 32; letter++) nextNodes.push(0);
  return syllableOfNode.push(undefined) - 1;
}

function addSyllable(syllable: string): void {
  let node = root;
  for (let position = 0; position < syllable.length; position++) {
    const step = pairIndex(node, letterCode(syllable.charCodeAt(position)));
    node = nextNodes[step] ||= newNode();
  }
  syllableOfNode[node] = { form: syllableForm(syllable), isOnlyPinyin: onlyPinyin.test(syllable) };
}

const maxSyllables = 4;

/**
 * Reads the rest of a word from a position and a node of the trie, as at most `maxSyllablesLeft` syllables. Longer syllables are tried
 * first, and shortened if the rest of the word cannot be read after them.
 */
function readFrom(word: string, position: number, node: number, maxSyllablesLeft: number): Spoken | undefined {
  const isEnd = position === word.length;
  const longer = isEnd ? 0 : (nextNodes[pairIndex(node, letterCode(word.charCodeAt(position)))] as number);
  const read = longer === 0 ? undefined : readFrom(word, position + 1, longer, maxSyllablesLeft);
  const syllable = syllableOfNode[node];
  if (read !== undefined || syllable === undefined || isEnd) return read ?? syllable;
  if (maxSyllablesLeft === 1) return undefined;
  const rest = readFrom(word, position, innerRoot, maxSyllablesLeft - 1);
  return rest && { form: syllable.form + rest.form, isOnlyPinyin: syllable.isOnlyPinyin || rest.isOnlyPinyin };
}

/** Reads a folded word as pinyin of one to four syllables: `jianguo` as jian + guo. Undefined if it is not pinyin. */
export function readPinyin(word: string): MandarinWord | undefined {
  const spoken = readFrom(word, 0, root, maxSyllables);
  if (spoken === undefined) return undefined;
  return { form: spoken.form, isSure: (spoken.isOnlyPinyin || initialX.test(word)) && !ambiguousNames.has(word) };
}

function syllableForm(syllable: string): string {
  const [, initial = '', vowels = '', coda = ''] = syllableParts.exec(syllable) ?? [];
  const sound = initialSounds[initial] ?? initial;
  if (vowels === 'u' && coda === 'n' && !'jqxy'.includes(initial)) return sound + finalSounds['un'];
  return sound + (finalSounds[vowels] ?? vowelSound(vowels, false)) + (coda === 'ng' ? 'N' : coda);
}
