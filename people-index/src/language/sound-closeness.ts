const vowelSigns = 'AEIOUY';
/** A vowel that the script of the word leaves open: any, or none. */
const open = '*'.charCodeAt(0);
const hSign = 'h'.charCodeAt(0);
/**
 * Signs in front of a form that was read from another script: from letters, roughly, or from hangul or Chinese
 * characters, whose few syllables are each spelled in known ways. What parts such a form from another counts for less
 * when it was asked for, since nothing else can be meant, than when it was met. And signs of Latin words that are
 * spelled as pinyin: surely so, or perhaps, when there is one form of the word as pinyin and one as any other word.
 */
export const formMarks = {
  letters: '-', rough: '~', hangul: '^', han: '#', pinyin: '%', perhapsPinyin: '=', besidePinyin: '_',
} as const; // prettier-ignore
const costAsked: Readonly<Record<string, number>> = { '-': 0.7, '~': 0.6, '^': 1.2, '#': 1.2, '%': 1, '=': 1, _: 1 };
const costMet: Readonly<Record<string, number>> = { '-': 1, '~': 0.9, '^': 1.5, '#': 1.5, '%': 1, '=': 1, _: 1 };
const syllableMarks = '^#';
const mandarinMarks = '%=#';
/** So short a word has nothing but what parts it from another: the cost counts for more. */
const shortSize = 3;
const shortCost = 1.4;

const substitution = new Float64Array(128 * 128).fill(1);
const removal = new Float64Array(128).fill(0.8);
const weight = new Float64Array(128).fill(1);
const isVowel = new Uint8Array(128);

/** The cost of taking one sound for the other, for each couple. */
function alike(cost: number, ...couples: string[]): void {
  for (const couple of couples) {
    const one = couple.charCodeAt(0);
    const other = couple.charCodeAt(1);
    substitution[one * 128 + other] = cost;
    substitution[other * 128 + one] = cost;
  }
}
for (let code = 0; code < 128; code++) substitution[code * 129] = 0;
for (const one of vowelSigns) {
  isVowel[one.charCodeAt(0)] = 1;
  weight[one.charCodeAt(0)] = 0.5;
  for (const other of vowelSigns) if (one !== other) alike(0.5, one + other);
}
weight[open] = 0;
removal[open] = 0;
// prettier-ignore
const likeSounds: readonly (readonly [cost: number, couples: string])[] = [
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
];
for (const [cost, couples] of likeSounds) alike(cost, ...couples.split(' '));
// prettier-ignore
const lightSounds: readonly (readonly [cost: number, sounds: string])[] = [[0.15, 'h'], [0.25, 'y'], [0.35, 'xw'], [0.4, 'E'], [0.65, 'AIOUYr'], [0.7, 'ltdspg']];
for (const [cost, sounds] of lightSounds) for (const sound of sounds) removal[sound.charCodeAt(0)] = cost;

/**
 * What the last sound costs to leave out: an unspoken e or t little, the a that makes a woman's name of a man's much.
 */
const finalRemoval = new Float64Array(removal);
// prettier-ignore
for (const [sound, cost] of Object.entries({ E: 0.15, A: 1.3, O: 1.1, I: 0.9, U: 0.9, Y: 0.7, s: 0.5, t: 0.35, d: 0.35, z: 0.6, p: 0.4, n: 0.8, N: 0.8, x: 0.3 })) finalRemoval[sound.charCodeAt(0)] = cost;
const finalVowelChange = 1.2;
/** An h in front: Hernandez and Ernandes, but of Hiu and Iu it is half. */
const firstHRemoval = 0.2;

/** Form and weight of a word ready to be compared: its removal costs are worked out once. */
interface Prepared {
  form: string;
  length: number;
  readonly codes: Uint8Array;
  readonly removals: Float64Array;
  weight: number;
  /** By how much costs count, by the mark of the form. */
  cost: number;
}

const longestForm = 72;

function empty(): Prepared {
  return {
    form: '',
    length: 0,
    codes: new Uint8Array(longestForm),
    removals: new Float64Array(longestForm),
    weight: 0,
    cost: 1,
  };
}

function prepare(form: string, into: Prepared, costs: Readonly<Record<string, number>>): void {
  if (into.form === form) return;
  const marked = costs[form[0] ?? ''];
  const start = marked === undefined ? 0 : 1;
  into.cost = marked ?? 1;
  const length = Math.min(longestForm, form.length - start);
  into.form = form;
  into.length = length;
  into.weight = 0;
  const { codes } = into;
  for (let place = 0; place < length; place++) {
    const code = form.charCodeAt(place + start) & 127;
    codes[place] = code;
    into.weight += weight[code] as number;
  }
  for (let place = 0; place < length; place++) into.removals[place] = removalAt(codes, place, length);
}

