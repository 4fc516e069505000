import { characterReadings } from '../han/character-readings.ts';
import { isKoreanSurname, officialSyllable, romanizeKorean } from './romanize-korean.ts';

const firstSyllable = 0xac00;
const initialSize = 588;
const [nieun, rieul, ieung] = [2, 5, 11] as const;
/** ㅑ, ㅕ, ㅖ, ㅛ, ㅠ, ㅣ. */
const palatal = new Set([2, 6, 7, 12, 17, 20]);

/**
 * A syllable at the beginning of a word (두음법칙): ㄹ is ㄴ, and ㄴ is left out in front of i and y. 로 is 노, 리 is 이, 녀 is
 * 여.
 */
function atBeginning(syllable: string): string {
  const code = syllable.charCodeAt(0) - firstSyllable;
  const initial = Math.floor(code / initialSize);
  if (initial !== rieul && initial !== nieun) return syllable;
  const medial = Math.floor((code % initialSize) / 28);
  const other = palatal.has(medial) ? ieung : nieun;
  return String.fromCharCode(firstSyllable + other * initialSize + (code % initialSize));
}

/** The surnames of nearly all Koreans, which in China are rare: a name that begins with one is read as Korean first. */
const korean = new Set('金朴崔尹裵裴曺權姜趙申玄閔具禹卞廉奉片');
const doubleSurnames = new Set(['南宮', '皇甫', '鮮于', '獨孤', '諸葛', '司空', '西門', '東方']);

/** Whether a name in Chinese characters is more likely of a Korean than of a Chinese, by its surname. */
export function isLikelyKorean(word: string): boolean {
  return word.length > 1 && korean.has(word[0]!);
}

/** The syllables of a given name; the second one of 烈, 律, 列, 率 after a vowel or n is without its ㄹ: 성열, 선율. */
function givenSyllables(characters: string): string | undefined {
  const { korean: syllables } = characterReadings();
  let spelled = '';
  for (const character of characters) {
    const syllable = syllables.get(character);
    if (syllable === undefined) return undefined;
    const last = spelled === '' ? -1 : (spelled.charCodeAt(spelled.length - 1) - firstSyllable) % 28;
    const losesR = (syllable === '렬' || syllable === '률') && (last === 0 || last === 4);
    spelled += spelled === '' || losesR ? atBeginning(syllable) : syllable;
  }
  return spelled;
}

/** The surname in hangul, if the characters are one. */
function surnameOf(characters: string): string | undefined {
  const { korean: syllables, koreanInNames } = characterReadings();
  const first = koreanInNames.get(characters) ?? syllables.get(characters);
  if (characters.length === 1) {
    const usual = first === undefined ? undefined : atBeginning(first);
    if (usual !== undefined && isKoreanSurname(usual)) return usual;
    const other = syllables.get(characters);
    return other !== undefined && isKoreanSurname(atBeginning(other)) ? atBeginning(other) : undefined;
  }
  return doubleSurnames.has(characters) ? givenSyllables(characters) : undefined;
}

/**
 * Latin spellings of a name in Chinese characters as Korean reads them: a surname, a given name of one or two characters, or
 * both. `金大中` is `kim daejung`. Empty for characters that Korean does not have.
 */
export function readHanja(word: string): readonly string[] {
  if (word.length > 4) return [];
  const spelled: string[] = [];
  const surname = surnameOf(word);
  if (surname !== undefined) spelled.push(...romanizeKorean(surname));
  const length = word.length > 2 && doubleSurnames.has(word.slice(0, 2)) ? 2 : 1;
  const family = word.length > length ? surnameOf(word.slice(0, length)) : undefined;
  const rest = family === undefined ? undefined : givenSyllables(word.slice(length));
  const given = word.length <= 2 ? givenSyllables(word) : undefined;
  // Syllables apart: that is how a given name is met, whether it is asked for in one word or in two.
  if (given !== undefined) spelled.push([...given].map(officialSyllable).join(' '));
  if (family !== undefined && rest !== undefined && rest.length <= 2)
    spelled.push(...romanizeKorean(family + rest, family.length).slice(0, 4));
  if (given !== undefined) spelled.push(...romanizeKorean(given, 0));
  return spelled;
}
