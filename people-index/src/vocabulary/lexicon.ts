import type { Segment } from '../segment/segment.ts';
import type { Synonyms } from './company/synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Everything that texts are read with: the vocabulary, and the company's own words for roles, places and units. */
export interface Lexicon {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
}

/** A lexicon, and the people in whose records words are looked up. */
export interface IndexedLexicon extends Lexicon {
  readonly segments: readonly Segment[];
}
