const vowelSigns = 'AEIOUY';
/** A vowel that the script of the word leaves open: any, or none. */
export const open = '*'.charCodeAt(0);
export const hSign = 'h'.charCodeAt(0);
/** Of two sounds, by the codes of their signs: what it costs to take one for the other wherever they stand. */
export const substitution = new Float64Array(128 * 128).fill(1);
/** The same where one of two forms is of Arabic or Hebrew letters, few of which are vowels. */
export const abjadSubstitution = new Float64Array(128 * 128);
/** The same, and what it costs to leave a sound out, where one of two forms is a transcription by ear. */
export const heardSubstitution = new Float64Array(128 * 128);
export const heardRemoval = new Float64Array(128).fill(0.35);
/** The same beside a Thai name. */
export const thaiSubstitution = new Float64Array(128 * 128);
export const removal = new Float64Array(128).fill(0.8);
export const weight = new Float64Array(128).fill(1);
export const isVowel = new Uint8Array(128);

/** Sets the cost of taking one sound for the other, for each couple. */
function setCosts(costs: Float64Array, cost: number, couples: readonly string[]): void {
  for (const couple of couples) {
    const one = couple.charCodeAt(0);
    const other = couple.charCodeAt(1);
    costs[one * 128 + other] = cost;
    costs[other * 128 + one] = cost;
  }
}

/** The same for rows of a table, each a cost and its couples. */
function setTable(costs: Float64Array, table: readonly (readonly [cost: number, couples: string])[]): void {
  for (const [cost, couples] of table) setCosts(costs, cost, couples.split(' '));
}

function alike(cost: number, ...couples: string[]): void {
  setCosts(substitution, cost, couples);
}
for (const one of vowelSigns) {
  isVowel[one.charCodeAt(0)] = 1;
  weight[one.charCodeAt(0)] = 0.5;
  for (const other of vowelSigns) if (one !== other) alike(0.5, one + other);
}
weight[open] = 0;
removal[open] = 0;
// prettier-ignore
setTable(substitution, [
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
  alike(isVowel[code] === 1 ? 0.04 : 1, sign + '*');
  alike(0, sign + sign);
}
abjadSubstitution.set(substitution);
// One letter is u and o, another i, e and the sounds between; Arabic has neither p nor v nor a hard g.
// prettier-ignore
setTable(abjadSubstitution, [
  [0.05, 'OU IY bp fv sz jg gJ yI wU gk'],
  [0.1, 'EI EY wO xg yY'],
  [0.15, 'AE hx'],
  [0.4, 'JS fw'],
]);
heardSubstitution.set(substitution);
for (const one of vowelSigns) {
  setCosts(heardSubstitution, 0.15, [`${one}*`]);
  for (const other of vowelSigns) if (one !== other) setCosts(heardSubstitution, 0.4, [one + other]);
}
// Fitted to pairs of real names.
// prettier-ignore
setTable(heardSubstitution, [
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
  for (const other of vowelSigns) if (one !== other) setCosts(thaiSubstitution, 0.3, [one + other]);
// prettier-ignore
setTable(thaiSubstitution, [
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
  for (const sound of sounds) heardRemoval[sound.charCodeAt(0)] = cost;
}
// prettier-ignore
const lightSounds: readonly (readonly [cost: number, sounds: string])[] = [[0.15, 'h'], [0.25, 'y'], [0.35, 'xw'], [0.4, 'E'], [0.65, 'AIOUYr'], [0.7, 'ltdspg']];
for (const [cost, sounds] of lightSounds) for (const sound of sounds) removal[sound.charCodeAt(0)] = cost;

/**
 * What the last sound costs to leave out: an unspoken e or t little, the a that makes a woman's name of a man's much.
 */
export const finalRemoval = new Float64Array(removal);
// prettier-ignore
for (const [sound, cost] of Object.entries({ E: 0.15, A: 1.3, O: 1.1, I: 0.9, U: 0.9, Y: 0.7, s: 0.5, t: 0.35, d: 0.35, z: 0.6, p: 0.4, n: 0.8, N: 0.8, x: 0.3 })) finalRemoval[sound.charCodeAt(0)] = cost;
export const finalVowelChange = 1.2;
/** An h in front: Hernandez and Ernandes, but of Hiu and Iu it is half. */
export const firstHRemoval = 0.2;

/**
 * Consonants that one writes for another in Mandarin: by Wade and Giles with aspiration left out (`Kuo`, `Chang` for Guo,
 * Zhang), and by ears of the south.
 */
export const mandarinSounds = new Float64Array(128 * 128).fill(1);
for (const [cost, couples] of [
  [0.15, 'nN'],
  [0.18, 'gk dt bp JC zT'],
  [0.25, 'sS HS Hs Jz CT'],
] as const) {
  for (const couple of couples.split(' ')) {
    mandarinSounds[couple.charCodeAt(0) * 128 + couple.charCodeAt(1)] = cost;
    mandarinSounds[couple.charCodeAt(1) * 128 + couple.charCodeAt(0)] = cost;
  }
}
