/** The labels of one language. A label is a run of terms, each a place in `terms`; a term with `partOfWord` is a part of a compound. */
export interface LabelWords {
  /** Two letters. */
  readonly language: string;
  /** Stems, ascending by code unit. */
  readonly terms: readonly string[];
  readonly labelStarts: Uint32Array;
  readonly labelTerms: Uint16Array;
  /** The concept of each label, a place in `concepts`. Those of a concept follow each other, the preferred one first. */
  readonly labelConcepts: Uint16Array;
}

export interface LabelTable extends LabelWords {
  /** What each term is in the first language of the tables: up to `pivotsOfTerm` of its terms, or `noPivot`. */
  readonly pivots: Uint16Array;
  /** How much of the meaning each of them has, of 255. */
  readonly pivotShares: Uint8Array;
  /** Up to `synonymsOfTerm` terms that stand for each term in labels of the same concepts, or `noSynonym`; the likeliest first. */
  readonly synonyms: Uint16Array;
  /** How much each of them tells, of 255. */
  readonly synonymShares: Uint8Array;
}

/** A vocabulary: concepts, such as occupations, with their labels in several languages. */
export interface ConceptTables {
  /** The identifiers of the concepts in their classification. */
  readonly concepts: readonly string[];
  /** 1 for a concept that is a group of others. */
  readonly groups: Uint8Array;
  readonly labels: readonly LabelTable[];
  /** Where each concept lies among the others by the words of all its labels: `dimensions` values each, of length one when divided by 127. */
  readonly positions: Int8Array;
  readonly dimensions: number;
  /** The concepts of each term of the first language whose labels, in any language, mean it: runs of `wordConcepts` and `wordShares`. */
  readonly wordStarts: Uint32Array;
  readonly wordConcepts: Uint16Array;
  /** How much the term tells of the concept, of 255. */
  readonly wordShares: Uint8Array;
}

export const pivotsOfTerm = 3;
export const synonymsOfTerm = 8;
export const noSynonym = 0xff_ff;
export const noPivot = 0xff_ff;
export const partOfWord = 0x80_00;
export const termMask = 0x7f_ff;
