/** Reads pairs of a sound and its spellings, such as `b:b,p d:d,t`. */
export function readSpellingPairs(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split(' ').map((pair) => {
      const [sound = '', spellings = ''] = pair.split(':');
      return [sound, spellings.split(',')];
    }),
  );
}
