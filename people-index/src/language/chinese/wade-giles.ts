const initials: readonly (readonly [initial: string, spelling: string])[] = [
  ['zh', 'ch'],
  ['ch', 'ch'],
  ['sh', 'sh'],
  ['x', 'hs'],
  ['q', 'ch'],
  ['j', 'ch'],
  ['b', 'p'],
  ['d', 't'],
  ['g', 'k'],
  ['z', 'ts'],
  ['c', 'ts'],
  ['r', 'j'],
];
const irregularSyllables: Readonly<Record<string, string>> = {
  zhi: 'chih', chi: 'chih', shi: 'shih', ri: 'jih', zi: 'tzu', ci: 'tzu', si: 'szu', yi: 'i', you: 'yu', yan: 'yen', ye: 'yeh', er: 'erh', yong: 'yung', gui: 'kuei', kui: 'kuei', ge: 'ko', ke: 'ko', he: 'ho', e: 'o',
}; // prettier-ignore

/** A pinyin syllable in Wade-Giles without apostrophes, as in passports of Taiwan. */
export function wadeGiles(syllable: string): string {
  const irregular = irregularSyllables[syllable];
  if (irregular !== undefined) return irregular;
  let spelled = syllable;
  let initial = '';
  for (const [from, to] of initials) {
    if (!syllable.startsWith(from)) continue;
    initial = to;
    spelled = syllable.slice(from.length);
    break;
  }
  // Kuo, huo and shuo keep the u that others lose: Lo, To, Cho.
  if (/^[gkh]uo$|^shuo$/.test(syllable)) return initial === '' ? syllable : initial + spelled;
  return (
    initial +
    spelled
      .replace(/ian(?!g)/, 'ien')
      .replace('ong', 'ung')
      .replace(/ie$/, 'ieh')
      .replace(/ue$/, 'ueh')
      .replace(/uo$/, 'o')
      .replace(/^v/, 'u')
  );
}
