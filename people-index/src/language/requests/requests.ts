import { fold } from '../fold.ts';
import {
  articles,
  connectingWords,
  detailWords,
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
const alsoNames = new Set(wordsOf(requestWordsAlsoNames));
const phrases = new Set(wordsOf(requestPhrases).map((phrase) => phrase.replaceAll('_', ' ')));
const details = new Set(wordsOf(detailWords));
const connections = new Set(wordsOf(connectingWords));
const withinRequests = connections.union(new Set(wordsOf(articles)));
const longestPhrase = 4;
/** Maximum number of words of a text that are read: a sentence is longer than a name. */
const maxPieces = 24;
/** Maximum number of prepositions after a request. */
const maxConnections = 2;

/** Matches the end of "Anna's" and "Anna’s"; not of "Hans'". */
const possessive = /['’‘´`]s$/i;

/** Consecutive words of a request. */
interface Run {
  readonly start: number;
  readonly end: number;
  /** Whether it consists of details only, without a preposition after it. */
  readonly isOnlyDetails: boolean;
  /** Whether its last word belongs to a phrase or is a detail: a preposition may follow. */
  readonly takesPreposition: boolean;
}

/** Matches `To:` and `Contact:`; not `Anna`. */
const label = /[:：]$/;
const labelRun: Run = { start: 0, end: 1, isOnlyDetails: false, takesPreposition: false };

/**
 * The texts that a question or a request may ask for, most likely first: `Anna Meier` for "who is Anna Meier", "phone number of Anna Meier"
 * and "Anna Meier's email". Empty for a text that is no request. Since a name may look like a request, these are only meant for texts that
 * match nobody.
 *
 * @param isName whether a folded word is a person's name: it may begin what is asked for, as in "who is Can Yılmaz"
 */
export function requestedTexts(text: string, isName: (word: string) => boolean): readonly RequestedText[] {
  const pieces = text.trim().split(/\s+/);
  if (pieces.length < 2 || pieces.length > maxPieces) return [];
  const words = pieces.map((piece) => fold(piece).replaceAll(' ', ''));
  const runs = label.test(pieces[0]!) ? [labelRun, ...runsOf(words, 1)] : runsOf(words, 0);
  const bare = pieces.map((piece) => piece.replace(possessive, ''));
  const hasPossessive = bare.join() !== pieces.join();
  if (runs.length === 0 && !hasPossessive) return [];
  const without = (adjusted: readonly Run[]) =>
    bare.filter((_, index) => words[index] !== '' && !adjusted.some(({ start, end }) => index >= start && index < end));
  const mustBe = runs.length > 0 && runs.every(({ isOnlyDetails }) => isOnlyDetails) ? 'name' : undefined;
  const endsWithName = ({ start, end }: Run) => {
    const last = words[end - 1]!;
    return end - start > 1 && alsoNames.has(last) && isName(last);
  };
  const beforeNames = runs.map((run) => (endsWithName(run) ? { ...run, end: run.end - 1 } : run));
  const alternatives = [
    { runs: beforeNames, mustBe },
    { runs: beforeNames.map((run) => withConnections(run, words)), mustBe },
    { runs: runs.map((run) => withConnections(run, words)), mustBe: runs.some(endsWithName) ? 'work' : mustBe },
  ] as const;
  const texts = new Map<string, RequestedText>();
  for (const { runs: removed, mustBe: kind } of alternatives) {
    const rest = without(removed);
    const wanted = rest.join(' ');
    if (!hasContent(rest) || texts.has(wanted)) continue;
    texts.set(wanted, kind === undefined ? { text: wanted } : { text: wanted, mustBe: kind });
  }
  return [...texts.values()];
}

function withConnections(run: Run, words: readonly string[]): Run {
  let { end } = run;
  if (!run.takesPreposition) return run;
  while (end - run.end < maxConnections && connections.has(words[end] ?? '')) end++;
  return { ...run, end };
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
  for (;;) {
    const word = words[end] ?? '';
    const length = phraseLength(words, end);
    const common = languages & (languagesOf.get(word) ?? 0);
    if (length === 0 && common === 0 && !details.has(word) && !(end > start && isBetween(words, end))) break;
    if (length === 0 && common !== 0) languages = common;
    isRequest ||= length > 0 || (end > start && common !== 0);
    takesPreposition = length > 0 || details.has(word);
    end += Math.max(1, length);
  }
  if (!isRequest && !takesPreposition) return undefined;
  return { start, end, isOnlyDetails: !isRequest && !connections.has(words[end] ?? ''), takesPreposition };
}

/** Whether a preposition or an article connects words of a request: `de` in "numéro de téléphone", `to` in "need to talk". */
function isBetween(words: readonly string[], position: number): boolean {
  if (!withinRequests.has(words[position] ?? '')) return false;
  const next = words[position + 1] ?? '';
  return details.has(next) || languagesOf.has(next) || phraseLength(words, position + 1) > 0;
}

/** Number of words of the phrase at a position; 0 if there is none. */
function phraseLength(words: readonly string[], position: number): number {
  for (let length = Math.min(longestPhrase, words.length - position); length > 0; length--) {
    if (phrases.has(words.slice(position, position + length).join(' '))) return length;
  }
  return 0;
}
