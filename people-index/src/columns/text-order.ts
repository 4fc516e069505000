/** Compares by UTF-16 code units, as everywhere in the index. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Number of seven-bit units that fit into a number. */
const keyUnits = 7;

/** The first characters of a text in lower case as a number with the same order; if two texts have the same number, the rest decides. */
export function prefixKey(text: string): number {
  let key = 0;
  for (let position = 0; position < keyUnits; position++) {
    let unit = position < text.length ? text.charCodeAt(position) : 0;
    if (unit >= 127) return nonAsciiPrefixKey(text.toLowerCase());
    if (unit >= 65 && unit <= 90) unit += 32;
    key = key * 128 + unit;
  }
  return key;
}

/** Anything from the first non-ASCII character on counts as one unit, which sorts last. */
function nonAsciiPrefixKey(text: string): number {
  let key = 0;
  let isPlain = true;
  for (let position = 0; position < keyUnits; position++) {
    const unit: number = isPlain && position < text.length ? Math.min(127, text.charCodeAt(position)) : 0;
    if (unit === 127) isPlain = false;
    key = key * 128 + unit;
  }
  return key;
}
