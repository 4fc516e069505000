import type { Seeded } from './seeded-random.ts';

/** Adjacent keys on QWERTY, QWERTZ and AZERTY keyboards. */
const neighbours: Readonly<Record<string, string>> = {
  a: 'qsz', b: 'vn', c: 'xv', d: 'sfe', e: 'wr', f: 'dgr', g: 'fht', h: 'gjy', i: 'uo', j: 'hku', k: 'jli', l: 'ko', m: 'n', n: 'bm', o: 'ip', p: 'o', q: 'wa', r: 'et', s: 'adw', t: 'ry', u: 'yi', v: 'cb', w: 'qe', x: 'zc', y: 'tu', z: 'xa',
}; // prettier-ignore
const letters = 'abcdefghijklmnopqrstuvwxyz';

export type TypoKind = 'deletion' | 'insertion' | 'substitution' | 'neighbour' | 'transposition';
export const typoKinds: readonly TypoKind[] = ['deletion', 'insertion', 'substitution', 'neighbour', 'transposition'];

/** The word with one typo of this kind, or undefined if that leaves it unchanged. */
export function withTypo(word: string, kind: TypoKind, random: Seeded): string | undefined {
  const index = random.below(word.length);
  const letter = word[index] as string;
  const before = word.slice(0, index);
  const after = word.slice(index + 1);
  let mistyped: string;
  switch (kind) {
    case 'deletion':
      mistyped = before + after;
      break;
    case 'insertion':
      mistyped = before + random.pick([...letters]) + letter + after;
      break;
    case 'substitution':
      mistyped = before + random.pick([...letters]) + after;
      break;
    case 'neighbour': {
      const near = neighbours[letter.toLowerCase()];
      if (near === undefined) return undefined;
      mistyped = before + random.pick([...near]) + after;
      break;
    }
    case 'transposition': {
      const next = after[0];
      if (next === undefined) return undefined;
      mistyped = before + next + letter + after.slice(1);
      break;
    }
  }
  return mistyped.toLowerCase() === word.toLowerCase() ? undefined : mistyped;
}

/** The name with one typo in one of its words of four or more letters. */
export function nameWithTypo(name: string, kind: TypoKind, random: Seeded): string | undefined {
  const words = name.split(' ');
  const long = words.flatMap((word, index) => (word.length >= 4 ? [index] : []));
  if (long.length === 0) return undefined;
  const position = random.pick(long);
  const mistyped = withTypo(words[position] as string, kind, random);
  return mistyped === undefined ? undefined : words.with(position, mistyped).join(' ');
}

/** The name with two typos: in two words of five or more letters, or both in one word of eight or more. */
export function nameWithTwoTypos(name: string, random: Seeded): string | undefined {
  const words = name.split(' ');
  const places = words.flatMap((word, index) => (word.length >= 8 ? [[index, index]] : []));
  const long = words.flatMap((word, index) => (word.length >= 5 ? [index] : []));
  if (long.length >= 2) places.push([long[0] as number, long.at(-1) as number]);
  if (places.length === 0) return undefined;
  for (const index of random.pick(places)) {
    const mistyped = withTypo(words[index] as string, random.pick(typoKinds), random);
    if (mistyped === undefined) return undefined;
    words[index] = mistyped;
  }
  return words.join(' ');
}
