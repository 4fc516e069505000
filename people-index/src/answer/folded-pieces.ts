import { memoize } from '../columns/recent-cache.ts';
import { foldWords } from '../language/fold.ts';

/** The folded words of a piece of a name. Cached, because the same names recur in most responses. */
export const wordsOfPiece = memoize<readonly string[]>(4096, foldWords);
