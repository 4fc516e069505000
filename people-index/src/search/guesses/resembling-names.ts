import { mayBeReadAs } from '../../language/japanese/match-kanji-reading.ts';
import { isParticle } from '../../language/particles.ts';
import { scriptOf } from '../../language/script.ts';
import { closeness, roughForms, soundsOf } from '../../language/phonetics/phonetics.ts';
import { wordKind } from '../../segment/word-kind.ts';
import { closenessOfTokens } from '../../segment/phonetic-index.ts';
import { kindOf, tokenOf } from '../../segment/segment-data.ts';
import { tierNumber } from '../../types/tiers.ts';
import { few, work } from '../work/cost-model.ts';
import { type Interpretation, interpretationOf } from '../query/interpretation.ts';
import type { QueryTerm } from '../query/query-term.ts';
import type { SegmentContext } from '../collection/segment-context.ts';
import type { WorkBudget } from '../work/work-budget.ts';

/*
 * Where nobody has all words of a text in any known spelling: the people who have all words but one, and another name that resembles it more or
 * less. No rule leads from every spelling of a name to every other one (Γκαίτε, Goethe), but beside Johann there are few to choose from.
 */

/** The least closeness of a name to the word, in its script and in another one. */
const minCloseness = { sameScript: 0.7, otherScript: 0.6 } as const;
/** More than sounds make of any name. */
const readSo = 2;
const maxNames = 5;
const shortestLatin = 3;
/** The tiers up to which the other words are met, the weaker one first. */
const tiers = [tierNumber.phonetic, tierNumber.exact] as const;

/** A name that resembles the word at a place among the words of an interpretation. */
interface Resembling {
  readonly name: string;
  readonly closeness: number;
  readonly words: readonly QueryTerm[];
  readonly place: number;
  readonly readFrom: Interpretation['readFrom'];
}

/** The interpretations in which one word of the given ones stands for a name that resembles it, the closest name first. */
export function resemblingInterpretations(
  contexts: readonly SegmentContext[],
  interpretations: readonly Interpretation[],
  budget: WorkBudget,
): readonly Interpretation[] {
  const found: Resembling[] = [];
  const asked = interpretations
    .map(({ terms, readFrom }) => ({ words: terms.filter(({ text }) => !isParticle(text)), readFrom }))
    .filter(({ words }) => words.length >= 2 && words.length <= 3);
  // All or none: the closest names are chosen among those of all words.
  if (asked.every(({ words }) => [...words.keys()].every((place) => areOthersMissing(contexts, words, place))))
    return [];
  for (const { words, readFrom } of asked) {
    for (const place of words.keys())
      for (const [name, near] of namesBeside(contexts, words, place, budget))
        found.push({ name, closeness: near, words, place, readFrom });
  }
  const nearest = mostAlike(found).sort(
    (one, other) => other.closeness - one.closeness || (one.name < other.name ? -1 : 1),
  );
  return firstOwn(nearest, budget).map(({ name, words, place, readFrom }, rank) => {
    const kept = words.map((word, own): QueryTerm =>
      own === place ? { text: word.text, limitedTo: 'resembling', resembled: name } : asSpelled(word),
    );
    const resembling = { ...interpretationOf(kept, Math.min(rank, 4)), needsOwnWords: true, needsBothNames: true };
    return readFrom === undefined ? resembling : { ...resembling, readFrom };
  });
}

/** The first that are not another typed word, written by the same person in another script: جورج is no Bush beside George. */
function firstOwn(nearest: readonly Resembling[], budget: WorkBudget): readonly Resembling[] {
  const own: Resembling[] = [];
  for (const one of nearest) {
    if (own.length === maxNames) break;
    const others = one.words.toSpliced(one.place, 1);
    budget.spend(others.length * work.phoneticComparison);
    if (others.every(({ text }) => closeness(text, one.name) < one.closeness)) own.push(one);
  }
  return own;
}

/** Those that are the very name, as kanji may be read, where there are any; else all. */
function mostAlike(found: Resembling[]): Resembling[] {
  const same = found.filter((one) => one.closeness === readSo);
  return same.length > 0 ? same : found;
}

