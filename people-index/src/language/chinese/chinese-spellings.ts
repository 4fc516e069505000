import { pinyin } from 'pinyin-pro';
import { memoize } from '../../columns/recent-cache.ts';
import { cantoneseSpellings, cantoneseSyllables } from './cantonese-spellings.ts';
import { doubleSurnames, isChineseSurname } from './chinese-surnames.ts';
import { gwoyeuRomatzyh } from './gwoyeu-romatzyh.ts';
import { hokkienCharacters, hokkienSpellings } from './hokkien-spellings.ts';
import { pinyinSyllables } from './pinyin-syllables.ts';
import { southEastAsianSpellings, southernSpellings } from './regional-spellings.ts';
import { wadeGiles } from './wade-giles.ts';
import { endingsOf } from '../han/syllable-endings.ts';
import { similarSyllables } from './similar-syllables.ts';

/*
 * Names from Taiwan and Hong Kong, and those of overseas families, are romanized by Wade-Giles, from Cantonese, Hokkien or Hakka, or freely
 * after one of these: `Tsai Ing-wen`, `Wong Kar-wai`, `Tan Cheng Lock`. A syllable is spelled in all combinations of the spellings of its
 * initial and final, and a character also in the customary spellings of families.
 */

const initials = pairs(
  'b:b,p d:d,t g:g,k j:j,ch q:q,ch,c x:x,hs,sh,s zh:zh,ch,j,ts ch:ch sh:sh r:r,j z:z,ts,tz,ch c:c,ts,tz s:s y:y w:w',
);
const finals = pairs(
  'ian:ian,ien,en ie:ie,ieh iong:iong,iung,ung ong:ong,ung,oong uo:uo,o e:e,eh,er,o ue:ue,ueh ui:ui,uei,uey un:un,uen,iun iu:iu,eou,iou,iew ou:ou,ow i:i,ee,ih ao:ao,au uan:uan,uen ai:ai,ay ei:ei,ay ing:ing,yng in:in,yn ia:ia,ya ua:ua,wa uai:uai,wai uang:uang,wang',
);
/** Further spellings of whole syllables. */
const syllableSpellings = pairs(
  'zhi:chih,jr,jyh,chi chi:chih,chr shi:shih,shr ri:jih,zih zi:tzu,tze,zih,tsu ci:tzu,tze,tsu si:szu,ssu,sze,su,shih yi:i,ih,ee,yee,yih you:yu,yo,yow,yiu yan:yen ye:yeh yuan:yuen yong:yung ying:ing yin:in,yinn yu:yue,yuh wen:wenn ju:chu,jiu qu:chu xu:hsu,shu,hsiu,su xi:shyi,hsi qi:chyi xue:hsueh,shueh jue:chueh jun:chun,jiun qun:chun xun:hsun,shun juan:chuan quan:chuan,chyuan xuan:hsuan,shuan lv:lu nv:nu er:erh zhe:che,jer,cher,tseh,jhe ze:tse,tseh,tzer zeng:tseng wei:way hui:huei,hway jia:chia,jea xia:hsia,shia gui:kwei,guei kui:kwei jie:jye,je xin:sin,shin shu:su zheng:jeng,tzeng xing:shing,hsing lun:luen zhen:jen',
);
/** Interchangeable endings and beginnings of Cantonese syllables. */
const cantoneseVariants: readonly (readonly [letters: RegExp, other: string])[] = [
  [/(?<=[kh])i$/, 'ei'],
  [/a$/, 'ar'],
  [/a$/, 'ah'],
  [/i$/, 'ee'],
  [/(?<!e)e?i$/, 'y'],
  [/ei$/, 'ee'],
  [/eung$/, 'eong'],
  [/u(?=n$)/, 'ue'],
  [/ue(?=n$)/, 'u'],
  [/u(?=m$)/, 'a'],
  [/a(?=m$)/, 'u'],
  [/^ch/, 'ts'],
  [/^sh/, 's'],
  [/^s(?!h)/, 'sh'],
  [/^k/, 'g'],
  [/ung$/, 'oong'],
  [/^tsz$/, 'tze'],
  [/^p/, 'b'],
  [/^t(?!s)/, 'd'],
  [/a(?=k$)/, 'ar'],
  [/^kw/, 'k'],
  [/(?<=[aiou])k$/, 'ck'],
  [/au$/, 'ow'],
  [/o$/, 'or'],
  [/o$/, 'oh'],
  [/^(?=[ao])/, 'ng'],
];