function removalAt(codes: Uint8Array, place: number, length: number): number {
  const code = codes[place] as number;
  if (code === open) return 0;
  const before = place > 0 ? (codes[place - 1] as number) : 0;
  const isLast = place === length - 1;
  const after = isLast ? 0 : (codes[place + 1] as number);
  if (isVowel[code] === 1) {
    if (isVowel[before] === 1 || isVowel[after] === 1) return isLast ? 0.5 : 0.25;
    if (isLast) return finalRemoval[code] as number;
    return place === 0 ? 0.6 : (removal[code] as number);
  }
  if (place === 0 && code === hSign) return firstHRemoval;
  if (isLast) return place > 1 ? (finalRemoval[code] as number) : (removal[code] as number);
  // Thompson, Wojtkowski: a stop between two consonants is hardly heard.
  if (place > 0 && isVowel[before] === 0 && isVowel[after] === 0 && before !== open && after !== open) return 0.3;
  return removal[code] as number;
}

const left = empty();
const right = empty();
let previousRow = new Float64Array(longestForm + 1);
let currentRow = new Float64Array(longestForm + 1);

/**
 * How nearly two sound forms, the first one asked for, sound the same: 1 for the same, 0 for nothing in common, and 0
 * at once when it is less than `least`. Sounds that languages and ears exchange cost little, others a whole sound; the
 * cost is counted against the length of the longer word.
 */
export function closenessOfForms(one: string, other: string, least = 0): number {
  if (one === other) return 1;
  const mark = one[0] ?? '';
  const otherMark = other[0] ?? '';
  // Two names in syllables that are not read the same are two names: their many readings would meet by chance.
  if (syllableMarks.includes(mark) && syllableMarks.includes(otherMark)) return 0;
  if (mandarinMarks.includes(mark) && mandarinMarks.includes(otherMark)) return closenessInMandarin(one, other);
  // What is surely Mandarin, and what may be, is compared as Mandarin alone.
  if (mark === formMarks.perhapsPinyin || otherMark === formMarks.perhapsPinyin) return 0;
  if (mark === formMarks.besidePinyin && mandarinMarks.includes(otherMark)) return 0;
  if (otherMark === formMarks.besidePinyin && mandarinMarks.includes(mark)) return 0;
  prepare(one, left, costAsked);
  prepare(other, right, costMet);
  if (left.length === 0 || right.length === 0) return 0;
  const size = Math.max(left.weight, right.weight, 2);
  const scale = (left.cost * right.cost * (size < shortSize ? shortCost : 1)) / size;
  const mostCost = (0.99 - least) / scale;
  const width = right.length;
  let from = previousRow;
  let to = currentRow;
  from[0] = 0;
  for (let j = 0; j < width; j++) from[j + 1] = (from[j] as number) + (right.removals[j] as number);
  for (let i = 0; i < left.length; i++) {
    const code = left.codes[i] as number;
    const out = left.removals[i] as number;
    let lowest = (to[0] = (from[0] as number) + out);
    for (let j = 0; j < width; j++) {
      const changed = (from[j] as number) + changeAt(code, i, right.codes[j] as number, j);
      const without = (from[j + 1] as number) + out;
      const added = (to[j] as number) + (right.removals[j] as number);
      const cost = changed < without ? (changed < added ? changed : added) : without < added ? without : added;
      to[j + 1] = cost;
      if (cost < lowest) lowest = cost;
    }
    const swap = from;
    from = to;
    to = swap;
    if (lowest > mostCost) return 0;
  }
  previousRow = from;
  currentRow = to;
  return Math.max(0, 0.99 - (from[width] as number) * scale);
}

function changeAt(code: number, i: number, otherCode: number, j: number): number {
  if (code === otherCode) return 0;
  const areVowels = isVowel[code] === 1 && isVowel[otherCode] === 1;
  if (code === open || otherCode === open) return isVowel[code] === 1 || isVowel[otherCode] === 1 ? 0.04 : 1;
  const change = substitution[code * 128 + otherCode] as number;
  if (!areVowels) return i === 0 && j === 0 ? change * 1.25 : change;
  if (i === left.length - 1 && j === right.length - 1) return change > 0.2 ? finalVowelChange : change;
  return i === 0 && j === 0 ? change * 1.5 : change;
}

/**
 * Consonants that one writes for another in Mandarin: by Wade and Giles with aspiration left out (`Kuo`, `Chang` for Guo,
 * Zhang), and by ears of the south.
 */
const mandarinSounds = new Float64Array(128 * 128).fill(1);
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

/**
 * Two names as Mandarin speaks them. It has some 400 syllables and each is another name, so a sound more or less, or
 * another vowel, tells two apart.
 */
function closenessInMandarin(one: string, other: string): number {
  if (one.length !== other.length) return 0;
  // As any other words they are compared too.
  if (one[0] === formMarks.perhapsPinyin && other[0] === formMarks.perhapsPinyin) return 0;
  let cost = 0;
  let size = 0;
  for (let place = 1; place < one.length; place++) {
    const code = one.charCodeAt(place) & 127;
    const otherCode = other.charCodeAt(place) & 127;
    size += weight[code] as number;
    if (code === otherCode) continue;
    if (isVowel[code] === 1 || isVowel[otherCode] === 1) return 0;
    cost += mandarinSounds[code * 128 + otherCode] as number;
  }
  return cost === 0 ? 1 : Math.max(0, 0.99 - cost / Math.max(size, 2));
}
