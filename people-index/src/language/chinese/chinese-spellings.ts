import { pinyin } from 'pinyin-pro';
import { cantoneseSpelling, cantoneseSyllables } from './cantonese-spellings.ts';
import { doubleSurnames, isChineseSurname } from './chinese-surnames.ts';
import { gwoyeuRomatzyh } from './gwoyeu-romatzyh.ts';
import { pinyinSyllables } from './pinyin-syllables.ts';
import { malayan, southern } from './regional-spellings.ts';
import { wadeGiles } from './wade-giles.ts';
import { endingsOf } from '../han/syllable-endings.ts';

/*
 * Names of Taiwan, Hong Kong and of families abroad are spelled by Wade and Giles, by Cantonese, Hokkien, Hakka or freely after one of them:
 * `Tsai Ing-wen`, `Wong Kar-wai`, `Tan Cheng Lock`. Each syllable is spelled in the ways that its initial and its final are, and each
 * character in the ways that families spell it.
 */

const initials = pairs(
  'b:b,p d:d,t g:g,k j:j,ch q:q,ch,c x:x,hs,sh,s zh:zh,ch,j,ts ch:ch sh:sh r:r,j z:z,ts,tz,ch c:c,ts,tz s:s y:y w:w',
);
const finals = pairs(
  'ian:ian,ien,en ie:ie,ieh iong:iong,iung,ung ong:ong,ung,oong uo:uo,o e:e,eh,er,o ue:ue,ueh ui:ui,uei,uey un:un,uen,iun iu:iu,eou,iou,iew ou:ou,ow i:i,ee,ih ao:ao,au uan:uan,uen ai:ai,ay ei:ei,ay ing:ing,yng in:in,yn ia:ia,ya ua:ua,wa uai:uai,wai uang:uang,wang',
);
/** Syllables that are also spelled otherwise than their parts. */
const wholes = pairs(
  'zhi:chih,jr,jyh,chi chi:chih,chr shi:shih,shr ri:jih,zih zi:tzu,tze,zih,tsu ci:tzu,tze,tsu si:szu,ssu,sze,su,shih yi:i,ih,ee,yee,yih you:yu,yo,yow,yiu yan:yen ye:yeh yuan:yuen yong:yung ying:ing yin:in,yinn yu:yue,yuh wen:wenn ju:chu,jiu qu:chu xu:hsu,shu,hsiu,su xi:shyi,hsi qi:chyi xue:hsueh,shueh jue:chueh jun:chun,jiun qun:chun xun:hsun,shun juan:chuan quan:chuan,chyuan xuan:hsuan,shuan lv:lu nv:nu er:erh zhe:che,jer,cher,tseh,jhe ze:tse,tseh,tzer zeng:tseng wei:way hui:huei,hway jia:chia,jea xia:hsia,shia gui:kwei,guei kui:kwei jie:jye,je xin:sin,shin shu:su zheng:jeng,tzeng xing:shing,hsing lun:luen zhen:jen',
);
/** Endings and beginnings of Cantonese syllables that families exchange. */
const cantoneseHabits: readonly (readonly [letters: RegExp, other: string])[] = [
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
  [/o$/, 'or'],
  [/o$/, 'oh'],
];

/** Endings and beginnings that families abroad exchange, who wrote by ear in English, Dutch or Malay letters: `hui` is Hwee and Hooi. */
const habitsAbroad: readonly (readonly [letters: RegExp, other: string])[] = [
  [/^hu[iy]$|^hooi$/, 'hwee'],
  [/(?<=[skgch])ui$/, 'wee'],
  [/(?<=[bcgjklmnt])ee$/, 'i'],
  [/(?<=[bcgjklmnst])i$/, 'ee'],
  [/oo(?=n$)/, 'u'],
  [/u(?=n$)/, 'oo'],
  [/oo$/, 'u'],
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
];

function spellingsAbroad(spelling: string): readonly string[] {
  const found = new Set([spelling]);
  for (const [letters, other] of habitsAbroad) found.add(spelling.replace(letters, other));
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
  const found = new Set([syllable, wadeGiles(syllable), ...(wholes.get(syllable) ?? []), ...gwoyeuRomatzyh(syllable)]);
  for (const first of initials.get(initial) ?? [initial])
    for (const rest of finals.get(final) ?? [final]) found.add(first + rest);
  return [...found];
}

function cantoneseSpellings(syllable: string): readonly string[] {
  const found = new Set([syllable]);
  for (const [letters, other] of cantoneseHabits) found.add(syllable.replace(letters, other));
  return [...found];
}