/**
 * Interchangeable endings and beginnings of overseas families, who spelled their names by sound in English, Dutch or Malay orthography:
 * `hui` is Hwee, Hooi and Hwie, `chong` is Tjong.
 */
const overseasVariants: readonly (readonly [letters: RegExp, other: string])[] = [
  [/^hu[iy]$|^hooi$/, 'hwee'],
  [/(?<=[skgch])ui$/, 'wee'],
  [/(?<=[bcgjklmnt])ee$/, 'i'],
  [/(?<=[bcgjklmnst])i$/, 'ee'],
  [/oo(?=n$)/, 'u'],
  [/u(?=n$)/, 'oo'],
  [/oo$/, 'u'],
  [/(?<!o)u$/, 'uh'],
  [/^kh/, 'k'],
  [/^ph/, 'p'],
  [/^th(?!i)/, 't'],
  [/(?<=[hkgs])ua(?=n?g?$)/, 'wa'],
  [/i(?=[ao]w?n?g?$)/, 'e'],
  [/eow$/, 'iow'],
  [/(?<=[aeiou])ck$/, 'k'],
  [/ai$/, 'ay'],
  [/(?<=[^aeiou])ai$/, 'ye'],
  [/(?<=[^aeiou])oi$/, 'oy'],
  [/au$/, 'ow'],
  [/(?<=[aeiou])k$/, 'ck'],
  // Dutch letters for ch, j, y, u, i and iew, as in Indonesia.
  [/^ch/, 'tj'],
  [/^j/, 'dj'],
  [/^y/, 'j'],
  [/oo(?=n?$)|u(?=n?$)/, 'oe'],
  [/^hu[iy]$|^hooi$/, 'hwie'],
  [/(?<=[bcgjklmnt])(?:ee|i)$/, 'ie'],
  [/(?<=[^aeiou])i(?=[mn]$)/, 'ie'],
  [/i[eo]?[wu]$/, 'ioe'],
];

function overseasSpellings(spelling: string): readonly string[] {
  const found = new Set([spelling]);
  for (const [letters, other] of overseasVariants) found.add(spelling.replace(letters, other));
  return [...found];
}

function pairs(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split(' ').map((pair) => {
      const [sound = '', spellings = ''] = pair.split(':');
      return [sound, spellings.split(',')];
    }),
  );
}

