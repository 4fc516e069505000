import { foldWords } from '../language/fold.ts';
import { plainCode } from '../segment/code-dictionary.ts';
import { wordsOfValue } from '../segment/attribute-dictionary.ts';
import { wordsOfOtherName } from '../segment/name-words.ts';
import { wordKind } from '../segment/word-kind.ts';
import { recordFields, splitAtDomain } from '../segment/record-fields.ts';
import { attributeFields, gbuSeparator } from '../segment/segment-data.ts';
import type { PersonSummary } from '../person.ts';
import type { Explanation, Highlight, HighlightField, Reason } from '../search-answer.ts';
import { tierNumber } from '../tiers.ts';
import type { MatchedTerm, MatchedTerms, RowScorer } from '../search/scoring/row-scorer.ts';
import { distanceOfTerm, isShared, kindOfTerm, matchField, tierOfTerm } from '../search/scoring/score.ts';
import type { TermLookup } from '../search/terms/term-lookup.ts';
import type { FoundRow } from '../search/ranking/found-rows.ts';
import { wordsOfPiece } from './folded-pieces.ts';
import { type Mark, rangeOfAdjacent, rangesOf } from './highlight.ts';

const highlightOfAttribute: Partial<Record<string, HighlightField>> = {
  title: 'title',
  company: 'company',
  city: 'city',
  gbu: 'gbuName',
};
const shownOrder: readonly HighlightField[] = [
  'firstName',
  'lastName',
  'title',
  'email',
  'login',
  'company',
  'city',
  'gbuName',
];
const topicsField = matchField.attribute + attributeFields.indexOf('topics');

/** Explains the rows of a result one after another. Consecutive namesakes who match only by their names share one explanation. */
export class Explainer {
  readonly #typed: Typed;
  #last: { readonly found: FoundRow; readonly person: PersonSummary; readonly explanation: Explanation } | undefined;

  constructor(typed: string) {
    this.#typed = new Typed(typed);
  }

  /** @param matches how the terms match the row; undefined for an email address */
  explain(found: FoundRow, matches: MatchedTerms | undefined, person: PersonSummary): Explanation {
    const last = this.#last;
    if (
      last !== undefined &&
      last.found.scorer === found.scorer &&
      last.found.tier === found.tier &&
      last.person.firstName === person.firstName &&
      last.person.lastName === person.lastName
    )
      return last.explanation;
    const explanation = explainRow(found, matches, person, this.#typed);
    this.#last = matches !== undefined && areLiteralNames(matches) ? { found, person, explanation } : undefined;
    return explanation;
  }
}

/** Whether every term literally equals a name or a word of one. Namesakes then match in the same way, whatever their other fields are. */
function areLiteralNames(matches: MatchedTerms): boolean {
  return matches.every(
    ({ score, field }) =>
      tierOfTerm(score) === tierNumber.exact &&
      !isShared(score) &&
      distanceOfTerm(score) === 0 &&
      kindOfTerm(score) <= wordKind.part &&
      field <= matchField.lastName,
  );
}

// Matches "F." and "O'Brien"; "García" and "López" of "García-López".
const wholeWord = /[\p{L}\p{M}\p{N}'’]+\.?/gu;

/** Quotes around a text, which is searched as words nevertheless. */
const outerQuotes = /^\s*["“„«]|["“”»]\s*$/gu;

/** The typed text without surrounding quotes, and the piece of it that a folded word comes from. */
class Typed {
  readonly text: string;
  readonly #pieces = new Map<string, string | undefined>();
  #split: readonly string[] | undefined;

  constructor(text: string) {
    this.text = text.replace(outerQuotes, '');
  }

  pieceOf(word: string): string {
    return this.#findPiece(word) ?? word;
  }

  /** The piece or, if the word is a reading of the text, the text. */
  pieceOrTextOf(word: string): string {
    return this.#findPiece(word) ?? this.text;
  }

  #findPiece(word: string): string | undefined {
    if (!this.#pieces.has(word)) {
      this.#split ??= this.text.match(/[^\s,;]+/gu) ?? [];
      this.#pieces.set(
        word,
        this.#split.find((own) => wordsOfPiece(own).includes(word)),
      );
    }
    return this.#pieces.get(word);
  }

  /** Folded words as they were typed. */
  wordsOf(words: readonly string[]): string {
    const pieces = this.text.match(wholeWord) ?? [];
    return words.map((word) => pieces.find((own) => wordsOfPiece(own).includes(word)) ?? word).join(' ');
  }
}

/** A word to highlight in a field of the summary. */
interface FieldMark {
  readonly field: HighlightField;
  readonly mark: Mark;
}

/** Why a row matches, and which parts of its summary match. */
function explainRow(
  found: FoundRow,
  matches: MatchedTerms | undefined,
  person: PersonSummary,
  typed: Typed,
): Explanation {
  const { scorer } = found;
  if (scorer === undefined || matches === undefined)
    return { reason: undefined, highlights: addressHighlights(person, typed.text) };
  const marked: FieldMark[] = [];
  let reason: Reason | undefined;
  let worst = -1;
  for (const [index, match] of matches.entries()) {
    const lookup = scorer.terms[index]!;
    const own = reasonOf(found, scorer, match, lookup.term.text, person, typed);
    const tier = tierOfTerm(match.score);
    if (own !== undefined && tier > worst) [reason, worst] = [own, tier];
    const mark = markOf(found, match, lookup, person);
    if (mark !== undefined) marked.push(mark);
  }
  const name = wholeNameOf(person);
  if (scorer.isOtherLayout) reason = { kind: 'keyboard', typed: typed.text, name };
  if (scorer.isAbbreviated) reason = { kind: 'abbreviation', typed: typed.text, name };
  if (scorer.isInitials) reason = { kind: 'initials', typed: typed.text, name };
  if (scorer.leftOut.length > 0) {
    const left = { kind: 'leftOut', typed: typed.wordsOf(scorer.leftOut), name } as const;
    reason = reason === undefined ? left : { ...left, beside: reason };
  }
  return { reason, highlights: highlightsOf(person, marked) };
}

