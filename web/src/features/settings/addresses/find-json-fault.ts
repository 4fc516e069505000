/** A string, number or literal of RFC 8259. Matches `"Lyon"`, `-1.5e3` and `true`; does not match `Lyon`. */
const scalar =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/iuy;
const space = /[\t\n\r ]*/y;

/** Where a text that is not JSON cannot be read any further. Lines and columns are counted from 1. */
export function findJsonFault(text: string): { line: number; column: number } {
  const before = text.slice(0, faultOffset(text)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The offset of the first character at which the text stops being JSON, which is its length if it is truncated. */
function faultOffset(text: string): number {
  /** The closing brackets of the objects and lists around the current position. */
  const ends: string[] = [];
  let expected: 'value' | 'first' | 'key' | 'first key' | 'end' = 'value';
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isFound = pattern.test(text);
    if (isFound) at = pattern.lastIndex;
    return isFound;
  };
  for (;;) {
    skip(space);
    const next = text[at];
    if (next === undefined) return at;
    if ((expected === 'end' || expected.startsWith('first')) && next === ends.at(-1)) {
      ends.pop();
      expected = 'end';
      at++;
    } else if (expected === 'end') {
      if (next !== ',' || ends.length === 0) return at;
      expected = ends.at(-1) === '}' ? 'key' : 'value';
      at++;
    } else if (expected.endsWith('key')) {
      if (next !== '"' || !skip(scalar)) return at;
      skip(space);
      if (text[at] !== ':') return at;
      expected = 'value';
      at++;
    } else if (next === '{' || next === '[') {
      ends.push(next === '{' ? '}' : ']');
      expected = next === '{' ? 'first key' : 'first';
      at++;
    } else if (skip(scalar)) expected = 'end';
    else return at;
  }
}
