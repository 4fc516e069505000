import type { TokenDictionary } from '../../columns/token-dictionary.ts';
import { scanTypos } from '../../search/expansion/scan-typos.ts';
import type { WorkBudget } from '../../search/cost/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import { placeCondition } from '../places/place-condition.ts';
import type { IndexedLexicon } from '../lexicon.ts';
import { resolveRole } from '../reading/resolve-role.ts';
import { findPlace } from '../places/find-place.ts';
import { rowsWithValues } from '../lookup/row-condition.ts';

/** A word of a role or a place that a misspelled one may stand for. */
export interface NearWord {
  /** Folded. */
  readonly word: string;
  /** Edit distance, plus 0.25 for a different first letter; below 1 if only the end is missing. */
  readonly distance: number;
  /** Number of people with the word in the title or city, or who have the role or are in the place. */
  readonly people: number;
  /** Whether the word is a place or an occupation by itself rather than one word among others. */
  readonly isStandalone: boolean;
}

/**
 * Minimum number of letters of a city or another place with one typo, of a word of a title or a label with one typo, of a word with two
 * typos, and of an unfinished word. A word of four letters is more likely a misspelled name than a word of a title: Heut is Huet, not heat.
 */
const shortestWithTypo = 4;
const shortestWorkWithTypo = 5;
const shortestWithTwoTypos = 8;
const shortestBeginning = 3;
/** Distance of an unfinished word: less than a typo, because the typed letters are right. */
const unfinishedDistance = 0.5;
/** Added to the distance if the first letter differs, since that is rarely mistyped. */
const firstLetterPenalty = 0.25;
/** Maximum number of words with a prefix that are checked. */
const maxPrefixMatches = 256;
/** Maximum number of values with a word whose people are counted. */
const maxValues = 1024;
/** Maximum number of places whose people are counted. */
const maxPlaces = 12;
/** Maximum number of words of labels among which those that are a label by itself are preferred. */
const maxLabelWords = 24;
/** Maximum number of words of labels that are read as roles to count their people. */
const maxLinked = 4;
/** Maximum number of words returned. */
const maxResults = 3;
/** Work units for counting the people with a word, in a place, and with a role. */
const workOfWord = 256;
const workOfPlace = 2048;
const workOfRole = 100_000;

/** Fields that contain words of roles and places. */
const fields = ['title', 'city'] as const;
const placeFields = ['city'] as const;

type Add = (word: string, distance: number, people: number, isStandalone: boolean) => void;

/**
 * Finds the words nearest to an unknown one that lead to people: in titles and cities, in the names of places, and in
 * labels of occupations if no place or occupation is within one typo. Nearest first; at the same distance, words that
 * are a place or an occupation by itself first, then those of most people.
 *
 * @param typed folded
 * @param isLast whether the word may be unfinished
 */
export function nearestWords(
  typed: string,
  isLast: boolean,
  known: IndexedLexicon,
  budget: WorkBudget,
): readonly NearWord[] {
  const found = new Map<string, NearWord>();
  const add: Add = (word, distance, people, isStandalone) => {
    const before = found.get(word);
    if (people === 0) return;
    const all = people + (before?.people ?? 0);
    found.set(word, { word, distance, people: all, isStandalone: isStandalone || before?.isStandalone === true });
  };
  const { knownWords } = known.vocabulary;
  for (const segment of known.segments) {
    const { attributeTokens: tokens } = segment;
    eachNear(tokens, typed, { isLast, budget }, (token, distance) => {
      budget.spend(workOfWord);
      const word = tokens.word(token);
      const isWork = typed.length >= shortestWorkWithTypo || distance < 1;
      add(word, distance, peopleWith(segment, token, isWork ? fields : placeFields), knownWords.isLabel(word));
    });
  }
  addPlaces(typed, isLast, known, budget, add);
  if (!found.values().some(({ distance, isStandalone }) => isStandalone && distance <= 1))
    addLabels(typed, known, budget, add);
  return [...found.values()]
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        Number(other.isStandalone) - Number(one.isStandalone) ||
        other.people - one.people,
    )
    .slice(0, maxResults);
}

/**
 * Calls `visit` with the words at an edit distance of one or two from the typed one, and, if it may be unfinished, with
 * those that begin with it.
 */
