import { toRomaji } from 'wanakana';
import { japaneseNames } from './japanese-name-tables.ts';
import { longVowels, spread } from './romanize-japanese.ts';

const maxChoices = 4;
const maxFromCharacters = 6;
const maxUnknown = 2;
const longestSurname = 3;

/** Readings character by character, those of the most usual parts first. */
function fromCharacters(text: string): readonly string[] {
  let readings: readonly RareReading[] = [{ reading: '', rareness: 0 }];
  for (const character of text) {
    const choices = japaneseNames().characters.get(character);
    if (choices === undefined || choices.length === 0) return [];
    readings = withCharacter(readings, choices);
  }
  return readings.slice(0, maxFromCharacters).map(({ reading }) => reading);
}

interface RareReading {
  readonly reading: string;
  /** How far down the lists of their characters its parts are, together. */
  readonly rareness: number;
}

/** The readings, the most usual first, with each of the first choices behind; as many as are worth keeping, in the same order. */
function withCharacter(readings: readonly RareReading[], choices: readonly string[]): readonly RareReading[] {
  const found: RareReading[] = [];
  const most = Math.min(choices.length, maxChoices);
  const rarest = readings.at(-1)!.rareness + most - 1;
  for (let rareness = 0; rareness <= rarest; rareness++) {
    for (const { reading, rareness: own } of readings) {
      const place = rareness - own;
      if (place < 0 || place >= most) continue;
      if (found.push({ reading: reading + choices[place]!, rareness }) === 2 * maxFromCharacters) return found;
    }
  }
  return found;
}

/** A surname in kanji with a given name in kana, or the other way round. Failing: `山田太郎`. */
const kanjiAndKana = /^(?:([\p{Script=Han}々]+)([\u3041-\u30ff]+)|([\u3041-\u30ff]{2,})(\p{Script=Han}+))$/u;
const kanaOnly = /^[\u3041-\u30ff]+$/;

function givenReadings(text: string): readonly string[] {
  const known = japaneseNames().givenNames.get(text) ?? japaneseNames().givenNames.get(inModernForms(text));
  // Parents choose readings that no dictionary has.
  if (known !== undefined) return [...new Set([...known, ...fromCharacters(text).slice(0, maxUnknown)])];
  return kanaOnly.test(text) ? [longVowels(toRomaji(text).toLowerCase())] : fromCharacters(text);
}

/**
 * A Japanese reading of kanji, and whether a table of names holds it whole: without that, Chinese is the better guess.
 */
export interface KanjiReading {
  readonly spellings: readonly string[];
  readonly isKnown: boolean;
  /** Whether it is a surname, or a given name, of a table. */
  readonly isWhole?: boolean;
  /** Whether a surname of two characters or more tells that it is Japanese. */
  readonly isSure: boolean;
}

/** Forms of before 1946, which many families keep, as `old` and `new` character. */
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
 * The same as `readAsWritten`, of what the tables have in modern characters alone, too. Chinese writes most of the old ones, so that of these only surnames and whole
 * names are taken to be Japanese.
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
 * Latin spellings of a name in kanji by tables of common names: a surname, a given name, or both without a gap between
 * them (`山田太郎` is `yamada taro`). Kanji allow many readings; what no table holds is spelled character by character.
 */
function readAsWritten(word: string): KanjiReading {
  const { surnames, givenNames } = japaneseNames();
  const whole = [...(surnames.get(word) ?? []), ...(givenNames.get(word) ?? [])];
  if (whole.length > 0) return { spellings: spread([...new Set(whole)]), isKnown: true, isSure: false, isWhole: true };
  const parted = partedReading(word);
  const given = spread(givenReadings(word));
  if (parted === undefined) return { spellings: given, isKnown: false, isSure: false };
  if (word.length > 2) return parted;
  // Two characters are a given name more often than a surname and a name of one each.
  const spellings = givenNames.has(word[1]!) ? [...parted.spellings, ...given] : [...given, ...parted.spellings];
  return { ...parted, spellings };
}

/** The reading of a surname and a given name without a gap: where both are known, and with the longest surname. */
function partedReading(word: string): KanjiReading | undefined {
  const { surnames, givenNames } = japaneseNames();
  let best: KanjiReading | undefined;
  for (let length = Math.min(longestSurname, word.length - 1); length > 0; length--) {
    const surname = surnames.get(word.slice(0, length));
    const isGiven = givenNames.has(word.slice(length));
    if (surname === undefined || (best !== undefined && !isGiven)) continue;
    const given = givenReadings(word.slice(length));
    if (given.length === 0) continue;
    best = { spellings: spread(couples(surname, given)), isKnown: length > 1 || isGiven, isSure: length > 1 };
    if (isGiven) break;
  }
  return best ?? partedByKana(word);
}

function partedByKana(word: string): KanjiReading | undefined {
  const [, kanji = '', kana = '', kanaFirst = '', kanjiLast = ''] = kanjiAndKana.exec(word) ?? [];
  if (kanji !== '') {
    const families = japaneseNames().surnames.get(kanji) ?? fromCharacters(kanji);
    return { spellings: spread(couples(families, givenReadings(kana))), isKnown: true, isSure: true };
  }
  if (kanaFirst === '') return undefined;
  const spellings = spread(couples(givenReadings(kanaFirst), givenReadings(kanjiLast)));
  return { spellings, isKnown: true, isSure: true };
}

/** Each surname with each given name, the usual readings of both first. */
function couples(families: readonly string[], given: readonly string[]): readonly string[] {
  return families
    .flatMap((family, place) => given.map((own, other) => ({ text: `${family} ${own}`, rareness: place + other })))
    .sort((one, other) => one.rareness - other.rareness)
    .map(({ text }) => text);
}