/** Whether few people pass the filters, and none of them has all of the words but that at a place, so that no name beside them finds anybody. */
function areOthersMissing(contexts: readonly SegmentContext[], words: readonly QueryTerm[], place: number): boolean {
  return contexts.every((context) => {
    if (!context.isAmongFew) return false;
    return words.some((word, own) => own !== place && context.isMissing(asSpelled(word), tierNumber.twoTypos));
  });
}

/** The term, met as a whole name in any of its spellings. */
function asSpelled(term: QueryTerm): QueryTerm {
  return term.isReading === undefined ? { text: term.text, limitedTo: 'spelled' } : term;
}

/** The names that resemble a word, of the people who have one of the other words, each with its closeness. */
function namesBeside(
  contexts: readonly SegmentContext[],
  words: readonly QueryTerm[],
  place: number,
  budget: WorkBudget,
): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  const { text, origin, isReading } = words[place]!;
  const script = scriptOf(origin ?? text);
  if (script === 'latin' && text.length < shortestLatin) return best;
  const forms = isReading === undefined ? soundsOf(text).forms : roughForms(origin ?? text);
  const rows = forms.length === 0 ? undefined : rowsOfRarest(contexts, words.toSpliced(place, 1));
  for (const { context, visit } of rows ?? []) {
    const { data, tokens } = context.segment;
    const written = tokensOfRows(context, visit);
    budget.spend(work.word + written.length * forms.length * work.phoneticComparison);
    const compared = { forms, least: minCloseness.otherScript, comparison: context.segment.workspace.sounds };
    closenessOfTokens(data.phonetics, written, compared).forEach((near, index) => {
      const name = tokens.word(written[index]!);
      if (isReading === undefined && mayBeReadAs(name, text)) {
        best.set(name, readSo);
        return;
      }
      const isSame = isReading === undefined && scriptOf(name) === script;
      // What is written otherwise in characters or syllables is another name.
      if (isReading !== undefined && scriptOf(name) !== 'latin') return;
      const least = isSame ? minCloseness.sameScript : minCloseness.otherScript;
      if (near >= least && name !== text && near > (best.get(name) ?? 0)) best.set(name, near);
    });
  }
  return best;
}

/** The words of the names of some rows, as they are written. */
function tokensOfRows({ segment }: SegmentContext, visit: RowsOfContext['visit']): readonly number[] {
  const { firstName, lastName, firstNames, lastNames } = segment.data;
  const found = new Set<number>();
  visit((row) => {
    for (const [{ starts, items }, name] of [
      [firstNames.words, firstName[row]!],
      [lastNames.words, lastName[row]!],
    ] as const) {
      for (let item = starts[name]!; item < starts[name + 1]!; item++)
        if (kindOf(items[item]!) <= wordKind.part) found.add(tokenOf(items[item]!));
    }
  });
  return [...found];
}

interface RowsOfContext {
  readonly context: SegmentContext;
  readonly count: number;
  readonly visit: (visitRow: (row: number) => void) => void;
}

/** The rows that have the rarest of some words in their first or last name; undefined where those are too many, or none. */
function rowsOfRarest(
  contexts: readonly SegmentContext[],
  words: readonly QueryTerm[],
): readonly RowsOfContext[] | undefined {
  for (const tier of tiers) {
    const known = words
      .map((word) => rowsOfWord(contexts, word, tier))
      .map((rows) => ({ rows, count: rows.reduce((sum, { count }) => sum + count, 0) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => one.count - other.count);
    const [rarest] = known;
    if (rarest === undefined) return undefined;
    if (rarest.count <= few.resembling) return rarest.rows;
  }
  return undefined;
}

function rowsOfWord(contexts: readonly SegmentContext[], word: QueryTerm, tier: number): RowsOfContext[] {
  const term = asSpelled(word);
  return contexts.flatMap((context) => {
    const postings = context.postingsOf(term, tier);
    if (postings === undefined) return [];
    let count = 0;
    for (let own = 0; own <= tier; own++) count += postings.namedAt(own);
    return [{ context, count, visit: (visitRow) => postings.visitNamed(0, tier, visitRow) }];
  });
}
