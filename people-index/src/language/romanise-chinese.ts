import { pinyin } from 'pinyin-pro';
import { doubleSurnames, southernSpellings } from './chinese-surnames.ts';

const southern = new Map<string, readonly string[]>();
for (const entry of southernSpellings.trim().split(/\s+/)) {
  const letters = entry.search(/[a-z]/);
  southern.set(entry.slice(0, letters), entry.slice(letters).split(','));
}

const wadeInitials: readonly (readonly [initial: string, spelling: string])[] = [
  ['zh', 'ch'],
  ['ch', 'ch'],
  ['sh', 'sh'],
  ['x', 'hs'],
  ['q', 'ch'],
  ['j', 'ch'],
  ['b', 'p'],
  ['d', 't'],
  ['g', 'k'],
  ['z', 'ts'],
  ['c', 'ts'],
  ['r', 'j'],
];
const wadeWhole: Readonly<Record<string, string>> = {
  zhi: 'chih', chi: 'chih', shi: 'shih', ri: 'jih', zi: 'tzu', ci: 'tzu', si: 'szu', yi: 'i', you: 'yu', yan: 'yen', ye: 'yeh', er: 'erh', yong: 'yung', gui: 'kuei', kui: 'kuei', ge: 'ko', ke: 'ko', he: 'ho', e: 'o',
}; // prettier-ignore

/** One pinyin syllable in Wade-Giles without its apostrophes, as on passports of Taiwan. */
function wadeGiles(syllable: string): string {
  const whole = wadeWhole[syllable];
  if (whole !== undefined) return whole;
  let spelled = syllable;
  let initial = '';
  for (const [from, to] of wadeInitials) {
    if (!syllable.startsWith(from)) continue;
    initial = to;
    spelled = syllable.slice(from.length);
    break;
  }
  return (
    initial +
    spelled
      .replace(/ian(?!g)/, 'ien')
      .replace('ong', 'ung')
      .replace(/ie$/, 'ieh')
      .replace(/ue$/, 'ueh')
      .replace(/(?<!^[gk])uo$/, 'o')
      .replace(/^v/, 'u')
  );
}

/** `lv` is `lyu` in passports and `lu` to most people. */
function easyVowel(syllables: readonly string[]): string[] {
  return syllables.map((syllable) => syllable.replace('v', 'u'));
}

function joined(syllables: readonly string[], surnameLength: number): string[] {
  if (syllables.length <= 1) return [...syllables];
  const surname = syllables.slice(0, surnameLength).join('');
  const given = syllables.slice(surnameLength);
  if (given.length === 0) return [surname];
  return given.length === 1
    ? [`${surname} ${given[0]}`]
    : [`${surname} ${given.join('')}`, `${surname} ${given.join(' ')}`];
}

/**
 * Latin spellings of a run of Chinese characters, the first taken for a surname: pinyin without tones with the given
 * name glued, split, and the whole glued; then the southern spelling of the surname or of the whole name, then
 * Wade-Giles.
 */
export function romaniseChinese(word: string): readonly string[] {
  const characters = [...word];
  const syllables = pinyin(word, { toneType: 'none', type: 'array', surname: 'head', v: true, nonZh: 'removed' }).map(
    (syllable) => syllable.toLowerCase(),
  );
  if (syllables.length === 0) return [];
  const surnameLength = characters.length > 2 && doubleSurnames.has(word.slice(0, 2)) ? 2 : 1;
  const plain = easyVowel(syllables);
  const spelled = joined(plain, surnameLength);
  const southernWords = characters.map((character) => southern.get(character));
  const surname = surnameLength === 2 ? southern.get(word.slice(0, 2)) : southernWords[0];
  const given = southernWords.slice(surnameLength);
  if (characters.length === 1) {
    const all = pinyin(word, { toneType: 'none', type: 'array', multiple: true, v: true });
    spelled.push(...(surname ?? []), ...easyVowel(all), wadeGiles(syllables[0] as string));
    if (syllables[0]?.includes('v')) spelled.push((syllables[0] as string).replace('v', 'yu'));
    return spelled;
  }
  if (surname !== undefined && given.every((spelling) => spelling !== undefined)) {
    spelled.push(`${surname[0]} ${given.map((spelling) => spelling?.[0] ?? '').join(' ')}`);
  }
  const wade = syllables.map(wadeGiles);
  spelled.push(...joined(wade, surnameLength).slice(-1));
  if (surname !== undefined) spelled.push(`${surname[0]} ${plain.slice(surnameLength).join('')}`);
  spelled.push(plain.join(''));
  return spelled;
}
