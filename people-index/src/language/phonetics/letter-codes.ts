/** Letters by number, for tables of 32, and of 1024 for pairs. `none` is what stands before and after a word. */
export const letter = {
  none: 0, a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, k: 11, l: 12, m: 13, n: 14, o: 15, p: 16, q: 17, r: 18, s: 19, t: 20, u: 21, v: 22, w: 23, x: 24, y: 25, z: 26, star: 27, other: 28,
} as const; // prettier-ignore

const letterOfAscii = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 97 && code <= 122) return code - 96;
  return code === 42 ? letter.star : letter.other;
});

export function letterOfCode(code: number): number {
  return code < 128 ? (letterOfAscii[code] as number) : letter.other;
}

export function pairOf(first: number, second: number): number {
  return (first << 5) | second;
}

/** 1 for each of these letters, 0 for any other. */
export function tableOf(members: string): Uint8Array {
  const table = new Uint8Array(32);
  for (let place = 0; place < members.length; place++) table[letterOfCode(members.charCodeAt(place))] = 1;
  return table;
}

/** Where a word begins: so many places in front of it, and as many behind it, are empty. */
export const start = 3;

let spelled = new Uint8Array(128);

/** The numbers of the letters of a word from `start` on. They hold until the next word is spelled. */
export function spell(word: string): Uint8Array {
  const end = start + word.length;
  if (end + start > spelled.length) spelled = new Uint8Array(2 * (end + start));
  for (let place = start; place < end; place++) spelled[place] = letterOfCode(word.charCodeAt(place - start));
  spelled[end] = spelled[end + 1] = spelled[end + 2] = letter.none;
  return spelled;
}
