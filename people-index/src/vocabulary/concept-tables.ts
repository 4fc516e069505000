/** The labels of one language. A label is a run of terms, each a place in `terms`; a term with `partOfWord` is a part of a compound. */
export interface LabelTable {
  /** Two letters. */
  readonly language: string;
  /** Stems, ascending by code unit. */
  readonly terms: readonly string[];
  readonly labelStarts: Uint32Array;
  readonly labelTerms: Uint16Array;
  /** The concept of each label, a place in `concepts`. */
  readonly labelConcepts: Uint16Array;
}

/** A vocabulary: concepts, such as occupations, with their labels in several languages. */
export interface ConceptTables {
  /** The identifiers of the concepts in their classification. */
  readonly concepts: readonly string[];
  readonly labels: readonly LabelTable[];
}

export const partOfWord = 0x80_00;
export const termMask = 0x7f_ff;