export function wholeNameOf({ firstName, lastName }: Pick<PersonSummary, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

function highlightsOf(person: PersonSummary, marked: readonly FieldMark[]): Highlight[] {
  const highlights: Highlight[] = [];
  for (const field of shownOrder) {
    let marks: Mark[] | undefined;
    for (const match of marked) if (match.field === field) (marks ??= []).push(match.mark);
    if (marks === undefined) continue;
    const ranges = rangesOf(person[field], marks);
    if (ranges.length > 0) highlights.push({ field, ranges });
  }
  return highlights;
}

function addressHighlights(person: PersonSummary, typed: string): Highlight[] {
  const highlights: Highlight[] = [];
  for (const field of ['email', 'login'] as const) {
    const at = typed.toLowerCase().indexOf(person[field].slice(0, 3).toLowerCase());
    if (person[field] === '' || at < 0) continue;
    let length = 0;
    const lowerTyped = typed.slice(at).toLowerCase();
    while (length < lowerTyped.length && lowerTyped[length] === person[field][length]?.toLowerCase()) length++;
    if (lowerTyped.includes('@') && length >= lowerTyped.indexOf('@'))
      highlights.push({ field, ranges: [[0, length]] });
  }
  return highlights;
}

function markOf(
  { segment, row, tier }: FoundRow,
  { score, field, token, expansion }: MatchedTerm,
  { term: { text }, exact }: TermLookup,
  person: PersonSummary,
): FieldMark | undefined {
  const isLiteral = expansion === undefined && tierOfTerm(score) < tierNumber.phonetic;
  const mark: Mark =
    isLiteral && (token !== exact || tier === tierNumber.prefix)
      ? { text, isBeginning: true }
      : {
          text: field <= matchField.extra && token !== exact ? segment.tokens.word(token) : text,
          isBeginning: false,
        };
  if (field === matchField.firstName) return { field: 'firstName', mark };
  if (field === matchField.lastName) return { field: 'lastName', mark };
  if (field === matchField.extra && kindOfTerm(score) === wordKind.email) {
    return { field: 'email', mark: { text, isBeginning: true } };
  }
  if (field === matchField.code) {
    const isLogin = plainCode(splitAtDomain(person.login)[0]).startsWith(text);
    return { field: isLogin ? 'login' : 'email', mark: { text, isBeginning: true } };
  }
  if (field < matchField.attribute) return undefined;
  const name = attributeFields[field - matchField.attribute]!;
  const shown = highlightOfAttribute[name];
  const isCode = name === 'gbu' && !hasWordFrom(segment.text('gbu', row).split(gbuSeparator)[1] ?? '', text);
  return shown === undefined || isCode ? undefined : { field: shown, mark: { text, isBeginning: true } };
}

/** Whether a word of the text, or all of them joined, begin with a folded word. */
function hasWordFrom(text: string, word: string): boolean {
  const words = foldWords(text);
  return words.some((own) => own.startsWith(word)) || words.join('').startsWith(word);
}

function reasonOf(
  { segment, row }: FoundRow,
  { floor }: RowScorer,
  { score, field, token, expansion }: MatchedTerm,
  text: string,
  person: PersonSummary,
  all: Typed,
): Reason | undefined {
  const kind = kindOfTerm(score);
  if (field === topicsField) {
    const topic = segment.topics(row).find((own) => wordsOfValue(own).some((word) => word.startsWith(text)));
    return { kind: 'topic', typed: all.pieceOf(text), name: topic ?? segment.topics(row).join(', ') };
  }
  // Words that match literally, or are left after one was left out, match one by one.
  const isOfText = floor > tierNumber.prefix && floor < tierNumber.leftOut;
  const isLiteral = expansion === undefined && kind < wordKind.other && !isOfText;
  if (isLiteral || field > matchField.extra) return undefined;
  const ofText = expansion === undefined ? all.text : all.pieceOrTextOf(text);
  const typed = isOfText ? ofText : all.pieceOf(text);
  const word = segment.tokens.word(token);
  const name =
    field === matchField.extra && kind === wordKind.email
      ? person.email
      : nameWith(word, field, person, () => recordFields(segment.data, row).otherNames);
  if (expansion?.kind === 'typo') {
    return { kind: 'typo', typed, name, typos: expansion.tier === tierNumber.typo ? 1 : 2 };
  }
  if (expansion !== undefined) return { kind: expansion.kind, typed, name };
  return { kind: kind === wordKind.other ? 'otherName' : 'script', typed, name };
}

/** The name that a token comes from, as the person writes it: the word or the adjacent words if possible, otherwise the whole name. */
function nameWith(token: string, field: number, person: PersonSummary, otherNames: () => readonly string[]): string {
  if (field === matchField.extra) {
    const names = otherNames();
    // Skips analysing the name if there is only one.
    if (names.length === 1) return names[0]!;
    return names.find((name) => wordsOfOtherName(name).some((own) => own.token === token)) ?? person.email;
  }
  const name = field === matchField.firstName ? person.firstName : person.lastName;
  const piece = name.split(/[\s\p{Pd}.,]+/u).find((own) => wordsOfPiece(own).includes(token));
  if (piece !== undefined) return piece;
  const [start, end] = rangeOfAdjacent(name, { text: token, isBeginning: false }) ?? [0, name.length];
  return name.slice(start, end);
}
