import { fold } from './fold.ts';
import { romanise } from './romanise.ts';
import { scriptOf } from './script.ts';

/** Keys of the consonants of a word; two words that may sound alike share one. First version of the classes. */
export function soundKeys(word: string): readonly string[] {
  const script = scriptOf(word);
  if (script === 'none') return [];
  if (script !== 'latin') {
    const keys = new Set<string>();
    for (const reading of romanise(word)) for (const key of keysOfLatin(reading.replaceAll(' ', ''))) keys.add(key);
    return [...keys];
  }
  return keysOfLatin(fold(word).replaceAll(' ', ''));
}

const classOf: Readonly<Record<string, string>> = {
  b: 'P',
  p: 'P',
  f: 'P',
  v: 'P',
  w: 'P',
  c: 'K',
  g: 'K',
  k: 'K',
  q: 'K',
  x: 'K',
  j: 'S',
  s: 'S',
  z: 'S',
  d: 'T',
  t: 'T',
  l: 'L',
  m: 'M',
  n: 'N',
  r: 'R',
};

function keysOfLatin(word: string): readonly string[] {
  let key = '';
  let last = '';
  for (const letter of word) {
    const sound = classOf[letter] ?? '';
    if (sound === '') {
      if (key === '') key = 'A';
      last = '';
    } else if (sound !== last) {
      key += sound;
      last = sound;
    }
  }
  return key === '' ? [] : [key];
}

/** The least `closeness` of two words that are taken to sound alike. */
export const soundsAlike = 0.75;

/**
 * How nearly two folded words sound the same: 1 for the same word, 0 for nothing in common. Decides which of the words that share a sound key are taken (from `soundsAlike` on)
 * and in which order. For a word of another script, the best of its romanisations; scripts that leave vowels out forgive missing vowels.
 */
export function closeness(word: string, other: string): number {
  if (word === other) return 1;
  const rows = other.length + 1;
  let previous = Array.from({ length: rows }, (_, position) => position);
  for (let i = 1; i <= word.length; i++) {
    const current = [i];
    for (let j = 1; j < rows; j++) {
      const same = word[i - 1] === other[j - 1] ? 0 : 1;
      current.push(
        Math.min((previous[j] as number) + 1, (current[j - 1] as number) + 1, (previous[j - 1] as number) + same),
      );
    }
    previous = current;
  }
  return Math.max(0, 1 - (previous.at(-1) as number) / Math.max(word.length, other.length, 1));
}
