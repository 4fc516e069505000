import { requestedTexts } from '../../language/requests/requests.ts';
import type { SearchAnswer } from '../../search-answer.ts';
import type { ResolvedQuery } from '../filters/resolved-query.ts';
import { isGuess, TIERS, tierNumber } from '../../tiers.ts';

interface Search {
  /** Whether a folded word is a person's name. */
  readonly isName: (word: string) => boolean;
  readonly search: (query: ResolvedQuery) => SearchAnswer;
}

interface FirstHit {
  readonly text: string;
  /** Position of its tier, lower is stronger; `nobody` if there is no hit. */
  readonly rank: number;
  /** Whether the text is read as work or a place, without a name. */
  readonly isWork: boolean;
}

const nobody = TIERS.length;
const firstGuess = TIERS.findIndex(isGuess);

/**
 * The text of a query, without the words of a question or a request if those only lead to guesses or to nobody: "phone number of Anna
 * Meier" asks for Anna Meier, but "mobile developer" for mobile developers. Filters do not count, so that a filter finds as many people as
 * the counts without it promised.
 */
export function askedText({ filters: _, alsoGbu: __, ...query }: ResolvedQuery, { isName, search }: Search): string {
  const { text = '' } = query;
  const requested = requestedTexts(text, isName);
  if (requested.length === 0) return text;
  const firstHit = (wanted: string): FirstHit => {
    const { hits, reading = [] } = search({ ...query, text: wanted, after: 0, limit: 1, countTo: 0 });
    const isWork = reading.length > 0 && reading.every(({ kind }) => kind !== 'name');
    return { text: wanted, rank: hits[0] === undefined ? nobody : tierNumber[hits[0].tier], isWork };
  };
  const typed = firstHit(text);
  let best = typed;
  for (const { text: wanted, mustBe } of requested) {
    if (best.rank < firstGuess) break;
    const found = firstHit(wanted);
    const fits = mustBe === undefined || (mustBe === 'work') === found.isWork;
    // Tel Aviv may be the number of somebody called Aviv, but nobody is guessed for it.
    const mayBeGuess = mustBe !== 'name' || !typed.isWork;
    if (found.rank < best.rank && fits && (found.rank < firstGuess || mayBeGuess)) best = found;
  }
  // Without the request, a misspelled word is corrected, and the parts of the text explain why nobody is found.
  if (best.rank === nobody) return requested.find(({ mustBe }) => mustBe === undefined)?.text ?? text;
  return best.text;
}
