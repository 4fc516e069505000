import { fold } from '../fold.ts';
import {
  articles,
  connectingWords,
  detailWords,
  expressions,
  openings,
  phrasesAlsoNames,
  possessiveWords,
  relationQualifiers,
  relationWords,
  requestPhrases,
  requestWords,
  requestWordsAlsoNames,
} from './request-words.ts';

/** What a request may ask for. */
export interface RequestedText {
  readonly text: string;
  /** What it must be, if words were removed that may belong to it: a name for `mail`, which is also work; work for `Can`, which is also a name. */
  readonly mustBe?: 'name' | 'work';
}

const wordsOf = (list: string) => list.trim().split(/\s+/);
/** The languages in which a word belongs to a request, as bits. */
const languagesOf = new Map<string, number>();
for (const [position, list] of Object.values(requestWords).entries()) {
  for (const word of wordsOf(list)) languagesOf.set(word, (languagesOf.get(word) ?? 0) | (1 << position));
}
const allLanguages = -1;
const wordsAsNames = new Set(wordsOf(requestWordsAlsoNames));
const phrasesOf = (list: string) => new Set(wordsOf(list).map((phrase) => phrase.replaceAll('_', ' ')));
const phrases = phrasesOf(requestPhrases);
const phrasesAtStart = phrases.union(phrasesOf(openings));
const notRequests = phrasesOf(expressions);
const phrasesAsNames = new Set(wordsOf(phrasesAlsoNames));
const details = new Set(wordsOf(detailWords));
const relations = new Set(wordsOf(relationWords));
const qualifiers = new Set(wordsOf(relationQualifiers));
const connections = new Set(wordsOf(connectingWords));
const articleWords = new Set(wordsOf(articles));
const possessives = new Set(wordsOf(possessiveWords));
const withinRequests = connections.union(articleWords);
const longestPhrase = 4;
/** A name of a first and a last name may consist of words of requests: `who is Will Call`. */
const maxNamesKept = 2;
/** Maximum number of words of a text that are read: a sentence is longer than a name. */
const maxPieces = 24;
/** Maximum number of prepositions after a request. */
const maxConnections = 2;