interface Spellings {
  /** All spellings of a syllable of pinyin or Cantonese. */
  readonly ofSyllable: ReadonlyMap<string, ReadonlySet<string>>;
  /** The syllables that have a spelling, and those of the characters that are spelled so. */
  readonly syllablesOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** All spellings of the surnames that have one of the south. */
  readonly ofSurname: ReadonlyMap<string, ReadonlySet<string>>;
  /** How words end that are made of them. */
  readonly endings: ReadonlySet<string>;
}
function readTables(): Spellings {
  const ofSyllable = new Map<string, Set<string>>();
  const syllablesOf = new Map<string, Set<string>>();
  const ofSurname = new Map<string, Set<string>>();
  const put = (map: Map<string, Set<string>>, key: string, text: string) => {
    const own = map.get(key);
    if (own === undefined) map.set(key, new Set([text]));
    else own.add(text);
  };
  const add = (syllable: string, spelling: string) => {
    put(ofSyllable, syllable, spelling);
    put(syllablesOf, spelling, syllable);
  };
  for (const syllable of pinyinSyllables) for (const spelling of mandarinSpellings(syllable)) add(syllable, spelling);
  for (const syllable of new Set([...[...southern.values()].flat(), ...cantoneseSyllables()]))
    for (const spelling of cantoneseSpellings(syllable)) add(syllable, spelling);
  for (const character of new Set([...southern.keys(), ...malayan.keys()])) {
    const [usual = [], abroad = []] = [southern.get(character), malayan.get(character)];
    const [syllable = ''] = pinyin(character, { toneType: 'none', type: 'array', surname: 'head', v: true });
    if (character.length === 1)
      for (const spelling of [...usual.flatMap(cantoneseSpellings), ...abroad.flatMap(spellingsAbroad)])
        put(syllablesOf, spelling, syllable);
    // A character of given names has one spelling in Hong Kong, a surname often several: those of all its languages are one name.
    if (usual.length < 2 && !(abroad.length > 0 && isChineseSurname(character))) continue;
    const all = [syllable, wadeGiles(syllable), ...usual, ...abroad];
    for (const spelling of all) for (const other of all) put(ofSurname, spelling, other);
  }
  const endings = endingsOf([...syllablesOf.keys(), ...ofSurname.keys()]);
  return { ofSyllable, syllablesOf, ofSurname, endings };
}

/** Read when the module is loaded, so that no query waits for it. */
const tables = readTables();

const longestSyllable = 6;
const maxSpellings = 256;

/** Puts together what a word is made of, one syllable or two, by a table of what each may be. */
function recombined(word: string, table: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const found = new Set<string>(table.get(word));
  for (let cut = Math.max(1, word.length - longestSyllable); cut <= Math.min(longestSyllable, word.length - 1); cut++) {
    const second = table.get(word.slice(cut));
    const first = second === undefined ? undefined : table.get(word.slice(0, cut));
    if (first === undefined || second === undefined) continue;
    for (const one of first) for (const other of second) if (found.size < maxSpellings) found.add(one + other);
  }
  found.delete(word);
  return [...found];
}

/** The spellings of one character: of its readings in Mandarin, of its Cantonese, and those of families abroad. */
function spellingsOfCharacter(character: string): readonly string[] {
  const readings = pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true, nonZh: 'removed' });
  const cantonese = southern.get(character) ?? cantoneseSpelling(character) ?? [];
  return [
    ...new Set([
      ...readings.flatMap((syllable) => mandarinSpellings(syllable.replace('v', 'u'))),
      ...cantonese.flatMap(cantoneseSpellings),
      ...(malayan.get(character) ?? []).flatMap(spellingsAbroad),
    ]),
  ];
}

/** How each character of a surname or given name may be spelled; empty for what is neither. */
export function spellingsOfCharacters(characters: string): readonly (readonly string[])[] {
  if (characters.length > 2) return [];
  const whole = doubleSurnames.has(characters) ? southern.get(characters) : undefined;
  return whole === undefined ? [...characters].map(spellingsOfCharacter) : [whole];
}

/** How else a reading of one or two syllables is spelled: `yingwen` is `ingwen`. */
export function chineseSpellings(reading: string): readonly string[] {
  return recombined(reading, tables.ofSyllable);
}

/** How else a reading that is a surname is spelled: `chen` is `chan` and `tan`. */
export function chineseSurnameSpellings(reading: string): readonly string[] {
  return [...(tables.ofSurname.get(reading) ?? [])].filter((text) => text !== reading);
}

/** The readings that a word is a spelling of: `ingwen` is `yingwen`. */
export function chineseReadings(word: string): readonly string[] {
  const { syllablesOf, ofSurname, endings } = tables;
  // Two words of three end as no syllable does.
  if (word.length > 2 * longestSyllable || !endings.has(word.slice(-2))) return none;
  return [...new Set([...recombined(word, syllablesOf), ...(ofSurname.get(word) ?? none)])].filter(
    (text) => text !== word,
  );
}
const none: readonly string[] = [];

/** Whether a word is a syllable of Chinese, however it is spelled. */
export function isChineseSyllable(word: string): boolean {
  return tables.syllablesOf.has(word);
}
