import { originMarks } from './encoded-forms.ts';
import { abjadSubstitution, transcriptionSubstitution, substitution, thaiSubstitution } from './sound-costs.ts';

/** Factors for the costs of a comparison, by the origin mark of the query and of the indexed form. */
// prettier-ignore
const queryFactors: Readonly<Record<string, number>> = { '-': 0.7, '!': 0.7, '~': 0.6, ':': 0.8, ';': 1, '^': 3, '#': 3, '%': 1, '=': 1, _: 1, "'": 1 };
// prettier-ignore
const indexFactors: Readonly<Record<string, number>> = { '-': 1, '!': 0.85, '~': 0.9, ':': 0.9, ';': 1, '^': 1.5, '#': 1.5, '%': 1, '=': 1, _: 1, "'": 1 };
const syllableMarks = '^#';
const mandarinMarks = '%=#';
const abjad = originMarks.abjad.charCodeAt(0);
const transcribed = originMarks.transcribed.charCodeAt(0);
const thai = originMarks.thai.charCodeAt(0);
const possiblePinyin = originMarks.possiblePinyin.charCodeAt(0);
const pinyinAlternative = originMarks.pinyinAlternative.charCodeAt(0);
const english = originMarks.english.charCodeAt(0);
/** Marks of forms of words in another script that were read letter by letter or transcribed by sound. */
const isNative = codesOf('-!~:;');

function codesOf(signs: string): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => (signs.includes(String.fromCharCode(code)) ? 1 : 0));
}
const [isSyllabic, isMandarin] = [codesOf(syllableMarks), codesOf(mandarinMarks)];

/** The factors by character code of the mark; 1 for a form without a mark. */
function byMarkCode(factors: Readonly<Record<string, number>>): Float64Array {
  const byCode = new Float64Array(128).fill(1);
  for (const [mark, factor] of Object.entries(factors)) byCode[mark.charCodeAt(0)] = factor;
  return byCode;
}
const queryFactorOfMark = byMarkCode(queryFactors);
const indexFactorOfMark = byMarkCode(indexFactors);

interface Costs {
  /** Cost of each substitution, see `substitution`. */
  readonly substitutions: Float64Array;
  /** Whether one of the forms is a transcription or Thai, so that omitted sounds cost less. */
  readonly isTranscribed: boolean;
}

const plainCosts: Costs = { substitutions: substitution, isTranscribed: false };
const abjadCosts: Costs = { substitutions: abjadSubstitution, isTranscribed: false };
const transcriptionCosts: Costs = { substitutions: transcriptionSubstitution, isTranscribed: true };
const thaiCosts: Costs = { substitutions: thaiSubstitution, isTranscribed: true };

/** How two forms are compared, according to their origin marks. */
export interface ComparisonMode extends Costs {
  /** Weighted edit distance, the rules of Mandarin, equality only, or not compared at all. */
  readonly method: 'editDistance' | 'mandarin' | 'equality' | 'none';
  /** Whether forms with the same sounds have closeness 1. */
  readonly canBeEqual: boolean;
  /** Factor for the edit distance. */
  readonly costFactor: number;
}

/** The mark of a form in a comparison: an English pronunciation counts as unmarked if the other word is in another script. */
function plainMark(mark: number, other: number): number {
  return mark === english && isNative[other] === 1 ? 0 : mark;
}

function modeOf(queryMark: number, indexMark: number): ComparisonMode {
  const mark = plainMark(queryMark, indexMark);
  const otherMark = plainMark(indexMark, queryMark);
  const areMarked = mark !== 0 && otherMark !== 0;
  const isThai = mark === thai || otherMark === thai;
  const meetsLatin = isThai || mark === transcribed || otherMark === transcribed;
  const isAbjad = mark === abjad || otherMark === abjad;
  const costs = isThai ? thaiCosts : meetsLatin ? transcriptionCosts : isAbjad ? abjadCosts : plainCosts;
  const canBeEqual = mark === otherMark;
  const none = { ...costs, method: 'none', canBeEqual: false, costFactor: 1 } as const;
  if (mark === english || otherMark === english) return none;
  if (areMarked && meetsLatin && otherMark !== pinyinAlternative && mark !== pinyinAlternative) return none;
  // Hangul and Chinese characters that are written differently are different names; their many readings would match by chance.
  if (areMarked && isSyllabic[mark] === 1 && isSyllabic[otherMark] === 1) return none;
  // Two words that may be pinyin are also compared by their alternative forms.
  const areBothPossible = mark === possiblePinyin && otherMark === possiblePinyin;
  if (areMarked && isMandarin[mark] === 1 && isMandarin[otherMark] === 1)
    return { ...none, method: areBothPossible ? 'equality' : 'mandarin', canBeEqual };
  const isAlternativeOfMandarin =
    (mark === pinyinAlternative && isMandarin[otherMark] === 1) ||
    (otherMark === pinyinAlternative && isMandarin[mark] === 1);
  // Words that are or may be Mandarin are compared with each other as Mandarin only.
  if (isAlternativeOfMandarin || mark === possiblePinyin || otherMark === possiblePinyin)
    return canBeEqual ? { ...none, method: 'equality', canBeEqual } : none;
  return {
    ...costs,
    method: 'editDistance',
    canBeEqual,
    costFactor: queryFactorOfMark[mark]! * indexFactorOfMark[otherMark]!,
  };
}

const codesOfMarks = [0, ...Object.values(originMarks).map((mark) => mark.charCodeAt(0))];
const modes = new Map(
  codesOfMarks.flatMap((queryMark) =>
    codesOfMarks.map((indexMark) => [queryMark * 128 + indexMark, modeOf(queryMark, indexMark)] as const),
  ),
);

/** How a query form and an indexed form are compared, by the character codes of their origin marks, or 0 for no mark. */
export function comparisonMode(queryMark: number, indexMark: number): ComparisonMode {
  return modes.get(queryMark * 128 + indexMark)!;
}

/** How two unmarked forms are compared. */
export const unmarkedMode = comparisonMode(0, 0);
