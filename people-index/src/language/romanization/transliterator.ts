/** Writes a word in Latin letters. */
export type Transcriber = (word: string) => string;

/**
 * A transcriber by tables of `written=latin` pairs with gaps between them. Longer pairs are tried first, later tables
 * win over earlier ones, and a character that no table holds stays.
 */
export function transcriber(...tables: readonly string[]): Transcriber {
  const spellings = new Map<string, string>();
  for (const table of tables) {
    for (const pair of table.trim().split(/\s+/)) {
      const sign = pair.indexOf('=');
      spellings.set(pair.slice(0, sign), pair.slice(sign + 1));
    }
  }
  /** Pairs of more than one letter by their first, the longest first. */
  const longer = new Map<string, string[]>();
  for (const written of [...spellings.keys()].sort((one, other) => other.length - one.length)) {
    if (written.length === 1) continue;
    const first = written[0] as string;
    longer.set(first, [...(longer.get(first) ?? []), written]);
  }
  return (word) => {
    let latin = '';
    for (let position = 0; position < word.length; position++) {
      const letter = word[position] as string;
      const whole = longer.get(letter)?.find((written) => word.startsWith(written, position));
      latin += spellings.get(whole ?? letter) ?? letter;
      if (whole !== undefined) position += whole.length - 1;
    }
    return latin;
  };
}
