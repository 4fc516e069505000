/**
 * How a folded Latin word sounds, one sign a sound, over the spelling habits of many languages at once. Consonants are
 * small letters except `S` (sh, French ch, sch), `C` (tch, cz, ch of most languages), `J` (English and French j, soft
 * g, zh), `T` (ts, tz), `N` (ng that is not n and g), `H` (x of pinyin), `x` (kh, German ch), `j` (g before e and i), `c` and `X` (a c that is hard and one that is soft
 * in western languages: either may be a ts). Each run of vowels is one sign: `A`, `E` (e), `Y` (ei, ay), `I` (i, ee,
 * ie), `O` (o, au), `U` (u, ou, oo). Doubled letters count once, `h` after a letter that it does not change is left
 * out. A `*` in the word, a vowel that its script leaves open, stays.
 */
export function soundForm(word: string): string {
  let form = '';
  let position = 0;
  const first = word[0];
  if (first === 'o' && isFrenchW.test(word)) {
    form = 'w';
    position = 2;
  } else if (first === 'i' && isInitialY.test(word)) {
    form = 'y';
    position = 1;
  }
  while (position < word.length) {
    if (isVowelAt(word, position)) {
      let end = position + 1;
      while (end < word.length && isVowelAt(word, end)) end++;
      if (word[end] === 'j' && word[end - 1] === 'i' && !vowelLetters.has(word[end + 1] ?? '')) end++;
      form += vowelSound(word.slice(position, end), end === word.length);
      position = end;
      continue;
    }
    const taken = consonantSound(word, position);
    if (taken.sound !== '' && taken.sound !== form.at(-1)) form += taken.sound;
    position += taken.length;
  }
  return form;
}

/** French writes a w as `ou`: `Oualid`. Failing: `Ousmane`. */
const isFrenchW = /^ou[aei]/;
/** An i in front of a vowel: `Ioannis`, `Iouri`. Failing: `Irene`. */
const isInitialY = /^i[aou]/;
/** Endings that French leaves silent after au, eau, eu, ou, oi: `Renault`, `Leroux`. Failing: `Max`. */
const isSilentX = /(?:[aeo]u|oi)x$/;
/** Slavic endings whose w is a consonant: `Lewandowski`, `Czesław`. Failing: `Lawson`. */
const isSlavicW = /w(?:sk|cz|ic)|slaw/;
const vowelLetters = new Set('aeiou');

/** y is a vowel unless another vowel follows it; w after a vowel and before none belongs to it. */
function isVowelAt(word: string, position: number): boolean {
  const letter = word[position] as string;
  if (vowelLetters.has(letter)) return !(letter === 'u' && word[position - 1] === 'q');
  const next = word[position + 1];
  // Two syllables: Tuyisenge, Xiuying. Not Sayid, nor Aliya.
  if (letter === 'y' && next === 'i' && word[position - 1] === 'u') return false;
  if (letter === 'y')
    return (
      next === undefined ||
      !vowelLetters.has(next) ||
      (position > 0 && vowelLetters.has(word[position - 1] as string) && next !== undefined && vowelLetters.has(next))
    );
  return (
    letter === 'w' &&
    position > 0 &&
    vowelLetters.has(word[position - 1] as string) &&
    !isSlavicW.test(word.slice(Math.max(0, position - 3), position + 3)) &&
    (next === undefined || !(vowelLetters.has(next) || next === 'y'))
  );
}

const vowelSounds: Readonly<Record<string, string>> = {
  a: 'A', aa: 'A', e: 'E', i: 'I', y: 'I', o: 'O', u: 'U',
  ai: 'Y', ay: 'Y', ei: 'Y', ey: 'Y', aye: 'Y', aie: 'Y', eie: 'Y', eye: 'Y', ayi: 'Y', aiye: 'Y', ae: 'E',
  ee: 'I', ie: 'I', ea: 'I', ii: 'I', yi: 'I', iy: 'I', ye: 'I', ia: 'IA', ya: 'IA', iya: 'IA', iia: 'IA', io: 'IO', iyo: 'IO', yo: 'IO', iu: 'IU', yu: 'IU',
  ou: 'U', oo: 'U', uu: 'U', ue: 'U', uo: 'U', oue: 'U', au: 'O', aw: 'O', ow: 'O', eau: 'O', oa: 'O', oe: 'E', eu: 'E', ew: 'U', ui: 'I', oi: 'OI', oy: 'OI', ua: 'UA', eo: 'EO',
  ij: 'Y', uij: 'Y', uy: 'Y',
}; // prettier-ignore

/** The signs of a run of vowels. */
export function vowelSound(run: string, isFinal: boolean): string {
  if (isFinal && (run === 'ey' || run === 'ay' || run === 'ei')) return run === 'ey' ? 'I' : 'Y';
  const known = vowelSounds[run];
  if (known !== undefined) return known;
  let sounds = '';
  let position = 0;
  while (position < run.length) {
    const pair = vowelSounds[run.slice(position, position + 2)];
    const sound = pair ?? vowelSounds[run[position] as string] ?? 'U';
    if (sound[0] !== sounds.at(-1)) sounds += sound;
    else sounds += sound.slice(1);
    position += pair === undefined ? 1 : 2;
  }
  return sounds;
}