function eachNear(
  tokens: TokenDictionary,
  typed: string,
  { isLast, budget }: { readonly isLast: boolean; readonly budget: WorkBudget },
  visit: (token: number, distance: number) => void,
): void {
  eachTypo(tokens, typed, budget, (token, typos) => {
    const isOther = !tokens.word(token).startsWith(typed[0]!);
    if (!isOther) visit(token, typos);
    else if (typos === 1) visit(token, typos + firstLetterPenalty);
  });
  if (!isLast || typed.length < shortestBeginning) return;
  const [first, end] = tokens.prefixRange(typed);
  for (let token = first; token < Math.min(end, first + maxPrefixMatches); token++)
    visit(token, tokens.isWord(token, typed) ? 0 : unfinishedDistance);
}

function eachTypo(
  tokens: TokenDictionary,
  word: string,
  budget: WorkBudget,
  visit: (token: number, typos: 1 | 2) => void,
): void {
  if (word.length < shortestWithTypo) return;
  scanTypos(tokens, { word, maxTypos: word.length < shortestWithTwoTypos ? 1 : 2, budget }, visit);
}

/** Number of people with a word in one of the fields; removed people count too. */
function peopleWith({ data }: Segment, token: number, within: readonly (typeof fields)[number][]): number {
  const { starts, items } = data.attributeValues;
  const end = Math.min(starts[token + 1]!, starts[token]! + maxValues);
  let people = 0;
  for (let index = starts[token]!; index < end; index++) {
    for (const field of within) {
      const { firstValue, texts, rows } = data.attributes[field];
      const value = items[index]! - firstValue;
      if (value >= 0 && value < texts.length) people += rows.starts[value + 1]! - rows.starts[value]!;
    }
  }
  return people;
}

function addPlaces(typed: string, isLast: boolean, known: IndexedLexicon, budget: WorkBudget, add: Add): void {
  const { tokens, names } = known.vocabulary.places.spellings;
  const near: { readonly name: string; readonly distance: number }[] = [];
  eachNear(tokens, typed, { isLast, budget }, (token, distance) => {
    const name = names[token]!;
    // An unfinished word must end within the first word of a name: the dictionary has no spaces.
    if (distance >= 1 || !name.slice(0, typed.length).includes(' ')) near.push({ name, distance });
  });
  near.sort((one, other) => one.distance - other.distance || one.name.length - other.name.length);
  for (const { name, distance } of near.slice(0, maxPlaces)) {
    budget.spend(workOfPlace);
    const place = findPlace(name, '', known);
    if (place === undefined) continue;
    const people = sumOf(known, (segment) => placeCondition(segment, place).count);
    add(name, distance, people, true);
  }
}

/** Adds words of labels, with the number of people whose titles fit. */
function addLabels(typed: string, known: IndexedLexicon, budget: WorkBudget, add: Add): void {
  const { knownWords } = known.vocabulary;
  const near = new Map<string, { readonly distance: number; readonly commonness: number }>();
  for (const dictionary of knownWords.dictionaries) {
    const stem = dictionary.termOf(typed);
    if (stem.length < shortestWorkWithTypo) continue;
    eachTypo(dictionary.tokens, stem, budget, (token, distance) => {
      const word = dictionary.withEndingOf(token, typed);
      const before = near.get(word);
      const commonness = dictionary.commonness(token) + (before?.commonness ?? 0);
      near.set(word, { distance: Math.min(distance, before?.distance ?? distance), commonness });
    });
  }
  const likeliest = [...near]
    .toSorted(([, one], [, other]) => one.distance - other.distance || other.commonness - one.commonness)
    .slice(0, maxLabelWords)
    // A word that is a label by itself is likelier than a word among others.
    .map(([word, { distance }]) => ({ word, distance, isLabel: knownWords.isLabel(word) }))
    .toSorted((one, other) => one.distance - other.distance || Number(other.isLabel) - Number(one.isLabel))
    .slice(0, maxLinked);
  for (const { word, distance, isLabel } of likeliest) {
    budget.spend(workOfRole);
    const role = resolveRole(word, known).role();
    if (role === undefined) continue;
    const fitting = (segment: Segment) => known.vocabulary.titlesOf(segment).fits(role);
    const people = sumOf(known, (segment) => rowsWithValues(segment, [['title', fitting(segment)]]).count);
    add(word, distance, people, isLabel);
  }
}

function sumOf({ segments }: IndexedLexicon, count: (segment: Segment) => number): number {
  return segments.reduce((sum, segment) => sum + count(segment), 0);
}
