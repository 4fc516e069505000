import type { Synonyms } from './company/synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What texts are read with: the vocabulary, and the company's own words. */
export interface Lexicon {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
}
