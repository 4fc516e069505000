import { foldWordsWithoutElisions } from '../../language/elision.ts';
import { fold } from '../../language/fold.ts';
import type { WorkBudget } from '../../search/work/work-budget.ts';
import type { ReadPart } from '../../types/search-answer.ts';
import type { ResolvedQuery } from '../../search/filters/resolved-query.ts';
import { beginsCompanyWord } from '../lookup/indexed-words.ts';
import { isDeterminer, isLinkingWord } from '../words/stop-words.ts';
import { type NearWord, nearestWords } from './nearest-words.ts';
import { type Word, wordsOf } from '../reading/query-words.ts';
import type { ReadingContext } from '../reading/read-parts.ts';
import { notRead } from '../searching/search-by-reading.ts';

/** A word that was replaced. */
export interface RespelledWord {
  readonly typed: string;
  readonly meant: string;
  /** 0 where its end is missing alone. */
  readonly typos: 0 | 1 | 2;
}

/** A text in which words that nothing knows are taken for words of roles and places. */
export interface Respelling {
  readonly query: ResolvedQuery;
  readonly words: readonly RespelledWord[];
  /** Letters that differ, in all. */
  readonly distance: number;
  /** Whether the replaced words are those of occupations that nobody has: somebody's title must hold what they were taken for. */
  readonly isLoose: boolean;
  /** The parts of a reading of it, in the words that were typed; undefined where a replaced word is still a name. */
  readonly partsAsTyped: (parts: readonly ReadPart[]) => readonly ReadPart[] | undefined;
}

const plainWord = /^[a-z]{4,}$/;
const plainBeginning = /^[a-z]{3,}$/;
/** More unknown words are no role. */
const maxUnknown = 3;
const maxDistance = 3;

type Known = Pick<ReadingContext, 'vocabulary' | 'synonyms' | 'segments'>;

/** Whether there is a word to replace: soon told, before anybody is looked for. */
export function hasUnknownWord(query: ResolvedQuery, known: Known, isNobody: boolean): boolean {
  if (query.tiers !== undefined || notRead.test(query.text ?? '')) return false;
  const words = wordsOf(query.text ?? '', known.vocabulary);
  return words.some((word) => isUnknown(word, known, isNobody)) || (isNobody && mayBeUnfinished(words, known));
}

/** What a text may have been meant as, the likeliest first. [] where all words are known, or one is like no other. */
export function respellings(
  query: ResolvedQuery,
  known: Known,
  isNobody: boolean,
  budget: WorkBudget,
): readonly Respelling[] {
  const words = wordsOf(query.text ?? '', known.vocabulary);
  const placesOf = (isLoose: boolean) =>
    words.flatMap((word, place) => (isUnknown(word, known, isLoose) ? [place] : []));
  const strange = placesOf(false);
  const isLoose = strange.length === 0 && isNobody;
  const isUnfinished = isLoose && mayBeUnfinished(words, known);
  const unknown = isUnfinished ? [words.length - 1] : isLoose ? placesOf(true) : strange;
  if (unknown.length === 0 || unknown.length > maxUnknown) return [];
  let found: { readonly meant: ReadonlyMap<number, NearWord>; readonly distance: number }[] = [
    { meant: new Map(), distance: 0 },
  ];
  for (const place of unknown) {
    const near = nearestWords(bareWord(words[place]!), place === words.length - 1, known, budget);
    if (near.length === 0 && isLoose) continue;
    if (near.length === 0) return [];
    // Only of the first word are others than the nearest tried.
    const own = place === unknown[0] ? near : near.slice(0, 1);
    found = found.flatMap(({ meant, distance }) =>
      own.map((word) => ({ meant: new Map([...meant, [place, word]]), distance: distance + word.distance })),
    );
  }
  return found
    .filter(({ meant, distance }) => meant.size > 0 && distance <= maxDistance)
    .map(({ meant, distance }) => respelling(query, words, { meant, distance, isLoose: isLoose && !isUnfinished }));
}

/** A word without its elided article: `acheteur` of `d’acheteur`. */
function bareWord({ text, folded }: Word): string {
  const [bare = folded, ...more] = foldWordsWithoutElisions(text);
  return more.length === 0 ? bare : folded;
}

/**
 * Whether a word is nobody's name, and none of a role, a place or a unit. Where nobody was found, one that is only a word among others of an occupation, and in no title, may be
 * misspelled as well: `chef de cantier`.
 */
function isUnknown(word: Word, { vocabulary, synonyms, segments }: Known, isNobody: boolean): boolean {
  const folded = bareWord(word);
  if (!plainWord.test(folded) || isLinkingWord(folded) || isDeterminer(folded)) return false;
  const { linker, places, units, work } = vocabulary;
  if (places.hasWord(folded) || synonyms.hasWord(folded) || units.labelsOf(folded).length > 0) return false;
  if (segments.some(({ tokens, attributeTokens }) => tokens.find(folded) >= 0 || attributeTokens.find(folded) >= 0))
    return false;
  const { isFunction, isLevel } = work.read([folded]);
  if (isFunction[0] === true || isLevel[0] === true) return false;
  return !linker.knowsWord(folded) || linker.isCompound(folded) || (isNobody && !linker.isLabel(folded));
}

/** Whether the last of several words may be the beginning of one of a title or a place, and is no word of anybody: `recruiter rou`. */
function mayBeUnfinished(words: readonly Word[], { segments }: Known): boolean {
  const last = words.length > 1 ? bareWord(words.at(-1)!) : '';
  const isName = () => segments.some(({ tokens }) => tokens.find(last) >= 0);
  return plainBeginning.test(last) && beginsCompanyWord(last, { segments }) && !isName();
}

function respelling(
  query: ResolvedQuery,
  words: readonly Word[],
  {
    meant,
    distance,
    isLoose,
  }: Pick<Respelling, 'distance' | 'isLoose'> & {
    readonly meant: ReadonlyMap<number, NearWord>;
  },
): Respelling {
  const spelled = words.map(({ text }, place) => meant.get(place)?.word ?? text);
  const byTyped = new Map(Array.from(meant, ([place, { word }]) => [words[place]!.folded, word]));
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
    words: Array.from(meant, ([place, near]) => respelledWord(words[place]!.text, near)),
    distance,
    isLoose,
    partsAsTyped: (parts) => partsAsTyped(parts, words, spelled),
  };
}

function respelledWord(typed: string, { word, distance }: NearWord): RespelledWord {
  return { typed, meant: word, typos: distance < 1 ? 0 : distance < 2 ? 1 : 2 };
}

function partsAsTyped(
  parts: readonly ReadPart[],
  words: readonly Word[],
  spelled: readonly string[],
): readonly ReadPart[] | undefined {
  let next = 0;
  const typed: ReadPart[] = [];
  for (const part of parts) {
    const own = rangeOf(spelled, part.text, next);
    if (own === undefined) return undefined;
    const text = words
      .slice(...own)
      .map((word) => word.text)
      .join(' ');
    next = own[1];
    if (text !== part.text && part.kind === 'name') return undefined;
    typed.push(text === part.text ? part : { ...part, text, meant: part.text });
  }
  return typed;
}

/** Where some of the words are a text. */
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
