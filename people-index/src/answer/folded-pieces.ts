import { RecentWords } from '../columns/recent-words.ts';
import { foldWords } from '../language/fold.ts';

const mostPieces = 4096;
const folded = new RecentWords<readonly string[]>(mostPieces);

/** The folded words of a piece of a name. Answers are full of the same names, which is why they are kept. */
export function wordsOfPiece(piece: string): readonly string[] {
  let words = folded.get(piece);
  if (words === undefined) {
    words = foldWords(piece);
    folded.set(piece, words);
  }
  return words;
}
