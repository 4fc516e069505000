/** By UTF-16 units, as everywhere in the index. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** So many units of seven bits fit into a number. */
const keyUnits = 7;

/** How a text begins, capitals as small letters, as a number that orders like it: of two with one number the rest decides. */
export function beginningKey(text: string): number {
  let key = 0;
  for (let position = 0; position < keyUnits; position++) {
    let unit = position < text.length ? text.charCodeAt(position) : 0;
    if (unit >= 127) return beginningOfAny(text.toLowerCase());
    if (unit >= 65 && unit <= 90) unit += 32;
    key = key * 128 + unit;
  }
  return key;
}

/** What is not ASCII counts as one unit, the last of all. */
function beginningOfAny(text: string): number {
  let key = 0;
  let isPlain = true;
  for (let position = 0; position < keyUnits; position++) {
    const unit: number = isPlain && position < text.length ? Math.min(127, text.charCodeAt(position)) : 0;
    if (unit === 127) isPlain = false;
    key = key * 128 + unit;
  }
  return key;
}
