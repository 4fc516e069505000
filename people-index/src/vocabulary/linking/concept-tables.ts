/** The labels of one language. A label is a run of indexes into `terms`; one with the bit `partOfWord` is a part of a compound. */
export interface LabelWords {
  /** ISO 639-1 code. */
  readonly language: string;
  /** Stems, ascending by code unit. */
  readonly terms: readonly string[];
  readonly labelStarts: Uint32Array;
  readonly labelTerms: Uint16Array;
  /** The concept of each label, as an index into `concepts`. The labels of a concept are consecutive, the preferred one first. */
  readonly labelConcepts: Uint16Array;
}

export interface LabelTable extends LabelWords {
  /**
   * The translations of each term into the first language of the tables: `pivotsOfTerm` terms each, padded with
   * `noPivot`; the likeliest first.
   */
  readonly pivots: Uint16Array;
  /** The similarity of each translation, scaled to 255. */
  readonly pivotShares: Uint8Array;
  /**
   * The terms that replace each term in labels of the same concepts: `synonymsOfTerm` each, padded with `noSynonym`;
   * the likeliest first.
   */
  readonly synonyms: Uint16Array;
  /** The weight of each synonym, scaled to 255. */
  readonly synonymShares: Uint8Array;
}

/** Concepts, such as occupations, with their labels in several languages. */
export interface ConceptTables {
  /** Identifiers in the classification. */
  readonly concepts: readonly string[];
  /** 1 for a concept that is a group of others. */
  readonly groups: Uint8Array;
  readonly labels: readonly LabelTable[];
  /** The position of each concept in a latent semantic space, see `conceptPositions`: a vector of `dimensions` values, of length 127. */
  readonly positions: Int8Array;
  readonly dimensions: number;
  /** For each term of the first language, where the concepts begin that have it as a translation in labels of any language. */
  readonly wordStarts: Uint32Array;
  readonly wordConcepts: Uint16Array;
  /** The weight of the term in the concept, scaled to 255. */
  readonly wordShares: Uint8Array;
}

export const pivotsOfTerm = 3;
export const synonymsOfTerm = 8;
export const noSynonym = 0xff_ff;
export const noPivot = 0xff_ff;
/** Bit of a label's term that is a part of a compound. */
export const partOfWord = 0x80_00;
/** Bits of a label's term that are its index. */
export const termMask = 0x7f_ff;
