import type { Seeded } from './seeded.ts';

/** Keys beside each other on the keyboards of most countries. */
const neighbours: Readonly<Record<string, string>> = {
  a: 'qsz', b: 'vn', c: 'xv', d: 'sfe', e: 'wr', f: 'dgr', g: 'fht', h: 'gjy', i: 'uo', j: 'hku', k: 'jli', l: 'ko', m: 'n', n: 'bm', o: 'ip', p: 'o', q: 'wa', r: 'et', s: 'adw', t: 'ry', u: 'yi', v: 'cb', w: 'qe', x: 'zc', y: 'tu', z: 'xa',
}; // prettier-ignore
const letters = 'abcdefghijklmnopqrstuvwxyz';

export type SlipKind = 'deletion' | 'insertion' | 'substitution' | 'neighbour' | 'transposition';
export const slipKinds: readonly SlipKind[] = ['deletion', 'insertion', 'substitution', 'neighbour', 'transposition'];

/** A word with one slip of the finger, or undefined where that kind leaves it as it is. */
export function withSlip(word: string, kind: SlipKind, random: Seeded): string | undefined {
  const place = random.below(word.length);
  const letter = word[place] as string;
  const before = word.slice(0, place);
  const after = word.slice(place + 1);
  let slipped: string;
  switch (kind) {
    case 'deletion':
      slipped = before + after;
      break;
    case 'insertion':
      slipped = before + random.pick([...letters]) + letter + after;
      break;
    case 'substitution':
      slipped = before + random.pick([...letters]) + after;
      break;
    case 'neighbour': {
      const near = neighbours[letter.toLowerCase()];
      if (near === undefined) return undefined;
      slipped = before + random.pick([...near]) + after;
      break;
    }
    case 'transposition': {
      const next = after[0];
      if (next === undefined) return undefined;
      slipped = before + next + letter + after.slice(1);
      break;
    }
  }
  return slipped.toLowerCase() === word.toLowerCase() ? undefined : slipped;
}

/** A name with one slip in one of its words of four letters and more. */
export function nameWithSlip(name: string, kind: SlipKind, random: Seeded): string | undefined {
  const words = name.split(' ');
  const long = words.flatMap((word, place) => (word.length >= 4 ? [place] : []));
  if (long.length === 0) return undefined;
  const place = random.pick(long);
  const slipped = withSlip(words[place] as string, kind, random);
  return slipped === undefined ? undefined : words.with(place, slipped).join(' ');
}

/** A name with two slips: in two words of five letters and more, or both in one of eight and more. */
export function nameWithTwoSlips(name: string, random: Seeded): string | undefined {
  const words = name.split(' ');
  const places = words.flatMap((word, place) => (word.length >= 8 ? [[place, place]] : []));
  const long = words.flatMap((word, place) => (word.length >= 5 ? [place] : []));
  if (long.length >= 2) places.push([long[0] as number, long.at(-1) as number]);
  if (places.length === 0) return undefined;
  for (const place of random.pick(places)) {
    const slipped = withSlip(words[place] as string, random.pick(slipKinds), random);
    if (slipped === undefined) return undefined;
    words[place] = slipped;
  }
  return words.join(' ');
}
