import { foldWordsWithoutElisions } from '../../language/elision.ts';
import { fold } from '../../language/fold.ts';
import { isFormOfAddress } from '../../language/honorifics/honorifics.ts';
import type { WorkBudget } from '../../search/cost/work-budget.ts';
import type { ReadPart } from '../../search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { beginsIndexedWord, isIndexed } from '../lookup/indexed-words.ts';
import { isFillerWord, isLinkingWord } from '../words/stop-words.ts';
import { type NearWord, nearestWords } from './nearest-words.ts';
import { type Word, queryWords } from '../reading/query-words.ts';
import type { IndexedLexicon } from '../lexicon.ts';
import { isSearchedAsTyped } from '../reading/reading-of-query.ts';

/** A typed word and its replacement. */
export interface RespelledWord {
  readonly typed: string;
  readonly replacement: string;
  /** 0 if only the end was missing. */
  readonly typos: 0 | 1 | 2;
}

/** A query in which unknown words are replaced by words of roles and places. */
export interface Respelling {
  readonly query: ResolvedQuery;
  readonly words: readonly RespelledWord[];
  /** Sum of the distances of the replaced words. */
  readonly distance: number;
  /**
   * Whether the replaced words do occur in labels of occupations, but in nobody's title. Then somebody's title must
   * contain the replacements.
   */
  readonly replacesKnownWords: boolean;
  /** Translates the parts of the new query's reading back to the typed words; undefined if a replacement is read as a name. */
  readonly partsAsTyped: (parts: readonly ReadPart[]) => readonly ReadPart[] | undefined;
}

const plainWord = /^[a-z]{4,}$/;
const plainBeginning = /^[a-z]{3,}$/;
/** Maximum number of unknown words in a query that may be a misspelled role or place. */
const maxUnknown = 3;
/** Maximum sum of the distances of all replaced words. */
const maxDistance = 3;
const twoTypos = 2;

/** Whether the query has a word that may be replaced. A cheap check, made before searching. */
export function hasUnknownWord(query: ResolvedQuery, known: IndexedLexicon, isNobody: boolean): boolean {
  if (isSearchedAsTyped(query)) return false;
  const words = queryWords(query.text ?? '', known.vocabulary);
  return words.some((word) => isUnknown(word, known, isNobody)) || (isNobody && mayBeUnfinished(words, known));
}

/** The queries that may have been meant, the likeliest first; empty if all words are known or one has no similar word. */
export function respellings(
  query: ResolvedQuery,
  known: IndexedLexicon,
  isNobody: boolean,
  budget: WorkBudget,
): readonly Respelling[] {
  const words = queryWords(query.text ?? '', known.vocabulary);
  const unknownPositions = (replacesKnownWords: boolean) =>
    words.flatMap((word, index) => (isUnknown(word, known, replacesKnownWords) ? [index] : []));
  const unknownAnywhere = unknownPositions(false);
  const replacesKnownWords = unknownAnywhere.length === 0 && isNobody;
  const isUnfinished = replacesKnownWords && mayBeUnfinished(words, known);
  const unknown = isUnfinished ? [words.length - 1] : replacesKnownWords ? unknownPositions(true) : unknownAnywhere;
  if (unknown.length === 0 || unknown.length > maxUnknown) return [];
  let found: { readonly replacements: ReadonlyMap<number, NearWord>; readonly distance: number }[] = [
    { replacements: new Map(), distance: 0 },
  ];
  for (const index of unknown) {
    const isLast = index === words.length - 1;
    const nearest = nearestTo(words[index]!, { isLast, replacesKnownWords }, known, budget);
    // Two typos in a known word are unlikely: `cleaning` is not learning.
    const near = replacesKnownWords ? nearest.filter(({ distance }) => distance < twoTypos) : nearest;
    if (near.length === 0 && replacesKnownWords) continue;
    if (near.length === 0) return [];
    // Only for the first unknown word, candidates other than the nearest are tried.
    const tried = index === unknown[0] ? near : near.slice(0, 1);
    found = found.flatMap(({ replacements, distance }) =>
      tried.map((word) => ({
        replacements: new Map([...replacements, [index, word]]),
        distance: distance + word.distance,
      })),
    );
  }
  return found
    .filter(({ replacements, distance }) => replacements.size > 0 && distance <= maxDistance)
    .map(({ replacements, distance }) =>
      respelling(query, words, { replacements, distance, replacesKnownWords: replacesKnownWords && !isUnfinished }),
    );
}

/** Removes an elided article: `acheteur` for `d’acheteur`. */
function withoutArticle({ text, folded }: Word): string {
  const [bare = folded, ...more] = foldWordsWithoutElisions(text);
  return more.length === 0 ? bare : folded;
}

