import { lazy } from '../../columns/lazy.ts';
import { pinyinSyllables, readPinyin } from './pinyin-syllables.ts';
import { wadeGiles } from './wade-giles.ts';

/*
 * Converts Chinese names between Wade-Giles, which older books, libraries and Taiwan use, and pinyin: `Teng Hsiao-p'ing` is Deng Xiaoping,
 * `Mao Tse-tung` Mao Zedong. An apostrophe marks an aspirated consonant. It is often omitted, so that `chang` may be zhang or chang; in a
 * text that has an apostrophe, a syllable without one is not aspirated.
 */

/** Surnames in pinyin, which cover nine of ten people. */
const surnames = new Set(
  'ai an bai bao bi bian bu cai cao cen chai chang che chen cheng chi chu cui dai deng di ding dong dou du duan fan fang fei feng fu gan gao ge geng gong gu guan guo hai han hang hao he hong hou hu hua huang huo ji jia jian jiang jiao jin jing ju ke kong kuang lai lan lang le lei leng li lian liang liao lin ling liu long lou lu luo lyu lv ma mai man mao mei men meng mi miao min mo mu na ni nie ning niu ou pan pang pei peng pi pu qi qian qiao qin qiu qu quan ran rao ren ruan sang shan shang shao she shen sheng shi shu si song su sui sun tai tan tang tao teng tian tong tu wan wang wei wen weng wu xi xia xian xiang xiao xie xin xing xiong xu xuan xue yan yang yao ye yi yin ying yong you yu yuan yue yun zang zeng zha zhai zhan zhang zhao zhen zheng zhong zhou zhu zhuang zhuo zong zou zu zuo'.split(
    ' ',
  ),
);

/** Other spellings of a syllable, by its usual spelling. */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  szu: ['ssu'], ko: ['ke'], ho: ['he'], o: ['e'], hui: ['huei'], jui: ['juei'], tzu: ['tsu'], i: ['yi'], shuo: ['sho'], lueh: ['lio'], yueh: ['yo'], chueh: ['chio'], hsueh: ['hsio'], yen: ['ien'],
}; // prettier-ignore
// Matches "chien", "tzu"; not "hsiao", "shih".
const stop = /^(?:ch|ts|tz|[kpt])/;
// Matches pinyin initials that Wade-Giles writes with an apostrophe.
const aspirated = /^(?:ch|[cpktq])/;

type Readings = ReadonlyMap<string, readonly string[]>;
interface Tables {
  /** Pinyin syllables by their spelling without apostrophes, and with them. */
  readonly unmarked: Readings;
  readonly marked: Readings;
  /** Spellings without apostrophes by pinyin syllable. */
  readonly spellings: Readings;
}
/** Built when the first text that may be such a name is read. */
const tables = lazy((): Tables => {
  const unmarked = new Map<string, string[]>();
  const marked = new Map<string, string[]>();
  const spellings = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, spelling: string, syllable: string) => {
    const known = map.get(spelling);
    if (known === undefined) map.set(spelling, [syllable]);
    else if (!known.includes(syllable)) known.push(syllable);
  };
  for (const syllable of pinyinSyllables) {
    const usual = wadeGiles(syllable);
    for (const spelling of [usual, ...(alternatives[usual] ?? [])]) {
      add(spellings, syllable, spelling);
      add(unmarked, spelling, syllable);
      add(marked, aspirated.test(syllable) ? spelling.replace(stop, "$&'") : spelling, syllable);
    }
  }
  return { unmarked, marked, spellings };
});

