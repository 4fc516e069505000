import readings from '../readings/character-readings.json' with { type: 'json' };
import { lazy } from '../../columns/lazy.ts';

/**
 * Reads groups of a reading and its characters, such as `가仮伽 각刻却`, into a table of the reading of each character. `reading` matches the
 * reading at the start of a group.
 */
function readGroups(text: string, reading: RegExp): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const group of text.split(' ')) {
    const [syllable = ''] = reading.exec(group) ?? [];
    for (let index = syllable.length; index < group.length; index++) table.set(group[index]!, syllable);
  }
  return table;
}

interface CharacterReadings {
  /** The Korean reading of a character, a hangul syllable. */
  readonly korean: ReadonlyMap<string, string>;
  /** Its different reading in names: 金 is 금, but 김 as a surname. */
  readonly koreanInNames: ReadonlyMap<string, string>;
  /** Its Cantonese reading in Jyutping, without the tone. */
  readonly cantonese: ReadonlyMap<string, string>;
  /** All hangul syllables that are readings of Chinese characters. */
  readonly koreanSyllables: ReadonlySet<string>;
}

/** The tables, parsed when the first name in Chinese characters or hangul is read. */
export const characterReadings = lazy((): CharacterReadings => {
  const korean = readGroups(readings.korean, /^[가-힣]/);
  const koreanInNames = readGroups(readings.koreanInNames, /^[가-힣]/);
  const koreanSyllables = new Set([...korean.values(), ...koreanInNames.values()]);
  return { korean, koreanInNames, cantonese: readGroups(readings.cantonese, /^[a-z]+/), koreanSyllables };
});
