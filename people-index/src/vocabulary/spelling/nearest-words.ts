import type { TokenDictionary } from '../../columns/token-dictionary.ts';
import { scanTypos } from '../../search/expansion/scan-typos.ts';
import type { WorkBudget } from '../../search/work/work-budget.ts';
import type { Segment } from '../../segment/segment.ts';
import { placeCondition } from '../places/place-condition.ts';
import type { ReadingContext } from '../reading/read-parts.ts';
import { roleOf } from '../reading/resolve-role.ts';
import { placeNamed } from '../places/find-place.ts';
import { anyOf } from '../lookup/row-condition.ts';

/** A word of a role or a place that a typed one may stand for. */
export interface NearWord {
  /** Folded. */
  readonly word: string;
  /** Letters that differ; less than one where the end is missing alone. */
  readonly distance: number;
  /** How many people have it, or do that work. */
  readonly people: number;
  /** Whether it is a place or an occupation by itself, not a word among others. */
  readonly isWhole: boolean;
}

/** Letters of a word with a typo, of one with two, and of a beginning. */
const shortestWithTypo = 5;
const shortestWithTwoTypos = 8;
const shortestBeginning = 3;
/** Less than a typo: what is typed is right so far. */
const unfinished = 0.5;
/** Few mistype the first letter. */
const otherFirstLetter = 0.25;
/** Words that begin with a typed one, and values with a word, that are looked at. */
const maxBegun = 256;
const maxValues = 1024;
/** Places, and words of occupations, of which the people are counted; words that are kept. */
const maxPlaces = 12;
const maxNear = 24;
const maxLinked = 4;
const maxKept = 3;
/** Units to count the people of one. */
const workOfWord = 256;
const workOfPlace = 2048;
const workOfRole = 100_000;

/** Fields with the words of roles and places. */
const fields = ['title', 'city'] as const;

type Known = Pick<ReadingContext, 'vocabulary' | 'synonyms' | 'segments'>;
type Add = (word: string, distance: number, people: number, isWhole: boolean) => void;

/**
 * The words nearest to one that nothing knows, of those that lead to people who are there: in titles and cities, in the names of places, and, where these have none, in labels
 * of occupations. The nearest first, and of these what is a place or an
 * occupation by itself, and then the one of most people.
 *
 * @param typed folded
 * @param isLast whether its end may not have been typed yet
 */
export function nearestWords(typed: string, isLast: boolean, known: Known, budget: WorkBudget): readonly NearWord[] {
  const found = new Map<string, NearWord>();
  const add: Add = (word, distance, people, isWhole) => {
    const before = found.get(word);
    if (people === 0) return;
    const all = people + (before?.people ?? 0);
    found.set(word, { word, distance, people: all, isWhole: isWhole || before?.isWhole === true });
  };
  const { linker } = known.vocabulary;
  for (const segment of known.segments) {
    const { attributeTokens: tokens } = segment;
    eachNear(tokens, typed, { isLast, budget }, (token, distance) => {
      budget.spend(workOfWord);
      const word = tokens.word(token);
      add(word, distance, peopleWith(segment, token), linker.isLabel(word));
    });
  }
  addPlaces(typed, isLast, known, budget, add);
  if (!found.values().some(({ distance, isWhole }) => isWhole && distance <= 1)) addLabels(typed, known, budget, add);
  return [...found.values()]
    .toSorted(
      (one, other) =>
        one.distance - other.distance || Number(other.isWhole) - Number(one.isWhole) || other.people - one.people,
    )
    .slice(0, maxKept);
}

/** Calls `visit` with the words that differ from a typed one by a typo or two, or in their end alone. */
function eachNear(
  tokens: TokenDictionary,
  typed: string,
  { isLast, budget }: { readonly isLast: boolean; readonly budget: WorkBudget },
  visit: (token: number, distance: number) => void,
): void {
  eachTypo(tokens, typed, budget, (token, typos) => {
    const isOther = !tokens.word(token).startsWith(typed[0]!);
    if (!isOther) visit(token, typos);
    else if (typos === 1) visit(token, typos + otherFirstLetter);
  });
  if (!isLast || typed.length < shortestBeginning) return;
  const [first, end] = tokens.prefixRange(typed);
  for (let token = first; token < Math.min(end, first + maxBegun); token++)
    visit(token, tokens.isWord(token, typed) ? 0 : unfinished);
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

/** How many people have a word in a title or a city. */
function peopleWith({ data }: Segment, token: number): number {
  const { starts, items } = data.attributeValues;
  const end = Math.min(starts[token + 1]!, starts[token]! + maxValues);
  let people = 0;
  for (let place = starts[token]!; place < end; place++) {
    for (const field of fields) {
      const { firstValue, texts, rows } = data.attributes[field];
      const value = items[place]! - firstValue;
      if (value >= 0 && value < texts.length) people += rows.starts[value + 1]! - rows.starts[value]!;
    }
  }
  return people;
}

function addPlaces(typed: string, isLast: boolean, known: Known, budget: WorkBudget, add: Add): void {
  const { tokens, names } = known.vocabulary.places.spellings;
  const near: { readonly name: string; readonly distance: number }[] = [];
  eachNear(tokens, typed, { isLast, budget }, (token, distance) => {
    const name = names[token]!;
    // Of several words the first may be unfinished.
    if (distance >= 1 || !name.slice(0, typed.length).includes(' ')) near.push({ name, distance });
  });
  near.sort((one, other) => one.distance - other.distance || one.name.length - other.name.length);
  for (const { name, distance } of near.slice(0, maxPlaces)) {
    budget.spend(workOfPlace);
    const place = placeNamed(name, '', known);
    if (place === undefined) continue;
    const people = sumOf(known, (segment) => placeCondition(segment, place).count);
    add(name, distance, people, true);
  }
}

/** Words of labels that lead to somebody. */
function addLabels(typed: string, known: Known, budget: WorkBudget, add: Add): void {
  const { linker } = known.vocabulary;
  const near = new Map<string, { readonly distance: number; readonly commonness: number }>();
  for (const dictionary of linker.dictionaries) {
    eachTypo(dictionary.tokens, dictionary.termOf(typed), budget, (token, distance) => {
      const word = dictionary.wordAs(token, typed);
      const before = near.get(word);
      const commonness = dictionary.commonness(token) + (before?.commonness ?? 0);
      near.set(word, { distance: Math.min(distance, before?.distance ?? distance), commonness });
    });
  }
  const likeliest = [...near]
    .toSorted(([, one], [, other]) => one.distance - other.distance || other.commonness - one.commonness)
    .slice(0, maxNear)
    // What is a label by itself is likelier than a word among others.
    .map(([word, { distance }]) => ({ word, distance, isLabel: linker.isLabel(word) }))
    .toSorted((one, other) => one.distance - other.distance || Number(other.isLabel) - Number(one.isLabel))
    .slice(0, maxLinked);
  for (const { word, distance, isLabel } of likeliest) {
    budget.spend(workOfRole);
    const role = roleOf(word, known).role();
    if (role === undefined) continue;
    const fitting = (segment: Segment) => known.vocabulary.titlesOf(segment).fits(role);
    const people = sumOf(known, (segment) => anyOf(segment, [['title', fitting(segment)]]).count);
    add(word, distance, people, isLabel);
  }
}

function sumOf({ segments }: Known, count: (segment: Segment) => number): number {
  return segments.reduce((sum, segment) => sum + count(segment), 0);
}