/** Matches the end of "Anna's" and "Anna’s"; not of "Hans'". */
const possessive = /['’‘´`]s$/i;

/** Matches the end of "Anna's" and "James'". The latter is only a genitive before another word. */
const genitive = /(?:['’‘´`]s|s['’‘´`])$/i;

/** Matches the beginning of "d'Anna"; not of "Dana". */
const elidedPreposition = /^d['’‘´`](?=.)/i;

/** Matches the beginning of "l'adresse"; not of "d'Anna". */
const elidedArticle = /^l['’‘´`](?=.)/i;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Consecutive words of a request. */
interface Run extends Span {
  /** Whether it consists of details only, without a preposition after it. */
  readonly isOnlyDetails: boolean;
  /** Whether its last word belongs to a phrase or is a detail: a preposition may follow. */
  readonly takesPreposition: boolean;
  /** The languages of its words, as bits; 0 if it has only phrases and details. */
  readonly languages: number;
}

/** Matches `To:` and `Contact:`; not `Anna`. */
const label = /[:：]$/;
const labelRun: Run = { start: 0, end: 1, isOnlyDetails: false, takesPreposition: false, languages: 0 };

/**
 * The texts that a question or a request may ask for, most likely first: `Anna Meier` for "who is Anna Meier", "phone number of Anna Meier"
 * and "Anna Meier's email". Empty for a text that is no request. Since a name may look like a request, these are only meant for texts that
 * nobody certainly matches.
 *
 * @param isName whether a folded word is a person's name: it may begin what is asked for, as in "who is Can Yılmaz"
 */
export function requestedTexts(text: string, isName: (word: string) => boolean): readonly RequestedText[] {
  const typed = text.trim().split(/\s+/);
  if (typed.length < 2 || typed.length > maxPieces) return [];
  // In French, a space precedes the colon of a label: `De : Anna`.
  const pieces = /^[:：]$/.test(typed[1]!) ? [typed.slice(0, 2).join(''), ...typed.slice(2)] : typed;
  const words = pieces.map((piece) => fold(piece.replace(elidedArticle, '')).replaceAll(' ', ''));
  const runs = label.test(pieces[0]!) ? [labelRun, ...runsOf(words, 1)] : runsOf(words, 0);
  const bare = pieces.map((piece) => piece.replace(possessive, ''));
  const hasPossessive = bare.join() !== pieces.join();
  const around = relationsOf(words, pieces, { runs, isName });
  const bareGenitives = around.map(({ start }) => start - 1).filter((index) => isBareGenitive(words, index, isName));
  if (runs.length === 0 && around.length === 0 && !hasPossessive) return [];
  const without = (removed: readonly Span[], written: readonly string[] = bare) =>
    written.filter(
      (_, index) => words[index] !== '' && !removed.some(({ start, end }) => index >= start && index < end),
    );
  if (runs.every((run) => mayBeName(run, words)) && !isFullName(without(runs), isName))
    return hasPossessive && around.length === 0 ? [{ text: bare.join(' ') }] : [];
  const texts = new Map<string, RequestedText>();
  const withoutRelations = {
    removed: [...runs.map((run) => withConnections(run, words)), ...around],
    mustBe: 'name' as const,
  };
  const withoutGenitives = bareGenitives.reduce((all, index) => all.with(index, all[index]!.slice(0, -1)), bare);
  const alternatives: readonly Alternative[] = [
    // First: the searches for words that are nobody's name may spend the budget of all of them.
    ...(around.length > 0 && isFullName(without(withoutRelations.removed), isName)
      ? [withoutRelations, ...(bareGenitives.length > 0 ? [{ ...withoutRelations, written: withoutGenitives }] : [])]
      : []),
    ...(runs.length > 0 || hasPossessive ? alternativesOf(runs, words, isName) : []),
  ];
  for (const { removed, mustBe, written } of alternatives) {
    const rest = without(removed, written);
    const wanted = rest.join(' ');
    if (!hasContent(rest) || texts.has(wanted) || wanted === pieces.join(' ')) continue;
    texts.set(wanted, mustBe === undefined ? { text: wanted } : { text: wanted, mustBe });
  }
  return [...texts.values()];
}

interface Alternative {
  readonly removed: readonly Span[];
  readonly mustBe: RequestedText['mustBe'] | undefined;
  /** The words as written; by default as typed, without possessives. */
  readonly written?: readonly string[];
}

/** What may belong to a request and not to the text that it asks for, most likely first. */
function alternativesOf(
  runs: readonly Run[],
  words: readonly string[],
  isName: (word: string) => boolean,
): readonly Alternative[] {
  const mustBe = runs.length > 0 && runs.every(({ isOnlyDetails }) => isOnlyDetails) ? 'name' : undefined;
  const endsWithName = ({ start, end }: Run) => {
    const last = words[end - 1]!;
    return end - start > 1 && wordsAsNames.has(last) && isNameAt(words, end - 1, isName);
  };
  const beforeNames = runs.map((run) => (endsWithName(run) ? { ...run, end: run.end - 1 } : run));
  const singles = singleWords(runs, words, isName);
  const all = runs.map((run) => withConnections(run, words));
  return [
    { removed: runs.map((run) => beforeNamesOf(run, words, isName)), mustBe },
    { removed: beforeNames, mustBe },
    { removed: beforeNames.map((run) => withConnections(run, words)), mustBe },
    { removed: all, mustBe: runs.some(endsWithName) ? 'work' : mustBe },
    ...(singles.length > 0 ? [{ removed: [...all, ...singles], mustBe: 'name' as const }] : []),
  ];
}

/**
 * The words for people around a person outside the runs, next to a preposition or a genitive, each with the preposition and the words before
 * it that belong to it: `the line manager of`, `chef d’`.
 */
function relationsOf(
  words: readonly string[],
  pieces: readonly string[],
  { runs, isName }: { readonly runs: readonly Run[]; readonly isName: (word: string) => boolean },
): readonly Span[] {
  const isInRun = (index: number) => runs.some(({ start, end }) => index >= start && index < end);
  const spans = words.map((word, index): Span | undefined => {
    if (!relations.has(word) || isInRun(index)) return undefined;
    let [start, end] = [index, index + 1];
    while (qualifiers.has(words[start - 1] ?? '')) start--;
    while (qualifiers.has(words[end] ?? '')) end++;
    const isAfterGenitive = genitive.test(pieces[start - 1] ?? '') || isBareGenitive(words, start - 1, isName);
    if (connections.has(words[end] ?? '')) end++;
    else if (!isAfterGenitive && !elidedPreposition.test(pieces[end] ?? '')) return undefined;
    if (articleWords.has(words[start - 1] ?? '')) start--;
    return { start, end };
  });
  return spans.filter((span) => span !== undefined);
}

/** Whether a word is the genitive of a surname without an apostrophe, as in German, after another name: `Camille Laurents`. */
function isBareGenitive(words: readonly string[], index: number, isName: (word: string) => boolean): boolean {
  const word = words[index] ?? '';
  return index > 0 && word.endsWith('s') && isName(word.slice(0, -1)) && isName(words[index - 1]!);
}

/** Whether a run is a single word that is also a name: `Handy`. */
function mayBeName({ start, end }: Run, words: readonly string[]): boolean {
  return end - start === 1 && phrasesAsNames.has(words[start]!);
}

/** The run without the names at its end. */
function beforeNamesOf(run: Run, words: readonly string[], isName: (word: string) => boolean): Run {
  let { end } = run;
  while (end > run.start && run.end - end < maxNamesKept && isNameAt(words, end - 1, isName)) end--;
  return { ...run, end };
}

/** Whether a word of a request may be a name: Ma in `qui est Ma Long`, but not before a word that is nobody's name, as in `ma facture`. */
function isNameAt(words: readonly string[], index: number, isName: (word: string) => boolean): boolean {
  const next = words[index + 1];
  return isName(words[index]!) && !(possessives.has(words[index]!) && next !== undefined && !isName(next));
}

/** The run with the prepositions after it, or with the article: `the` in "who is the lawyer". Also with an article that begins the text. */
function withConnections(run: Run, words: readonly string[]): Run {
  let { end } = run;
  if (run.takesPreposition) while (end - run.end < maxConnections && connections.has(words[end] ?? '')) end++;
  else if (articleWords.has(words[end] ?? '')) end++;
  const start = run.start === 1 && articleWords.has(words[0]!) ? 0 : run.start;
  return { ...run, start, end };
}

/**
 * The single words outside the runs that belong to a request in the same language: `sit` in "where does Anna Meier sit". None if less than
 * two words remain, since such a word may be part of a name.
 */
function singleWords(
  runs: readonly Run[],
  words: readonly string[],
  isName: (word: string) => boolean,
): readonly Span[] {
  if (runs.length === 0) return [];
  const ofRuns = runs.reduce((bits, { languages }) => bits | languages, 0);
  const languages = ofRuns === 0 ? (languagesOf.get(words[0]!) ?? 0) : ofRuns;
  const isSingle = (word: string) => ((languagesOf.get(word) ?? 0) & languages) !== 0 && !wordsAsNames.has(word);
  const outside = [...words.keys()].filter((index) => !runs.some(({ start, end }) => index >= start && index < end));
  const singles = outside.filter((index) => isSingle(words[index]!));
  const rest = outside.map((index) => words[index]!).filter((word) => !isSingle(word));
  return isFullName(rest, isName) ? singles.map((start) => ({ start, end: start + 1 })) : [];
}

/** Whether a text has at least two words that are neither prepositions nor articles, except those that `isName` knows: `Della Street`. */
function isFullName(rest: readonly string[], isName: (word: string) => boolean): boolean {
  const words = rest.map((piece) => fold(piece));
  return words.filter((word) => !withinRequests.has(word) || isName(word)).length >= 2;
}

/** Whether something is left to search for. */
function hasContent(rest: readonly string[]): boolean {
  return rest.some((piece) => !withinRequests.has(fold(piece)));
}

function runsOf(words: readonly string[], first: number): Run[] {
  const runs: Run[] = [];
  for (let start = first; start < words.length;) {
    const run = runAt(words, start);
    if (run !== undefined) runs.push(run);
    start = run?.end ?? start + 1;
  }
  return runs;
}

/** The run that begins at a position. A single word is one if it is a phrase or a detail. */
function runAt(words: readonly string[], start: number): Run | undefined {
  let end = start;
  let languages = allLanguages;
  let isRequest = false;
  let takesPreposition = false;
  let hasOtherWord = false;
  for (;;) {
    const word = words[end] ?? '';
    if (beginsExpression(words, end)) break;
    const length = phraseLength(words, end);
    const common = languages & (languagesOf.get(word) ?? 0);
    if (length === 0 && common === 0 && !details.has(word) && !(end > start && isBetween(words, end))) break;
    if (length === 0 && common !== 0) languages = common;
    hasOtherWord ||= length > 0 || details.has(word) || (common !== 0 && !wordsAsNames.has(word));
    isRequest ||= length > 0 || (end > start && common !== 0 && hasOtherWord);
    takesPreposition = length > 0 || details.has(word);
    end += Math.max(1, length);
  }
  if (!isRequest && !takesPreposition) return undefined;
  const isOnlyDetails = !isRequest && !connections.has(words[end] ?? '');
  return { start, end, isOnlyDetails, takesPreposition, languages: languages === allLanguages ? 0 : languages };
}

/** Whether a preposition or an article connects words of a request: `de` in "numéro de téléphone", `to` in "need to talk". */
function isBetween(words: readonly string[], position: number): boolean {
  if (!withinRequests.has(words[position] ?? '')) return false;
  const next = words[position + 1] ?? '';
  return details.has(next) || languagesOf.has(next) || phraseLength(words, position + 1) > 0;
}

/** Whether the words at a position are work that looks like a request: `know how`. */
function beginsExpression(words: readonly string[], position: number): boolean {
  return notRequests.has(words.slice(position, position + 2).join(' '));
}

/** Number of words of the phrase at a position; 0 if there is none. */
function phraseLength(words: readonly string[], position: number): number {
  const known = position === 0 ? phrasesAtStart : phrases;
  for (let length = Math.min(longestPhrase, words.length - position); length > 0; length--) {
    if (known.has(words.slice(position, position + length).join(' '))) return length;
  }
  return 0;
}
