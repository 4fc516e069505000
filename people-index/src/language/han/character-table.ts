/**
 * Reads entries such as `陈陳tan,chin 林lim` into a table of readings or spellings by the characters before them. An entry adds to earlier
 * ones with the same key.
 *
 * @param keysOf the keys of an entry, by its characters; all of them are one key by default
 */
export function readCharacterTable(
  text: string,
  keysOf: (characters: string) => Iterable<string> = (characters) => [characters],
): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const entry of text.trim().split(/\s+/)) {
    const start = entry.search(/[a-z]/);
    const readings = entry.slice(start).split(',');
    for (const key of keysOf(entry.slice(0, start))) {
      const known = table.get(key);
      table.set(key, known === undefined ? readings : [...new Set([...known, ...readings])]);
    }
  }
  return table;
}