/** The words nearest to an unknown one, of a word with hyphens to the unknown part of it: `bois colombes` for `Bois-Colmobes`. */
function nearestTo(
  word: Word,
  { isLast, replacesKnownWords }: { readonly isLast: boolean; readonly replacesKnownWords: boolean },
  known: IndexedLexicon,
  budget: WorkBudget,
): readonly NearWord[] {
  const parts = withoutArticle(word).split(' ');
  const unknown = parts.findIndex((part) => isUnknownPart(part, known, replacesKnownWords));
  // The last word may be unfinished, although it is known.
  const position = unknown === -1 ? parts.length - 1 : unknown;
  return nearestWords(parts[position]!, isLast && position === parts.length - 1, known, budget).map((near) => ({
    ...near,
    word: parts.with(position, near.word).join(' '),
  }));
}

/**
 * Whether a word may be misspelled: it, or one of the words that hyphens join, is not a name and not a word of a role, place or unit. With
 * `replacesKnownWords`, this includes a word that only occurs among others in labels of occupations and in no title: `chef de cantier`.
 */
function isUnknown(word: Word, known: IndexedLexicon, replacesKnownWords: boolean): boolean {
  const parts = withoutArticle(word).split(' ');
  return parts.filter((part) => isUnknownPart(part, known, replacesKnownWords)).length === 1;
}

function isUnknownPart(
  folded: string,
  { vocabulary, synonyms, segments }: IndexedLexicon,
  replacesKnownWords: boolean,
): boolean {
  if (!plainWord.test(folded) || isLinkingWord(folded) || isFillerWord(folded) || isFormOfAddress(folded)) return false;
  const { knownWords, places, units, work } = vocabulary;
  if (places.hasWord(folded) || synonyms.hasWord(folded) || units.labelsOf(folded).length > 0) return false;
  if (isIndexed(folded, segments) || segments.some(({ tokens }) => tokens.find(folded) >= 0)) return false;
  if (work.isNamedBy(folded) || knownWords.isCompanyTerm(folded)) return false;
  return (
    !knownWords.has(folded) || knownWords.isCompound(folded) || (replacesKnownWords && !knownWords.isLabel(folded))
  );
}

/** Whether the last of several words is only the beginning of a word of a title or a place, and not a place by itself: `recruiter rou`. */
function mayBeUnfinished(words: readonly Word[], { vocabulary, segments }: IndexedLexicon): boolean {
  const last = words.length > 1 ? withoutArticle(words.at(-1)!) : '';
  const isName = () => segments.some(({ tokens }) => tokens.find(last) >= 0);
  const isPlace = vocabulary.places.find(last) !== undefined;
  return plainBeginning.test(last) && !isPlace && beginsIndexedWord(last, segments) && !isName();
}

function respelling(
  query: ResolvedQuery,
  words: readonly Word[],
  {
    replacements,
    distance,
    replacesKnownWords,
  }: Pick<Respelling, 'distance' | 'replacesKnownWords'> & {
    readonly replacements: ReadonlyMap<number, NearWord>;
  },
): Respelling {
  const spelled = words.map(({ text }, index) => replacements.get(index)?.word ?? text);
  const byTyped = new Map(Array.from(replacements, ([index, { word }]) => [words[index]!.folded, word]));
  const respelled = (parts: readonly string[] = []) =>
    parts.map((part) =>
      part
        .split(' ')
        .map((word) => byTyped.get(fold(word)) ?? word)
        .join(' '),
    );
  const { asNames, asRoles, asPlaces, asUnits } = query;
  const chosen = { asNames: respelled(asNames), asRoles: respelled(asRoles), asPlaces: respelled(asPlaces) };
  return {
    query: { ...query, ...chosen, asUnits: respelled(asUnits), text: spelled.join(' ') },
    words: Array.from(replacements, ([index, near]) => respelledWord(words[index]!.text, near)),
    distance,
    replacesKnownWords,
    partsAsTyped: (parts) => partsAsTyped(parts, words, spelled),
  };
}

function respelledWord(typed: string, { word, distance }: NearWord): RespelledWord {
  return { typed, replacement: word, typos: distance < 1 ? 0 : distance < 2 ? 1 : 2 };
}

function partsAsTyped(
  parts: readonly ReadPart[],
  words: readonly Word[],
  spelled: readonly string[],
): readonly ReadPart[] | undefined {
  let next = 0;
  const typed: ReadPart[] = [];
  for (const part of parts) {
    const range = rangeOf(spelled, part.text, next);
    if (range === undefined) return undefined;
    const text = words
      .slice(...range)
      .map((word) => word.text)
      .join(' ');
    next = range[1];
    if (text !== part.text && part.kind === 'name') return undefined;
    typed.push(text === part.text ? part : { ...part, text, meant: part.text });
  }
  return typed;
}

/** The first range of words, at or after `from`, that equals a text when joined. */
function rangeOf(words: readonly string[], text: string, from: number): [start: number, end: number] | undefined {
  for (let start = from; start < words.length; start++) {
    let joined = '';
    for (let end = start; end < words.length && joined.length < text.length; end++) {
      joined = end === start ? words[end]! : `${joined} ${words[end]!}`;
      if (joined === text) return [start, end + 1];
    }
  }
  return undefined;
}