interface Taken {
  sound: string;
  length: number;
}

const single: Readonly<Record<string, string>> = {
  b: 'b', d: 'd', f: 'f', g: 'g', j: 'J', k: 'k', l: 'l', m: 'm', n: 'n', p: 'p', q: 'k', r: 'r', s: 's', t: 't', v: 'v', w: 'w', z: 'z', y: 'y', h: 'h',
}; // prettier-ignore

/** Letter groups that are one sound, longest first for each first letter. */
const groups: Readonly<Record<string, readonly (readonly [group: string, sound: string])[]>> = {
  b: [['bh', 'b']],
  c: [['cch', 'k'], ['chr', 'kr'], ['chl', 'kl'], ['chs', 'ks'], ['chth', 'xt'], ['cht', 'xt'], ['ch', 'C'], ['ck', 'k'], ['cqu', 'k'], ['cz', 'C'], ['cs', 'C'], ['cc', 'k']],
  d: [['dzh', 'J'], ['dsch', 'J'], ['dj', 'J'], ['dg', 'J'], ['dz', 'T'], ['dt', 't'], ['dh', 'd']],
  g: [['ght', 't'], ['gh', 'g'], ['gj', 'J'], ['gy', 'J']],
  k: [['kh', 'x'], ['kn', 'n']],
  l: [['lj', 'l']],
  h: [['hs', 's']],
  n: [['ng', 'N'], ['nh', 'n']],
  p: [['ph', 'f'], ['pf', 'f']],
  q: [['qu', 'k'], ['q', 'k']],
  r: [['rzh', 'J'], ['rh', 'r']],
  s: [['shch', 'S'], ['schtsch', 'S'], ['sch', 'S'], ['sh', 'S'], ['sz', 'S'], ['sth', 'st']],
  t: [['tsch', 'C'], ['tch', 'C'], ['tzsch', 'C'], ['tsh', 'C'], ['tj', 'C'], ['ths', 'ts'], ['th', 't'], ['tz', 'T'], ['ts', 'T'], ['tc', 'C']],
  w: [['wr', 'r'], ['wh', 'w']],
  z: [['zh', 'J'], ['zs', 'J'], ['zsch', 'C']],
}; // prettier-ignore

const frontVowels = new Set('eiy');

function consonantSound(word: string, position: number): Taken {
  const letter = word[position] as string;
  const next = word[position + 1];
  if (letter === 'x' && next === undefined && isSilentX.test(word)) return { sound: '', length: 1 };
  if (
    letter === 'l' &&
    (next === 't' || next === 'd') &&
    position + 2 >= word.length - 1 &&
    word.slice(position - 2, position) === 'au'
  )
    return { sound: '', length: 1 };
  if (letter === 'c' && next === 's' && position > 0 && position + 2 < word.length) return { sound: 'ks', length: 2 };
  // Wade and Giles: Hsu, Hsieh for Xu, Xie. Not Mahsa.
  if (letter === 'h' && next === 's' && position === 0) return { sound: 'H', length: 2 };
  if (letter === 'k' && next === 's' && position === 0) return { sound: 's', length: 2 };
  if (letter === 'q' && next === 'u' && word[position + 2] === 'a') return { sound: 'kw', length: 2 };
  if (letter === 'x') return { sound: position === 0 ? 's' : 'ks', length: 1 };
  if (letter === 'c' && next !== undefined && frontVowels.has(next)) return { sound: 'X', length: 1 };
  if (letter === 's' && next === 'c' && frontVowels.has(word[position + 2] ?? '')) return { sound: 's', length: 2 };
  if (letter === 'g' && next !== undefined) {
    if (next === 'u' && frontVowels.has(word[position + 2] ?? '')) return { sound: 'g', length: 2 };
    if (next === 'i' && 'aou'.includes(word[position + 2] ?? '-')) return { sound: 'J', length: 2 };
    if (frontVowels.has(next) && next !== 'y') return { sound: 'j', length: 1 };
    if (next === 'n') return { sound: 'n', length: 2 };
    if (next === 'l' && word[position + 2] === 'i') return { sound: 'l', length: 2 };
  }
  if (
    letter === 'l' &&
    next === 'l' &&
    position > 0 &&
    word[position - 1] === 'i' &&
    vowelLetters.has(word[position + 2] ?? '')
  )
    return { sound: 'l', length: 2 };
  if (letter === 'n' && next === 'g' && vowelLetters.has(word[position + 2] ?? '')) return { sound: 'n', length: 1 };
  if (letter === 'k' && next === 'n' && position > 0) return { sound: 'k', length: 1 };
  for (const [group, sound] of groups[letter] ?? [])
    if (word.startsWith(group, position)) return { sound, length: group.length };
  if (letter === 'c') return { sound: 'c', length: 1 };
  if (letter === 'h')
    return { sound: position === 0 || vowelLetters.has(next ?? '') || next === '*' ? 'h' : '', length: 1 };
  return { sound: single[letter] ?? letter, length: 1 };
}
