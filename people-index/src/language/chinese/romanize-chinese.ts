import { pinyin } from 'pinyin-pro';
import { cantoneseSpellings } from './cantonese-spellings.ts';
import { characterReadings } from '../han/character-readings.ts';
import { doubleSurnames, traditionalOnly } from './chinese-surnames.ts';
import { southernSpellings } from './regional-spellings.ts';
import { wadeGiles } from './wade-giles.ts';

/** Writes ü as u: `lü` is `lyu` in passports, but most people write `lu`. */
function easyVowel(syllables: readonly string[]): string[] {
  return syllables.map((syllable) => syllable.replace('v', 'u'));
}

function joinGivenName(syllables: readonly string[], surnameLength: number): string[] {
  if (syllables.length <= 1) return [...syllables];
  const surname = syllables.slice(0, surnameLength).join('');
  const given = syllables.slice(surnameLength);
  if (given.length === 0) return [surname];
  return given.length === 1
    ? [`${surname} ${given[0]}`]
    : [`${surname} ${given.join('')}`, `${surname} ${given.join(' ')}`];
}

/**
 * Latin spellings of Chinese characters, the first of which is read as a surname: pinyin without tones, the southern spelling and
 * Wade-Giles, with the given name joined and separated. Joined spellings come first, because a single syllable is also a prefix of many
 * other names. The southern spelling comes before pinyin if a character is a traditional one, as in Hong Kong and Taiwan.
 */
export function romanizeChinese(word: string): readonly string[] {
  const characters = [...word];
  const syllables = pinyin(word, { toneType: 'none', type: 'array', surname: 'head', v: true, nonZh: 'removed' }).map(
    (syllable) => syllable.toLowerCase(),
  );
  if (syllables.length === 0) return [];
  const surnameLength = characters.length > 2 && doubleSurnames.has(word.slice(0, 2)) ? 2 : 1;
  const plain = easyVowel(syllables);
  const spelled = joinGivenName(plain, surnameLength);
  const southernWords = characters.map(
    (character) => southernSpellings.get(character) ?? cantoneseSpellings(character)?.hongKong,
  );
  const surname = surnameLength === 2 ? southernSpellings.get(word.slice(0, 2)) : southernWords[0];
  if (characters.length === 1) {
    const all = pinyin(word, { toneType: 'none', type: 'array', multiple: true, v: true });
    spelled.push(...(surname ?? []), wadeGiles(syllables[0] as string), ...easyVowel(all));
    if (syllables[0]?.includes('v')) spelled.push((syllables[0] as string).replace('v', 'yu'));
    return spelled;
  }
  const southernFirst = southernWords.slice(surnameLength).map((spellings) => spellings?.[0]);
  const isSouthernKnown = surname !== undefined && southernFirst.every((spelling) => spelling !== undefined);
  const southernSpelled = isSouthernKnown ? joinGivenName([surname[0] ?? '', ...southernFirst], 1) : [];
  const wade = joinGivenName(syllables.map(wadeGiles), surnameLength);
  const rest = [plain.join('')];
  // A character with a different reading as a surname: 乐 is le in Le Jia, yue in Yue Fei.
  const given = easyVowel(pinyin(word, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' }));
  if (given.join('') !== plain.join('')) rest.unshift(joinGivenName(given, surnameLength)[0] as string);
  if (surname !== undefined) rest.unshift(`${surname[0]} ${plain.slice(surnameLength).join('')}`);
  if (spelled.length < 2) return [...spelled, ...southernSpelled, ...wade, ...rest];
  const [glued = '', split = ''] = spelled;
  const [southernGlued, southernSplit] = southernSpelled;
  const [wadeGlued, wadeSplit] = wade;
  const isTraditional = characters.some((character) => traditionalOnly.has(character));
  // Korean has a reading for all characters except the simplified ones of the mainland, where southern spellings are rare.
  const isSimplified = characters.some((character) => !characterReadings().korean.has(character));
  if (isSimplified)
    return [glued, split, ...rest, southernGlued, southernSplit].filter((spelling) => spelling !== undefined);
  const ordered = isTraditional ? [southernGlued, glued, wadeGlued] : [glued, southernGlued];
  return [...ordered, rest[0], split, southernSplit, wadeSplit, ...rest].filter((spelling) => spelling !== undefined);
}
