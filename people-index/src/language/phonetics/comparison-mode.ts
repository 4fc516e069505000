import { formMarks } from './encoded-forms.ts';
import { abjadSubstitution, heardSubstitution, substitution, thaiSubstitution } from './sound-costs.ts';

// prettier-ignore
const costAsked: Readonly<Record<string, number>> = { '-': 0.7, '!': 0.7, '~': 0.6, ':': 0.8, ';': 1, '^': 3, '#': 3, '%': 1, '=': 1, _: 1, "'": 1 };
// prettier-ignore
const costMet: Readonly<Record<string, number>> = { '-': 1, '!': 0.85, '~': 0.9, ':': 0.9, ';': 1, '^': 1.5, '#': 1.5, '%': 1, '=': 1, _: 1, "'": 1 };
const syllableMarks = '^#';
const mandarinMarks = '%=#';
const abjad = formMarks.abjad.charCodeAt(0);
const transcribed = formMarks.transcribed.charCodeAt(0);
const thai = formMarks.thai.charCodeAt(0);
const perhapsPinyin = formMarks.perhapsPinyin.charCodeAt(0);
const besidePinyin = formMarks.besidePinyin.charCodeAt(0);
const english = formMarks.english.charCodeAt(0);
/** Marks of forms of another script, read letter by letter or by ear. */
const isNative = codesOf('-!~:;');

function codesOf(signs: string): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => (signs.includes(String.fromCharCode(code)) ? 1 : 0));
}
const [isSyllabic, isMandarin] = [codesOf(syllableMarks), codesOf(mandarinMarks)];

/** How many costs count, by the code of the mark; 1 for a form without one. */
function costsByMark(costs: Readonly<Record<string, number>>): Float64Array {
  const byCode = new Float64Array(128).fill(1);
  for (const [mark, cost] of Object.entries(costs)) byCode[mark.charCodeAt(0)] = cost;
  return byCode;
}
const askedCosts = costsByMark(costAsked);
const metCosts = costsByMark(costMet);

/** What sounds cost. */
interface Costs {
  /** What it costs to take one sound for another. */
  readonly changes: Float64Array;
  /** Whether one of the forms was written by ear: what is left out costs less then. */
  readonly isHeard: boolean;
}

const plainCosts: Costs = { changes: substitution, isHeard: false };
const abjadCosts: Costs = { changes: abjadSubstitution, isHeard: false };
const heardCosts: Costs = { changes: heardSubstitution, isHeard: true };
const thaiCosts: Costs = { changes: thaiSubstitution, isHeard: true };

/** What the marks of two forms make of their comparison. */
export interface ComparedMarks extends Costs {
  /** How they are compared: by the table of costs, as Mandarin, only whether they are the same, or not at all. */
  readonly way: 'table' | 'mandarin' | 'same' | 'none';
  /** Whether a form with the same sounds is the same name. */
  readonly maySame: boolean;
  /** How much what parts them counts. */
  readonly cost: number;
}

/** A word as English speaks it is a word without a mark, beside one of another script alone. */
function plainMark(mark: number, other: number): number {
  return mark === english && isNative[other] === 1 ? 0 : mark;
}

function compareMarks(askedMark: number, metMark: number): ComparedMarks {
  const mark = plainMark(askedMark, metMark);
  const otherMark = plainMark(metMark, askedMark);
  const areMarked = mark !== 0 && otherMark !== 0;
  const isThai = mark === thai || otherMark === thai;
  const meetsLatin = isThai || mark === transcribed || otherMark === transcribed;
  const isAbjad = mark === abjad || otherMark === abjad;
  const costs = isThai ? thaiCosts : meetsLatin ? heardCosts : isAbjad ? abjadCosts : plainCosts;
  const maySame = mark === otherMark;
  const none = { ...costs, way: 'none', maySame: false, cost: 1 } as const;
  if (mark === english || otherMark === english) return none;
  if (areMarked && meetsLatin && otherMark !== besidePinyin && mark !== besidePinyin) return none;
  // Two names in syllables that are not written the same are two names: their many readings would meet by chance.
  if (areMarked && isSyllabic[mark] === 1 && isSyllabic[otherMark] === 1) return none;
  // As any other words they are compared too.
  const areBothPerhaps = mark === perhapsPinyin && otherMark === perhapsPinyin;
  if (areMarked && isMandarin[mark] === 1 && isMandarin[otherMark] === 1)
    return { ...none, way: areBothPerhaps ? 'same' : 'mandarin', maySame };
  const isBeside =
    (mark === besidePinyin && isMandarin[otherMark] === 1) || (otherMark === besidePinyin && isMandarin[mark] === 1);
  // What is surely Mandarin, and what may be, is compared as Mandarin alone.
  if (isBeside || mark === perhapsPinyin || otherMark === perhapsPinyin)
    return maySame ? { ...none, way: 'same', maySame } : none;
  return { ...costs, way: 'table', maySame, cost: askedCosts[mark]! * metCosts[otherMark]! };
}

const codesOfMarks = [0, ...Object.values(formMarks).map((mark) => mark.charCodeAt(0))];
const compared = new Map(
  codesOfMarks.flatMap((asked) => codesOfMarks.map((met) => [asked * 128 + met, compareMarks(asked, met)] as const)),
);

/** What the mark of a form that is asked for and that of another, as codes or 0, make of their comparison. */
export function comparedMarks(asked: number, met: number): ComparedMarks {
  return compared.get(asked * 128 + met)!;
}

/** As of two words without marks. */
export const plainMarks = comparedMarks(0, 0);
