import { resemblesGivenName } from '../../language/chinese/chinese-spellings.ts';
import { canBeReadAs } from '../../language/japanese/match-kanji-reading.ts';
import { isParticle } from '../../language/particles.ts';
import { scriptOf } from '../../language/script.ts';
import { closeness, roughForms, phoneticsOf } from '../../language/phonetics/phonetics.ts';
import { wordKind } from '../../segment/word-kind.ts';
import { closenessOfTokens } from '../../segment/phonetic-index.ts';
import { kindOf, tokenOf } from '../../segment/segment-data.ts';
import { tierNumber } from '../../tiers.ts';
import { few, work } from '../cost/cost-model.ts';
import { type Interpretation, interpretationOf } from '../query/interpretation.ts';
import type { QueryTerm } from '../query/query-term.ts';
import type { SegmentContext } from '../collection/segment-context.ts';
import type { WorkBudget } from '../cost/work-budget.ts';

/*
 * If nobody matches all words of a text in any known spelling: finds people who match all words but one, and have another name that
 * resembles the remaining word more or less. No rule leads from every spelling of a name to every other one (Γκαίτε, Goethe), but there are
 * few candidates among the people called Johann.
 */

/** Minimum phonetic closeness of a name to the word, in the same script and in another one. */
const minCloseness = { sameScript: 0.7, otherScript: 0.6 } as const;
/** Closeness of a name with a known reading that equals the word: higher than any phonetic closeness. */
const exactReading = 2;
/** How much closer a name is that has one of the two syllables of a Chinese given name. */
const closerWithSyllable = 0.15;
const maxNames = 5;
const minLatinLength = 3;
/** The tiers up to which the other words match, the weaker one first. */
const tiers = [tierNumber.phonetic, tierNumber.exact] as const;

/** A name that resembles the word at a position of an interpretation. */
interface Resembling {
  readonly name: string;
  readonly closeness: number;
  readonly words: readonly QueryTerm[];
  readonly position: number;
  readonly readFrom: Interpretation['readFrom'];
}

/** Interpretations in which one word is replaced by a name that resembles it, closest name first. */
export function resemblingInterpretations(
  contexts: readonly SegmentContext[],
  interpretations: readonly Interpretation[],
  budget: WorkBudget,
): readonly Interpretation[] {
  const found: Resembling[] = [];
  const searched = interpretations
    .map(({ terms, readFrom }) => ({ words: terms.filter(({ text }) => !isParticle(text)), readFrom }))
    .filter(({ words }) => words.length >= 2 && words.length <= 3);
  // All or none, because the closest names are chosen among those for all words.
  if (searched.every(({ words }) => [...words.keys()].every((index) => isHopeless(contexts, words, index)))) return [];
  for (const { words, readFrom } of searched) {
    for (const index of words.keys())
      for (const [name, near] of resemblingNames(contexts, words, index, budget))
        found.push({ name, closeness: near, words, position: index, readFrom });
  }
  const nearest = preferExactReadings(found).sort(
    (one, other) => other.closeness - one.closeness || (one.name < other.name ? -1 : 1),
  );
  return withoutOtherWords(nearest, budget).map(({ name, words, position, readFrom }, rank) => {
    const terms = words.map((word, index): QueryTerm =>
      index === position ? { text: word.text, limitedTo: 'resembling', resembled: name } : asSpelled(word),
    );
    const resembling = { ...interpretationOf(terms, Math.min(rank, 4)), needsOwnWords: true, needsBothNames: true };
    return readFrom === undefined ? resembling : { ...resembling, readFrom };
  });
}

/** The closest names that are not a spelling of another typed word in another script: next to George, جورج is not Bush. */
function withoutOtherWords(nearest: readonly Resembling[], budget: WorkBudget): readonly Resembling[] {
  const distinct: Resembling[] = [];
  for (const one of nearest) {
    if (distinct.length === maxNames) break;
    const others = one.words.toSpliced(one.position, 1);
    budget.spend(others.length * work.phoneticComparison);
    if (others.every(({ text }) => closeness(text, one.name) < one.closeness)) distinct.push(one);
  }
  return distinct;
}

/** The names with a kanji reading that equals the word, if there are any; otherwise all. */
function preferExactReadings(found: Resembling[]): Resembling[] {
  const same = found.filter((one) => one.closeness === exactReading);
  return same.length > 0 ? same : found;
}

/**
 * Whether few people pass the filters and none of them matches all words other than the one at `index`, so that no name found next to them
 * can match anybody.
 */
function isHopeless(contexts: readonly SegmentContext[], words: readonly QueryTerm[], index: number): boolean {
  return contexts.every((context) => {
    if (!context.isAmongFew) return false;
    return words.some((word, other) => other !== index && context.isMissing(asSpelled(word), tierNumber.twoTypos));
  });
}

/** The term restricted to whole names, in any spelling. */
function asSpelled(term: QueryTerm): QueryTerm {
  return term.isReading === undefined ? { text: term.text, limitedTo: 'spelled' } : term;
}

/** The names that resemble the word at `position`, among the people who match one of the other words, each with its closeness. */
function resemblingNames(
  contexts: readonly SegmentContext[],
  words: readonly QueryTerm[],
  position: number,
  budget: WorkBudget,
): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  const { text, origin, isReading } = words[position]!;
  const script = scriptOf(origin ?? text);
  if (script === 'latin' && text.length < minLatinLength) return best;
  const forms = isReading === undefined ? phoneticsOf(text).forms : roughForms(origin ?? text);
  const rows = forms.length === 0 ? undefined : rowsOfRarest(contexts, words.toSpliced(position, 1));
  for (const { context, visit } of rows ?? []) {
    const { data, tokens } = context.segment;
    const written = tokensOfRows(context, visit);
    budget.spend(work.term + written.length * forms.length * work.phoneticComparison);
    const compared = { forms, minCloseness: minCloseness.otherScript, comparison: context.segment.workspace.sounds };
    closenessOfTokens(data.phonetics, written, compared).forEach((near, index) => {
      const name = tokens.word(written[index]!);
      if (isReading === undefined && canBeReadAs(name, text)) {
        best.set(name, exactReading);
        return;
      }
      const isSame = isReading === undefined && scriptOf(name) === script;
      // A name with other characters or syllables is another name.
      if (isReading !== undefined && scriptOf(name) !== 'latin') return;
      const least = isSame ? minCloseness.sameScript : minCloseness.otherScript;
      const hasSyllable = origin !== undefined && resemblesGivenName(origin, name);
      const closer = hasSyllable ? near + closerWithSyllable : near;
      if (closer >= least && name !== text && closer > (best.get(name) ?? 0)) best.set(name, closer);
    });
  }
  return best;
}

/** The words of the names of some rows, in their original script. */
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

/** The rows that match the rarest of some words in first or last name; undefined if there are too many or none. */
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

function rowsOfWord(contexts: readonly SegmentContext[], word: QueryTerm, maxTier: number): RowsOfContext[] {
  const term = asSpelled(word);
  return contexts.flatMap((context) => {
    const postings = context.postingsOf(term, maxTier);
    if (postings === undefined) return [];
    let count = 0;
    for (let tier = 0; tier <= maxTier; tier++) count += postings.namedAt(tier);
    return [{ context, count, visit: (visitRow) => postings.visitNamed(0, maxTier, visitRow) }];
  });
}
