import { toRomaji } from 'wanakana';
import { japaneseNames } from './japanese-name-tables.ts';
import { longVowels, spellingsOfReadings } from './romanize-japanese.ts';

const maxChoices = 4;
const maxFromCharacters = 6;
const maxUnlistedReadings = 2;
const maxSurnameLength = 3;

/** Readings composed of the readings of each character, the most common first. */
function fromCharacters(text: string): readonly string[] {
  let readings: readonly RankedReading[] = [{ reading: '', rank: 0 }];
  for (const character of text) {
    const choices = japaneseNames().usualReadings.get(character);
    if (choices === undefined || choices.length === 0) return [];
    readings = appendCharacter(readings, choices);
  }
  return readings.slice(0, maxFromCharacters).map(({ reading }) => reading);
}

interface RankedReading {
  readonly reading: string;
  /** Sum of the positions of its parts in the lists of readings of their characters. */
  readonly rank: number;
}

/** Appends each of the first choices to each reading. Returns the most common results, in order, up to twice the number that is used. */
function appendCharacter(readings: readonly RankedReading[], choices: readonly string[]): readonly RankedReading[] {
  const found: RankedReading[] = [];
  const limit = Math.min(choices.length, maxChoices);
  const maxRank = readings.at(-1)!.rank + limit - 1;
  for (let rank = 0; rank <= maxRank; rank++) {
    for (const { reading, rank: readingRank } of readings) {
      const index = rank - readingRank;
      if (index < 0 || index >= limit) continue;
      if (found.push({ reading: reading + choices[index]!, rank }) === 2 * maxFromCharacters) return found;
    }
  }
  return found;
}

/** A surname in kanji with a given name in kana, or the other way round. Does not match `山田太郎`. */
const kanjiAndKana = /^(?:([\p{Script=Han}々]+)([\u3041-\u30ff]+)|([\u3041-\u30ff]{2,})(\p{Script=Han}+))$/u;
const kanaOnly = /^[\u3041-\u30ff]+$/;

function givenReadings(text: string): readonly string[] {
  const known = japaneseNames().givenNames.get(text) ?? japaneseNames().givenNames.get(inModernForms(text));
  // Parents also choose readings that are in no dictionary.
  if (known !== undefined) return [...new Set([...known, ...fromCharacters(text).slice(0, maxUnlistedReadings)])];
  return kanaOnly.test(text) ? [longVowels(toRomaji(text).toLowerCase())] : fromCharacters(text);
}

/** Japanese readings of a name. */
export interface KanjiReading {
  readonly spellings: readonly string[];
  /** Whether the tables of names contain it or its parts, so that Japanese is more likely than Chinese. */
  readonly isKnown: boolean;
  /** Whether the name as a whole is a listed surname or given name. */
  readonly isListed?: boolean;
  /** Whether the name must be Japanese, because it has a listed surname of two characters or more, or kana. */
  readonly isSure: boolean;
}

/** Characters whose forms from before 1946 many families keep, as pairs of old and new form. */
const modernForms = new Map(
  (
    '邊辺齋斎齊斉濱浜廣広櫻桜澤沢國国眞真德徳惠恵瀧滝嶋島冨富榮栄彌弥龍竜條条學学圓円壽寿實実藏蔵關関靜静增増曾曽萬万禮礼豐豊與与鹽塩淺浅瀨瀬莊荘槇槙藥薬鐵鉄來来蘆芦黑黒縣県亞亜傳伝壯壮將将峯峰嶽岳' +
    '恆恒戶戸應応曉暁橫横歷歴溫温狹狭獨独產産盡尽祿禄稻稲穗穂緖緒總総縱縦繩縄聰聡讓譲賴頼贊賛遙遥郞郎鄕郷靑青顯顕麥麦黃黄龜亀巖巌'
  )
    .match(/../g)
    ?.map((pair) => [pair[0] as string, pair[1] as string] as const),
);

function inModernForms(word: string): string {
  return word.replace(/\p{Script=Han}/gu, (character) => modernForms.get(character) ?? character);
}

/**
 * Reads a name in kanji as written, or else with its old characters replaced by modern ones. Chinese uses most of the old characters, so
 * only surnames and longer names are then known to be Japanese.
 */
export function readKanji(word: string): KanjiReading {
  const written = readAsWritten(word);
  if (written.isKnown) return written;
  const modern = inModernForms(word);
  if (modern === word) return written;
  const { spellings, isKnown, isSure } = readAsWritten(modern);
  const isJapanese = isKnown && (word.length > 2 || japaneseNames().surnames.has(modern));
  return { spellings: [...spellings, ...written.spellings], isKnown: isJapanese, isSure };
}

/**
 * Latin spellings of a name in kanji by the tables of names: a surname, a given name, or both without a space (`山田太郎` is `yamada taro`).
 * Names that are not listed are read character by character.
 */
function readAsWritten(word: string): KanjiReading {
  const { surnames, givenNames } = japaneseNames();
  const listed = [...(surnames.get(word) ?? []), ...(givenNames.get(word) ?? [])];
  if (listed.length > 0)
    return { spellings: spellingsOfReadings([...new Set(listed)]), isKnown: true, isSure: false, isListed: true };
  const split = splitReading(word);
  const given = spellingsOfReadings(givenReadings(word));
  if (split === undefined) return { spellings: given, isKnown: false, isSure: false };
  if (word.length > 2) return split;
  // Two characters are more often a given name than a surname and a given name of one character each.
  const spellings = givenNames.has(word[1]!) ? [...split.spellings, ...given] : [...given, ...split.spellings];
  return { ...split, spellings };
}

/** The readings of a surname and a given name without a space. Splits where both are listed, or else after the longest listed surname. */
function splitReading(word: string): KanjiReading | undefined {
  const { surnames, givenNames } = japaneseNames();
  let best: KanjiReading | undefined;
  for (let length = Math.min(maxSurnameLength, word.length - 1); length > 0; length--) {
    const surname = surnames.get(word.slice(0, length));
    const isGiven = givenNames.has(word.slice(length));
    if (surname === undefined || (best !== undefined && !isGiven)) continue;
    const given = givenReadings(word.slice(length));
    if (given.length === 0) continue;
    best = {
      spellings: spellingsOfReadings(pairs(surname, given)),
      isKnown: length > 1 || isGiven,
      isSure: length > 1,
    };
    if (isGiven) break;
  }
  return best ?? splitAtKana(word);
}

function splitAtKana(word: string): KanjiReading | undefined {
  const [, kanji = '', kana = '', kanaFirst = '', kanjiLast = ''] = kanjiAndKana.exec(word) ?? [];
  if (kanji !== '') {
    const families = japaneseNames().surnames.get(kanji) ?? fromCharacters(kanji);
    return { spellings: spellingsOfReadings(pairs(families, givenReadings(kana))), isKnown: true, isSure: true };
  }
  if (kanaFirst === '') return undefined;
  const spellings = spellingsOfReadings(pairs(givenReadings(kanaFirst), givenReadings(kanjiLast)));
  return { spellings, isKnown: true, isSure: true };
}

/** Each surname with each given name, those with the most common readings of both first. */
function pairs(families: readonly string[], given: readonly string[]): readonly string[] {
  return families
    .flatMap((family, index) =>
      given.map((name, nameIndex) => ({ text: `${family} ${name}`, rank: index + nameIndex })),
    )
    .sort((one, other) => one.rank - other.rank)
    .map(({ text }) => text);
}
