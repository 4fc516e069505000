import { pinyin } from 'pinyin-pro';
import { southern } from './southern-spellings.ts';
import { wadeGiles } from './wade-giles.ts';

let bySyllable: ReadonlyMap<string, readonly string[]> | undefined;

/** Pinyin of a surname and its spellings by the customs of the south and of Taiwan. */
function spellingsBySyllable(): ReadonlyMap<string, readonly string[]> {
  if (bySyllable !== undefined) return bySyllable;
  const found = new Map<string, Set<string>>();
  for (const [character, spellings] of southern) {
    const [syllable = ''] = pinyin(character, { toneType: 'none', type: 'array', surname: 'head', v: true });
    const own = found.get(syllable) ?? new Set([wadeGiles(syllable)]);
    // A character of given names has one spelling, a surname often several.
    if (spellings.length > 1 || found.has(syllable)) for (const spelling of spellings) own.add(spelling);
    found.set(syllable, own);
  }
  return (bySyllable = new Map([...found].map(([syllable, own]) => [syllable, [...own].filter((text) => text !== syllable)])));
}

/** How else the pinyin of a surname is spelled: `chen` is `chan` and `tan`, `cai` is `tsai` and `choi`. */
export function chineseSpellings(word: string): readonly string[] {
  return spellingsBySyllable().get(word) ?? [];
}
