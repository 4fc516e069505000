import { characterReadings } from '../han/character-readings.ts';
import { isKoreanSurname, officialSyllable, romanizeKorean } from './romanize-korean.ts';

const firstSyllable = 0xac00;
const initialSize = 588;
const [nieun, rieul, ieung] = [2, 5, 11] as const;
/** Medials ㅑ, ㅕ, ㅖ, ㅛ, ㅠ and ㅣ, before which an initial ㄴ is dropped. */
const palatal = new Set([2, 6, 7, 12, 17, 20]);

/** A syllable as it is pronounced at the start of a word (두음법칙): ㄹ becomes ㄴ, and ㄴ is dropped before i and y. 로 is 노, 리 is 이, 녀 is 여. */
function initialForm(syllable: string): string {
  const code = syllable.charCodeAt(0) - firstSyllable;
  const initial = Math.floor(code / initialSize);
  if (initial !== rieul && initial !== nieun) return syllable;
  const medial = Math.floor((code % initialSize) / 28);
  const other = palatal.has(medial) ? ieung : nieun;
  return String.fromCharCode(firstSyllable + other * initialSize + (code % initialSize));
}

/** Surnames that are common in Korea and rare in China. A name that begins with one is read as Korean first. */
const likelyKoreanSurnames = new Set('金朴崔尹裵裴曺權姜趙申玄閔具禹卞廉奉片');
const doubleSurnames = new Set(['南宮', '皇甫', '鮮于', '獨孤', '諸葛', '司空', '西門', '東方']);

/** Whether a name in Chinese characters is more likely Korean than Chinese, by its surname. */
export function isLikelyKorean(word: string): boolean {
  return word.length > 1 && likelyKoreanSurnames.has(word[0]!);
}

/** The hangul of a given name. After a vowel or n, the readings 렬 and 률 of a second character lose their ㄹ: 성열, 선율. */
function givenSyllables(characters: string): string | undefined {
  const { korean: syllables } = characterReadings();
  let spellings = '';
  for (const character of characters) {
    const syllable = syllables.get(character);
    if (syllable === undefined) return undefined;
    const last = spellings === '' ? -1 : (spellings.charCodeAt(spellings.length - 1) - firstSyllable) % 28;
    const losesR = (syllable === '렬' || syllable === '률') && (last === 0 || last === 4);
    spellings += spellings === '' || losesR ? initialForm(syllable) : syllable;
  }
  return spellings;
}

/** The hangul of a surname; undefined if the characters are not a surname. */
function surnameOf(characters: string): string | undefined {
  const { korean: syllables, koreanInNames } = characterReadings();
  const first = koreanInNames.get(characters) ?? syllables.get(characters);
  if (characters.length === 1) {
    const usual = first === undefined ? undefined : initialForm(first);
    if (usual !== undefined && isKoreanSurname(usual)) return usual;
    const other = syllables.get(characters);
    return other !== undefined && isKoreanSurname(initialForm(other)) ? initialForm(other) : undefined;
  }
  return doubleSurnames.has(characters) ? givenSyllables(characters) : undefined;
}

/** Whether Chinese characters are a Korean surname. */
export function isSurnameInHanja(characters: string): boolean {
  return surnameOf(characters) !== undefined;
}

/**
 * Latin spellings of a name in Chinese characters by its Korean reading: a surname, a given name of one or two characters, or both. `金大中`
 * is `kim daejung`. Empty if Korean does not have a character.
 */
export function readHanja(word: string): readonly string[] {
  if (word.length > 4) return [];
  const spellings: string[] = [];
  const surname = surnameOf(word);
  if (surname !== undefined) spellings.push(...romanizeKorean(surname));
  const length = word.length > 2 && doubleSurnames.has(word.slice(0, 2)) ? 2 : 1;
  const surnameHangul = word.length > length ? surnameOf(word.slice(0, length)) : undefined;
  const rest = surnameHangul === undefined ? undefined : givenSyllables(word.slice(length));
  const given = word.length <= 2 ? givenSyllables(word) : undefined;
  // Separate syllables match a given name that is queried as one word or as two.
  if (given !== undefined) spellings.push([...given].map(officialSyllable).join(' '));
  if (surnameHangul !== undefined && rest !== undefined && rest.length <= 2)
    spellings.push(...romanizeKorean(surnameHangul + rest, surnameHangul.length).slice(0, 4));
  if (given !== undefined) spellings.push(...romanizeKorean(given, 0));
  return spellings;
}