// Matches "zh" and "ang" in "zhang", and "an".
const parts = /^([zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(.*)$/;

function mandarinSpellings(syllable: string): readonly string[] {
  const [, initial = '', final = ''] = parts.exec(syllable) ?? [];
  const found = new Set([
    syllable,
    wadeGiles(syllable),
    ...(syllableSpellings.get(syllable) ?? []),
    ...gwoyeuRomatzyh(syllable),
  ]);
  for (const first of initials.get(initial) ?? [initial])
    for (const rest of finals.get(final) ?? [final]) found.add(first + rest);
  return [...found];
}

function cantoneseVariantsOf(syllable: string): readonly string[] {
  const found = new Set([syllable]);
  for (const [letters, other] of cantoneseVariants) found.add(syllable.replace(letters, other));
  return [...found];
}

interface Spellings {
  /** All spellings of a pinyin or Cantonese syllable. */
  readonly ofSyllable: ReadonlyMap<string, ReadonlySet<string>>;
  /** The syllables that have a spelling, including those of characters with this customary spelling. */
  readonly syllablesOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** All spellings of the surnames that have a spelling. Only surnames with several regional spellings are included. */
  readonly ofSurname: ReadonlyMap<string, ReadonlySet<string>>;
  /** The endings of words that consist of these spellings, see `endingsOf`. */
  readonly endings: ReadonlySet<string>;
}
function readTables(): Spellings {
  const ofSyllable = new Map<string, Set<string>>();
  const syllablesOf = new Map<string, Set<string>>();
  const ofSurname = new Map<string, Set<string>>();
  const addTo = (map: Map<string, Set<string>>, key: string, text: string) => {
    const set = map.get(key);
    if (set === undefined) map.set(key, new Set([text]));
    else set.add(text);
  };
  const add = (syllable: string, spelling: string) => {
    addTo(ofSyllable, syllable, spelling);
    addTo(syllablesOf, spelling, syllable);
  };
  for (const syllable of pinyinSyllables) for (const spelling of mandarinSpellings(syllable)) add(syllable, spelling);
  const cantonese = cantoneseSyllables();
  for (const syllable of new Set([
    ...[...southernSpellings.values()].flat(),
    ...cantonese.flatMap(({ hongKong }) => hongKong),
  ]))
    for (const spelling of cantoneseVariantsOf(syllable)) add(syllable, spelling);
  for (const { hongKong, macau } of cantonese) {
    const [usual = '', ...others] = hongKong;
    for (const spelling of [...others, ...macau]) add(usual, spelling);
  }
  for (const character of hokkienCharacters()) {
    const [syllable = ''] = pinyin(character, { toneType: 'none', type: 'array', surname: 'head', v: true });
    for (const spelling of hokkienSpellings(character)) addTo(syllablesOf, spelling, syllable);
  }
  for (const character of new Set([...southernSpellings.keys(), ...southEastAsianSpellings.keys()])) {
    const [southern = [], overseas = []] = [southernSpellings.get(character), southEastAsianSpellings.get(character)];
    const [syllable = ''] = pinyin(character, { toneType: 'none', type: 'array', surname: 'head', v: true });
    if (character.length === 1)
      for (const spelling of [...southern.flatMap(cantoneseVariantsOf), ...overseas.flatMap(overseasSpellings)])
        addTo(syllablesOf, spelling, syllable);
    // A character of given names has one Hong Kong spelling, a surname often several. All regional spellings of a surname are the same
    // name.
    if (southern.length < 2 && !(overseas.length > 0 && isChineseSurname(character))) continue;
    const all = [syllable, wadeGiles(syllable), ...southern, ...overseas];
    for (const spelling of all) for (const other of all) addTo(ofSurname, spelling, other);
  }
  const endings = endingsOf([...syllablesOf.keys(), ...ofSurname.keys()]);
  return { ofSyllable, syllablesOf, ofSurname, endings };
}

/** Built when the module is loaded, so that no query waits for it. */
const tables = readTables();

const maxSyllableLength = 6;
const maxSpellings = 256;

/** Splits a word into one or two syllables, and combines the alternatives that a table has for each. */
function combineSyllables(word: string, table: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const whole = table.get(word);
  const found = new Set<string>(whole);
  for (
    let cut = Math.max(1, word.length - maxSyllableLength);
    cut <= Math.min(maxSyllableLength, word.length - 1);
    cut++
  ) {
    const second = table.get(word.slice(cut));
    const first = second === undefined ? undefined : table.get(word.slice(0, cut));
    if (first === undefined || second === undefined) continue;
    // Kung is one syllable, not ku and ng.
    if (whole !== undefined && word.slice(cut) === 'ng') continue;
    for (const one of first) for (const other of second) if (found.size < maxSpellings) found.add(one + other);
  }
  found.delete(word);
  return [...found];
}

/** Spellings of a character by its Mandarin readings. */
const mandarinSpellingsOf = memoize<readonly string[]>(1024, (character) => {
  const readings = pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true, nonZh: 'removed' });
  return readings.flatMap((syllable) => mandarinSpellings(syllable.replace('v', 'u')));
});

/** Spellings of a character by its Cantonese readings, and of overseas families. */
function southernSpellingsOf(character: string): readonly string[] {
  const cantonese = cantoneseSpellings(character);
  return [
    ...(southernSpellings.get(character) ?? []).flatMap(cantoneseVariantsOf),
    ...(cantonese?.hongKong ?? []).flatMap(cantoneseVariantsOf),
    ...(cantonese?.macau ?? []),
    ...hokkienSpellings(character),
    ...(southEastAsianSpellings.get(character) ?? []).flatMap(overseasSpellings),
  ];
}

/** Initials that only pinyin spells so. */
const pinyinInitial = /^(?:zh|[qx])/;

