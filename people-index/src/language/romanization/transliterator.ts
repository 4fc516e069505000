export type Transliterator = (word: string) => string;

/**
 * Creates a function that transliterates a word into Latin letters by tables of `letters=latin` pairs, separated by white space. The
 * longest matching pair is used, later tables override earlier ones, and characters that are in no table are kept.
 */
export function transliterator(...tables: readonly string[]): Transliterator {
  const spellings = new Map<string, string>();
  for (const table of tables) {
    for (const pair of table.trim().split(/\s+/)) {
      const equals = pair.indexOf('=');
      spellings.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
  }
  /** The entries of two letters or more, by their first letter, the longest first. */
  const multiLetterPairs = new Map<string, string[]>();
  for (const letters of [...spellings.keys()].sort((first, second) => second.length - first.length)) {
    if (letters.length === 1) continue;
    const first = letters[0] as string;
    multiLetterPairs.set(first, [...(multiLetterPairs.get(first) ?? []), letters]);
  }
  return (word) => {
    let latin = '';
    for (let position = 0; position < word.length; position++) {
      const letter = word[position] as string;
      const group = multiLetterPairs.get(letter)?.find((letters) => word.startsWith(letters, position));
      latin += spellings.get(group ?? letter) ?? letter;
      if (group !== undefined) position += group.length - 1;
    }
    return latin;
  };
}
