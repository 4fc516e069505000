import readings from '../readings/character-readings.json' with { type: 'json' };

/** A reading of each character, by the groups of a text such as `가仮伽 각刻却`, of which the reading is what `isReading` matches. */
function readGroups(text: string, reading: RegExp): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const group of text.split(' ')) {
    const [spelled = ''] = reading.exec(group) ?? [];
    for (let place = spelled.length; place < group.length; place++) table.set(group[place]!, spelled);
  }
  return table;
}

interface CharacterReadings {
  /** The hangul syllable of a character. */
  readonly korean: ReadonlyMap<string, string>;
  /** Another one that it has in names: 金 is 금, and as a surname 김. */
  readonly koreanInNames: ReadonlyMap<string, string>;
  /** Jyutping without its tone. */
  readonly cantonese: ReadonlyMap<string, string>;
  /** All syllables that Chinese characters have in Korean. */
  readonly koreanSyllables: ReadonlySet<string>;
}

let read: CharacterReadings | undefined;

/** The tables, read when the first name in Chinese characters or hangul comes. */
export function characterReadings(): CharacterReadings {
  if (read !== undefined) return read;
  const korean = readGroups(readings.korean, /^[가-힣]/);
  const koreanInNames = readGroups(readings.koreanInNames, /^[가-힣]/);
  const koreanSyllables = new Set([...korean.values(), ...koreanInNames.values()]);
  return (read = { korean, koreanInNames, cantonese: readGroups(readings.cantonese, /^[a-z]+/), koreanSyllables });
}