/**
 * Whether a surname is spelled as in pinyin only, and the given name after it not as in Mandarin: Zhou Lin for 周玲, which is Zhou Ling in
 * pinyin. Families use the other combination (陈伟明 is Tan Weiming), and some other systems with both (孫逸仙 is Sun Yat-sen).
 */
export function isPinyinBeforeDialect(latinLast: string, first: string, latinFirst: string): boolean {
  return pinyinInitial.test(latinLast) && !isConcatenation(latinFirst, [...first].map(mandarinSpellingsOf));
}

/** Whether a word consists of a spelling of each of one or two characters. */
export function isConcatenation(word: string, [first = [], second]: readonly (readonly string[])[]): boolean {
  if (second === undefined) return first.includes(word);
  return first.some((one) => word.startsWith(one) && second.includes(word.slice(one.length)));
}

/**
 * The possible spellings of each character of a surname or given name of at most two characters; a double surname counts as one. Empty for
 * longer texts.
 */
export function spellingsOfCharacters(characters: string): readonly (readonly string[])[] {
  if (characters.length > 2) return [];
  const surname = doubleSurnames.has(characters) ? southernSpellings.get(characters) : undefined;
  if (surname === undefined)
    return [...characters].map((character) => [
      ...new Set([...mandarinSpellingsOf(character), ...southernSpellingsOf(character)]),
    ]);
  const [first = [], second = []] = [...characters].map((character) => cantoneseSpellings(character)?.macau ?? none);
  return [[...surname, ...first.flatMap((one) => second.map((other) => one + other))]];
}

/** Other spellings of a reading of one or two syllables: `ingwen` for `yingwen`. */
export function chineseSpellings(reading: string): readonly string[] {
  return combineSyllables(reading, tables.ofSyllable);
}

/** Other spellings of a reading that is a surname: `chan` and `tan` for `chen`. */
export function chineseSurnameSpellings(reading: string): readonly string[] {
  return [...(tables.ofSurname.get(reading) ?? [])].filter((text) => text !== reading);
}

/** The readings of which a word is a spelling: `yingwen` for `ingwen`. */
export function chineseReadings(word: string): readonly string[] {
  const { syllablesOf, ofSurname, endings } = tables;
  // Two thirds of all words do not end like a syllable.
  if (word.length > 2 * maxSyllableLength || !endings.has(word.slice(-2))) return none;
  return [...new Set([...combineSyllables(word, syllablesOf), ...(ofSurname.get(word) ?? none)])].filter(
    (text) => text !== word,
  );
}
const none: readonly string[] = [];

const allPinyin: ReadonlySet<string> = new Set(pinyinSyllables);

/** The pinyin syllables of which a syllable is a spelling: `chen` and `zeng` for `chan`. */
export function pinyinOfSpelling(spelling: string): readonly string[] {
  return [spelling, ...(tables.syllablesOf.get(spelling) ?? none)].filter(
    (text, index, all) => allPinyin.has(text) && all.indexOf(text) === index,
  );
}

/** Whether a word is a Chinese syllable in any spelling. */
export function isChineseSyllable(word: string): boolean {
  return tables.syllablesOf.has(word);
}

/**
 * Whether a Latin word has one of the two syllables of a given name in Chinese characters in a usual spelling, and a similar syllable in place
 * of the other: Kon Yeow of 觀友.
 */
export function resemblesGivenName(characters: string, word: string): boolean {
  if (characters.length !== 2 || word.length > 2 * maxSyllableLength) return false;
  const [first = [], second = []] = spellingsOfCharacters(characters);
  const [firstPinyin = '', secondPinyin = ''] = pinyin(characters, { toneType: 'none', type: 'array', v: true });
  const isSimilar = (spelling: string, syllable: string) =>
    spelling.length > 1 &&
    isChineseSyllable(spelling) &&
    similarSyllables(spelling).some(({ text }) => text === syllable);
  for (let cut = 1; cut < word.length; cut++) {
    const [one, other] = [word.slice(0, cut), word.slice(cut)];
    if (first.includes(one) && isSimilar(other, secondPinyin)) return true;
    if (second.includes(other) && isSimilar(one, firstPinyin)) return true;
  }
  return false;
}
