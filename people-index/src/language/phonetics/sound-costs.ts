const vowelSigns = 'AEIOUY';
/** A vowel that the script does not write: any vowel, or none. */
export const openVowel = '*'.charCodeAt(0);
export const hCode = 'h'.charCodeAt(0);
/** Cost of substituting one sound for another, by `first code * 128 + second code`. Symmetric. */
export const substitution = new Float64Array(128 * 128).fill(1);
/** Substitution costs if one of the forms is Arabic or Hebrew, which write few vowels. */
export const abjadSubstitution = new Float64Array(128 * 128);
/** Substitution and omission costs if one of the forms is a transcription by sound. */
export const transcriptionSubstitution = new Float64Array(128 * 128);
export const transcriptionRemoval = new Float64Array(128).fill(0.35);
/** Substitution costs if one of the forms is Thai. */
export const thaiSubstitution = new Float64Array(128 * 128);
/** Cost of omitting a sound inside a word. */
export const removal = new Float64Array(128).fill(0.8);
/** Weight of each sound in the weight of a form, to which the cost of a comparison is relative. */
export const weight = new Float64Array(128).fill(1);
export const isVowel = new Uint8Array(128);

/** Sets the cost of some pairs of sounds, in both directions. */
function setPairCosts(costs: Float64Array, cost: number, pairs: readonly string[]): void {
  for (const pair of pairs) {
    const one = pair.charCodeAt(0);
    const other = pair.charCodeAt(1);
    costs[one * 128 + other] = cost;
    costs[other * 128 + one] = cost;
  }
}

/** Sets costs from rows of a cost and its pairs, separated by spaces. */
function setCostTable(costs: Float64Array, table: readonly (readonly [cost: number, pairs: string])[]): void {
  for (const [cost, pairs] of table) setPairCosts(costs, cost, pairs.split(' '));
}

function setSubstitution(cost: number, ...pairs: string[]): void {
  setPairCosts(substitution, cost, pairs);
}
for (const one of vowelSigns) {
  isVowel[one.charCodeAt(0)] = 1;
  weight[one.charCodeAt(0)] = 0.5;
  for (const other of vowelSigns) if (one !== other) setSubstitution(0.5, one + other);
}
weight[openVowel] = 0;
removal[openVowel] = 0;
// prettier-ignore
setCostTable(substitution, [
  [0, 'ck Xs'],
  [0.05, 'vw jJ sz Xz'],
  [0.1, 'nN fv kg xk xh xc TX Tz'],
  [0.15, 'HS Hs fw Ts SC CX CT Jy JS EY OU IY'],
  [0.2, 'HX bv td CJ Cx Jz cX cs cT cg jy jg jh Jh zS XS EI'],
  [0.25, 'sS sC Ck Cc Xk cC Jg jk jC jS jz AE AO'],
  [0.3, 'wU wO bw gh Cs ST Js xg yl AY'],
  [0.35, 'bp pf bf sx JX Jx kh Sx Cz'],
  [0.45, 'js ks Sk JT Sc gy wg Ch IO IA AU EO'],
  [0.6, 'mn mN lr'],
]);
for (let code = 0; code < 128; code++) {
  const sign = String.fromCharCode(code);
  setSubstitution(isVowel[code] === 1 ? 0.04 : 1, sign + '*');
  setSubstitution(0, sign + sign);
}
abjadSubstitution.set(substitution);
// One letter stands for u and o, another for i and e; Arabic has no p, v or hard g, its j is the c of Turkish, and its kh the g of Dutch.
// prettier-ignore
setCostTable(abjadSubstitution, [
  [0.05, 'OU IY bp fv sz jg gJ yI wU gk'],
  [0.1, 'EI EY wO xg yY'],
  [0.15, 'AE hx JX jx'],
  [0.3, 'Jc'],
  [0.4, 'JS fw'],
]);
transcriptionSubstitution.set(substitution);
for (const one of vowelSigns) {
  setPairCosts(transcriptionSubstitution, 0.15, [`${one}*`]);
  for (const other of vowelSigns) if (one !== other) setPairCosts(transcriptionSubstitution, 0.4, [one + other]);
}
// These costs were fitted to pairs of real names.
// prettier-ignore
setCostTable(transcriptionSubstitution, [
  [0.02, 'IY zJ'],
  [0.05, 'lr bv wv TC cC hx ck sX jJ'],
  [0.1, 'HS Hs HX AY EY sz sT sc sS Cc Jg jg yJ yj CJ yI wU E*'],
  [0.15, 'AE EI EO EU OU bp pf pv dt fv kg nN mN st xk wO'],
  [0.2, 'HC HJ Hh AO AU hJ hj Jk jk CS'],
  [0.3, 'tC tT dJ hf hk'],
  [0.4, 'mn'],
]);
thaiSubstitution.set(substitution);
for (const one of vowelSigns)
  for (const other of vowelSigns) if (one !== other) setPairCosts(thaiSubstitution, 0.3, [one + other]);
// prettier-ignore
setCostTable(thaiSubstitution, [
  [0.02, 'kg kx xg ck cg td bp pf bf sz wv JC jJ jC cx'],
  [0.1, 'JS CS TC TJ Ts hx IY nN XC Xs'],
  [0.15, 'AU AE AO OU EI OE UE wU wO yI'],
  [0.3, 'lr'],
]);
for (const [cost, sounds] of [
  [0, '*'],
  [0.1, 'E'],
  [0.2, 'hyr'],
  [0.3, 'AIOUYw'],
  [0.4, 'l'],
  [0.5, 'kg'],
  [0.7, 's'],
] as const) {
  for (const sound of sounds) transcriptionRemoval[sound.charCodeAt(0)] = cost;
}
// prettier-ignore
const lightSounds: readonly (readonly [cost: number, sounds: string])[] = [[0.15, 'h'], [0.25, 'y'], [0.35, 'xw'], [0.4, 'E'], [0.65, 'AIOUYr'], [0.7, 'ltdspg']];
for (const [cost, sounds] of lightSounds) for (const sound of sounds) removal[sound.charCodeAt(0)] = cost;

/** Cost of omitting the last sound: low for an e or t that may be silent, high for the a that turns a man's name into a woman's. */
export const finalRemoval = new Float64Array(removal);
// prettier-ignore
for (const [sound, cost] of Object.entries({ E: 0.15, A: 1.3, O: 1.1, I: 0.9, U: 0.9, Y: 0.7, s: 0.5, t: 0.35, d: 0.35, z: 0.6, p: 0.4, n: 0.8, N: 0.8, x: 0.3 })) finalRemoval[sound.charCodeAt(0)] = cost;
/** Cost of substituting one final vowel for another, unless they are nearly the same. */
export const finalVowelChange = 1.2;
/** Cost of omitting an initial h: Hernandez and Ernandes. */
export const initialHRemoval = 0.2;

/**
 * Substitution costs of Mandarin consonants: low for those that Wade-Giles without apostrophes writes alike (`Kuo` and `Chang` for Guo and
 * Zhang), and for those that southern accents confuse.
 */
export const mandarinSubstitution = new Float64Array(128 * 128).fill(1);
for (const [cost, pairs] of [
  [0.15, 'nN'],
  [0.18, 'gk dt bp JC zT'],
  [0.25, 'sS HS Hs Jz CT'],
] as const) {
  for (const pair of pairs.split(' ')) {
    mandarinSubstitution[pair.charCodeAt(0) * 128 + pair.charCodeAt(1)] = cost;
    mandarinSubstitution[pair.charCodeAt(1) * 128 + pair.charCodeAt(0)] = cost;
  }
}
