import { remembering } from '../columns/recent-cache.ts';
import { foldWords } from '../language/fold.ts';

/** The folded words of a piece of a name. Answers are full of the same names, which is why they are kept. */
export const wordsOfPiece = remembering<readonly string[]>(4096, foldWords);
