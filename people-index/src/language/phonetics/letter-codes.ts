/** Letter codes, which index tables of 32 entries, or of 1024 for pairs. `none` is before and after a word. */
export const letter = {
  none: 0, a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, k: 11, l: 12, m: 13, n: 14, o: 15, p: 16, q: 17, r: 18, s: 19, t: 20, u: 21, v: 22, w: 23, x: 24, y: 25, z: 26, star: 27, other: 28,
} as const; // prettier-ignore

const letterCodeOfAscii = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 97 && code <= 122) return code - 96;
  return code === 42 ? letter.star : letter.other;
});

export function letterCode(code: number): number {
  return code < 128 ? (letterCodeOfAscii[code] as number) : letter.other;
}

export function pairIndex(first: number, second: number): number {
  return (first << 5) | second;
}

/** A table with 1 for each of these letters and 0 for the others. */
export function letterSet(members: string): Uint8Array {
  const table = new Uint8Array(32);
  for (let position = 0; position < members.length; position++) table[letterCode(members.charCodeAt(position))] = 1;
  return table;
}

/** Index of the first letter of a word. As many entries before and after the word are `none`, so that neighbours need no bounds check. */
export const wordStart = 3;

let buffer = new Uint8Array(128);

/** The letter codes of a word, from `wordStart` on. NOTE: the array is reused, and valid only until the next call. */
export function letterCodes(word: string): Uint8Array {
  const end = wordStart + word.length;
  if (end + wordStart > buffer.length) buffer = new Uint8Array(2 * (end + wordStart));
  for (let position = wordStart; position < end; position++)
    buffer[position] = letterCode(word.charCodeAt(position - wordStart));
  buffer[end] = buffer[end + 1] = buffer[end + 2] = letter.none;
  return buffer;
}
