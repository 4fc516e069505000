/** A table of spellings: what is written, and its Latin letters. Longer entries are tried first. */
export type Spellings = Readonly<Record<string, string>>;

/** Replaces the longest entry at each place; a character that no table holds stays. Later tables win over earlier ones. */
export function transcribe(word: string, ...tables: readonly Spellings[]): string {
  let latin = '';
  let position = 0;
  while (position < word.length) {
    let length = 0;
    let found: string | undefined;
    for (let size = Math.min(4, word.length - position); size > 0 && found === undefined; size--) {
      const piece = word.slice(position, position + size);
      for (let table = tables.length - 1; table >= 0 && found === undefined; table--) found = tables[table]?.[piece];
      length = size;
    }
    latin += found ?? word.slice(position, position + 1);
    position += Math.max(1, length);
  }
  return latin;
}

/** `from: to` pairs of a compact table: words of an even length list. */
export function pairs(text: string): Record<string, string> {
  const table: Record<string, string> = {};
  for (const pair of text.trim().split(/\s+/)) {
    const at = pair.indexOf('=');
    table[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return table;
}