/** Matches `hsiaoping`, `tzuyi`; not `tina`. */
const onlyWadeGiles = /hs|t[sz]|s[sz]|ieh|ien|ueh|erh|ih|[^aeiou]ung/;
const maxNameLength = 24;
const separator = /[\s,]/;
const marks = /['’‘‛`´ʻʼʽʹ]/gu;
// Matches "Teng Hsiao-p'ing" once it is folded.
const letters = /^[a-z'\s,-]+$/;

/** The syllables of a word: the word itself, or two syllables if it cannot be pinyin. */
function syllablesOf(word: string, readings: Readings): readonly string[] | undefined {
  if (readings.has(word)) return [word];
  if (!onlyWadeGiles.test(word) || readPinyin(word) !== undefined) return undefined;
  for (let cut = word.length - 1; cut > 0; cut--) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    if (parts.every((part) => readings.has(part))) return parts;
  }
  return undefined;
}

/** Signs at the start of `origin`: the text has apostrophes, or is in pinyin. */
const signs = { marked: '!', pinyin: '=' } as const;

/** A word of a name: its folded text, and its syllables for `otherSystemSpellings`, with the apostrophes of the text. */
export interface WadeGilesWord {
  readonly text: string;
  readonly origin: string;
}

/**
 * The two words of a name in Wade-Giles or pinyin, in either order. Empty for a text that is not such a name, or that is spelled the same
 * in both systems.
 */
export function readWadeGiles(text: string): readonly WadeGilesWord[] {
  if (text.length > maxNameLength || !separator.test(text)) return [];
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replace(marks, "'").toLowerCase().trim();
  if (!letters.test(plain)) return [];
  const name = nameOf(plain);
  if (name === undefined) return pinyinWords(plain);
  const sign = plain.includes("'") ? signs.marked : '';
  return name.map((syllables) => ({
    text: syllables.join('').replaceAll("'", ''),
    origin: sign + syllables.join('-'),
  }));
}

/** The words of a pinyin name that Wade-Giles spells differently: a surname, and one or two syllables. */
function pinyinWords(plain: string): readonly WadeGilesWord[] {
  const words = plain.split(/[\s,]+/).map((word) => word.replaceAll(/['-]/g, ''));
  if (words.length !== 2 || !words.some((word) => surnames.has(word))) return [];
  const all = words.map(spellingsOfPinyin);
  if (all.includes(undefined) || words.every((word, index) => all[index]!.join() === word)) return [];
  return words.map((text) => ({ text, origin: signs.pinyin + text }));
}

/** Wade-Giles spellings of a pinyin word of one or two syllables; undefined for other words. */
function spellingsOfPinyin(word: string): readonly string[] | undefined {
  const { spellings } = tables();
  const found = [...(spellings.get(word) ?? [])];
  for (let cut = 1; cut < word.length; cut++) {
    const [first, second] = [spellings.get(word.slice(0, cut)), spellings.get(word.slice(cut))];
    if (first !== undefined && second !== undefined)
      for (const one of first) for (const other of second) found.push(one + other);
  }
  return found.length === 0 ? undefined : found;
}

/** The syllables of the two words of a name in Wade-Giles; undefined if the text is not such a name. */
function nameOf(plain: string): readonly (readonly string[])[] | undefined {
  const readings = plain.includes("'") ? tables().marked : tables().unmarked;
  const words: (readonly string[])[] = [];
  for (const written of plain.split(/[\s,]+/)) {
    const parts = written.split('-').map((part) => syllablesOf(part, readings));
    const syllables = parts.flatMap((part) => part ?? []);
    if (parts.includes(undefined) || syllables.length > 2) return undefined;
    words.push(syllables);
  }
  const isSurname = (word: readonly string[] | undefined) =>
    word?.length === 1 && readings.get(word[0]!)!.some((syllable) => surnames.has(syllable));
  const name = words.length === 3 ? joinGivenName(words, isSurname) : words;
  if (name?.length !== 2 || !name.some(isSurname)) return undefined;
  const isSameInBoth = name.flat().every((syllable) => readings.get(syllable)!.join() === syllable);
  return isSameInBoth ? undefined : name;
}

/** Joins the given name of a name in three words of one syllable, the surname first or last. */
function joinGivenName(
  words: readonly (readonly string[])[],
  isSurname: (word: readonly string[] | undefined) => boolean,
): readonly (readonly string[])[] | undefined {
  const [first = [], second = [], third = []] = words;
  if (words.some((word) => word.length > 1)) return undefined;
  if (isSurname(first)) return [first, [...second, ...third]];
  return isSurname(third) ? [[...first, ...second], third] : undefined;
}

/** A word in the other system. */
export interface OtherSpelling {
  readonly text: string;
  /** Whether it has an aspirated syllable whose apostrophe the text does not have. */
  readonly isUnmarked: boolean;
}

/** The pinyin of a Wade-Giles word, or the Wade-Giles spellings of a pinyin word, by its `origin`. */
export function otherSystemSpellings(origin: string): readonly OtherSpelling[] {
  if (origin.startsWith(signs.pinyin))
    return (spellingsOfPinyin(origin.slice(1)) ?? []).map((text) => ({ text, isUnmarked: false }));
  const isMarked = origin.startsWith(signs.marked);
  const readings = isMarked ? tables().marked : tables().unmarked;
  let words: readonly OtherSpelling[] = [{ text: '', isUnmarked: false }];
  for (const syllable of origin.slice(isMarked ? 1 : 0).split('-')) {
    const syllables = readings.get(syllable) ?? [];
    words = words.flatMap(({ text, isUnmarked }) =>
      syllables.map((pinyin) => ({
        text: text + pinyin,
        isUnmarked: isUnmarked || (!isMarked && aspirated.test(pinyin)),
      })),
    );
  }
  return words;
}
