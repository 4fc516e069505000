import { pinyin } from 'pinyin-pro';
import { pinyinSyllables } from './mandarin-syllables.ts';
import { southern } from './southern-spellings.ts';
import { wadeGiles } from './wade-giles.ts';

/*
 * Names of Taiwan, Hong Kong and of families abroad are spelled by Wade and Giles, by Cantonese or freely after either: `Tsai Ing-wen`,
 * `Ma Ying-jeou`, `Wong Kar-wai`. Each syllable is spelled in the ways that its initial and its final are.
 */

const initials = pairs(
  'b:b,p d:d,t g:g,k j:j,ch q:q,ch,c x:x,hs,sh,s zh:zh,ch,j ch:ch sh:sh r:r,j z:z,ts,tz,ch c:c,ts,tz s:s y:y w:w',
);
const finals = pairs(
  'ian:ian,ien,en ie:ie,ieh iong:iong,iung,ung ong:ong,ung,oong uo:uo,o e:e,eh,er,o ue:ue,ueh ui:ui,uei,uey un:un,uen iu:iu,eou,iou,iew ou:ou,ow i:i,ee,ih ao:ao,au uan:uan,uen ai:ai,ay ei:ei,ay ia:ia,ya ua:ua,wa uai:uai,wai uang:uang,wang',
);
/** Syllables that are also spelled otherwise than their parts. */
const wholes = pairs(
  'zhi:chih,jr,jyh,chi chi:chih shi:shih ri:jih,zih zi:tzu,tze,zih,tsu ci:tzu,tze,tsu si:szu,ssu,sze,su,shih yi:i,ih,ee,yee,yih you:yu,yo,yow,yiu yan:yen ye:yeh yuan:yuen yong:yung ying:ing yin:in,yinn yu:yue,yuh wen:wenn ju:chu,jiu qu:chu xu:hsu,shu,hsiu,su xue:hsueh,shueh jue:chueh jun:chun,jiun qun:chun xun:hsun,shun juan:chuan quan:chuan,chyuan xuan:hsuan,shuan lv:lu nv:nu er:erh zhe:che,jer,cher,tseh,jhe ze:tse,tseh,tzer zeng:tseng wei:way hui:huei,hway jia:chia,jea xia:hsia,shia',
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
  [/^kw/, 'k'],
  [/o$/, 'or'],
  [/o$/, 'oh'],
];

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
  const found = new Set([syllable, wadeGiles(syllable), ...(wholes.get(syllable) ?? [])]);
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
  /** The syllables that have a spelling. */
  readonly syllablesOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** All spellings of the surnames that have one of the south. */
  readonly ofSurname: ReadonlyMap<string, ReadonlySet<string>>;
}
let known: Spellings | undefined;

function tables(): Spellings {
  if (known !== undefined) return known;
  const ofSyllable = new Map<string, Set<string>>();
  const syllablesOf = new Map<string, Set<string>>();
  const ofSurname = new Map<string, ReadonlySet<string>>();
  const add = (syllable: string, spelling: string) => {
    const own = ofSyllable.get(syllable) ?? new Set();
    ofSyllable.set(syllable, own.add(spelling));
    const syllables = syllablesOf.get(spelling) ?? new Set();
    syllablesOf.set(spelling, syllables.add(syllable));
  };
  for (const syllable of pinyinSyllables) for (const spelling of mandarinSpellings(syllable)) add(syllable, spelling);
  for (const [character, own] of southern) {
    for (const syllable of own) for (const spelling of cantoneseSpellings(syllable)) add(syllable, spelling);
    // A character of given names has one spelling, a surname often several: those of all its languages are one name.
    if (own.length < 2) continue;
    const [syllable = ''] = pinyin(character, { toneType: 'none', type: 'array', surname: 'head', v: true });
    const all = [syllable, wadeGiles(syllable), ...own];
    for (const spelling of all) ofSurname.set(spelling, new Set([...(ofSurname.get(spelling) ?? []), ...all]));
  }
  return (known = { ofSyllable, syllablesOf, ofSurname });
}

const longestSyllable = 6;
const mostSpellings = 256;

/** Puts together what a word is made of, one syllable or two, by a table of what each may be. */
function recombined(word: string, table: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const found = new Set<string>(table.get(word));
  for (let cut = Math.max(1, word.length - longestSyllable); cut <= Math.min(longestSyllable, word.length - 1); cut++) {
    const second = table.get(word.slice(cut));
    const first = second === undefined ? undefined : table.get(word.slice(0, cut));
    if (first === undefined || second === undefined) continue;
    for (const one of first) for (const other of second) if (found.size < mostSpellings) found.add(one + other);
  }
  found.delete(word);
  return [...found];
}

/** How else a reading of one or two syllables is spelled: `yingwen` is `ingwen`. */
export function chineseSpellings(reading: string): readonly string[] {
  return recombined(reading, tables().ofSyllable);
}

/** How else a reading that is a surname is spelled: `chen` is `chan` and `tan`. */
export function chineseSurnameSpellings(reading: string): readonly string[] {
  return [...(tables().ofSurname.get(reading) ?? [])].filter((text) => text !== reading);
}

/** The readings that a word is a spelling of: `ingwen` is `yingwen`. */
export function chineseReadings(word: string): readonly string[] {
  const { syllablesOf, ofSurname } = tables();
  return [...new Set([...recombined(word, syllablesOf), ...(ofSurname.get(word) ?? [])])].filter(
    (text) => text !== word,
  );
}

/** Whether a word is a syllable of Chinese, however it is spelled. */
export function isChineseSyllable(word: string): boolean {
  return tables().syllablesOf.has(word);
}
