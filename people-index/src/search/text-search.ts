import type { Segment } from '../segment/segment.ts';
import { omitsVowels, scriptOf } from '../language/script.ts';
import { isAbbreviation } from '../language/phonetics/pronounceable.ts';
import type { ResolvedQuery } from './filters/resolved-query.ts';
import { tierNumber } from '../tiers.ts';
import { maxWithGuesses, PassRunner } from './collection/pass-runner.ts';
import { findAddress } from './find-address.ts';
import { findByRareWords, findWithoutOne, type FoundWithoutOne, nobody } from './guesses/find-without-one.ts';
import { withoutEnglishName } from './guesses/leave-one-out.ts';
import type { RowsOfSegment } from './ranking/result-chunks.ts';
import type { FoundRows } from './ranking/found-rows.ts';
import {
  asRecordedInitials,
  asWholeReadings,
  beginningOfAttribute,
  beginningOfName,
  afterReadings,
  inAnySpelling,
  isUnsplit,
  inOtherScript,
  unfinished,
  beginningOfLastWord,
  withSimilarSyllable,
} from './query/derived-interpretations.ts';
import { type Interpretation, withFloor } from './query/interpretation.ts';
import { nothingUntitled } from './query/looser-interpretations.ts';
import { type NameWords, type ParsedQuery, parseQuery } from './query/parse-query.ts';
import { resemblingInterpretations } from './guesses/resembling-names.ts';
import type { ExcludedRows } from './planning/search-pass.ts';
import { SegmentContext } from './collection/segment-context.ts';
import { UsedTiers } from './query/used-tiers.ts';
import { BudgetSpent, type WorkBudget } from './cost/work-budget.ts';

/**
 * Minimum length of a word with two typos if a person matches all words but one: in a shorter word two typos are less likely than one extra
 * word.
 */
const minTwoTyposLength = 8;
/** Maximum number of interpretations in which a word may be replaced by a name that resembles it. */
const maxMisspelt = 2;
/** The values of `usesAttributes` for the passes of a tier: rows that need an attribute come after those that do not. */
const namesFirst = [false, true];
const onlyNames = [false];
const onlyAttributes = [true];

/**
 * `names`: no term may match an attribute exactly; `onlyNames`: no term may match an attribute at all; `literal`: every term must match
 * as typed or as a prefix of a name.
 */
export type Scope = 'all' | 'names' | 'onlyNames' | 'literal';

export interface TextSearchOptions {
  readonly text: string;
  /** Number of rows up to and including the last one of the page. */
  readonly pageEnd: number;
  readonly budget: WorkBudget;
  readonly scope: Scope;
  /** See `PassRunner`. */
  readonly isOrdered: boolean;
  /** See `PassRunner`. */
  readonly excluded: ((segment: Segment) => ExcludedRows) | undefined;
  /**
   * Whether the words match a person literally whom the filters exclude. They are then treated as a name all the same, so that a filter
   * finds as many people as the counts without it promised.
   */
  readonly matchesUnfiltered: boolean;
}

/** A search for a text: its stages are in one class, so that their order can be read in one place. */
export class TextSearch {
  readonly #passes: PassRunner;
  readonly #text: string;
  readonly #matchesUnfiltered: boolean;
  readonly #keepsHonorifics: boolean;
  readonly #isOnlyLinkingWord: boolean;
  readonly #scope: Scope;
  readonly #tiers: UsedTiers;
  readonly #budget: WorkBudget;

  constructor(
    segments: readonly Segment[],
    query: ResolvedQuery,
    { text, pageEnd, budget, scope, excluded, isOrdered, matchesUnfiltered }: TextSearchOptions,
  ) {
    const tiers = new UsedTiers(query);
    this.#budget = budget;
    this.#tiers = tiers;
    // The largest segment comes last: if the budget runs out there, the rows of all others are known.
    const contexts = segments.toReversed().map((segment) => new SegmentContext(segment, query, tiers, budget));
    const hasAttributes = scope !== 'onlyNames';
    this.#passes = new PassRunner(contexts, { tiers, budget, pageEnd, isOrdered, hasAttributes, excluded });
    this.#text = text;
    this.#matchesUnfiltered = matchesUnfiltered;
    this.#keepsHonorifics = query.keepsHonorifics === true;
    this.#isOnlyLinkingWord = query.isOnlyLinkingWord === true;
    this.#scope = scope;
  }

  run(after: number): FoundRows {
    this.#find();
    const { count, isComplete } = this.#passes;
    return { rows: this.#passes.page(after), count, isComplete, isTruncated: this.#budget.isSpent };
  }

  collect(): readonly RowsOfSegment[] {
    this.#find();
    return this.#passes.chunks;
  }

  get #isNobodyFound(): boolean {
    return this.#passes.count === 0;
  }

  #find(): void {
    const parsed = parseQuery(this.#text, this.#keepsHonorifics);
    try {
      if (parsed.address !== undefined) this.#takeAddress(parsed.address, parsed.literal);
      if (this.#isNobodyFound && parsed.isMistyped) this.#takeOtherLayouts(parsed.otherLayouts());
      if (this.#isNobodyFound) this.#takeWords(parsed);
    } catch (error) {
      if (!(error instanceof BudgetSpent)) throw error;
      this.#passes.noteIncomplete();
    } finally {
      for (const { bitsets } of this.#passes.contexts) bitsets.release();
    }
  }

  #takeWords(parsed: ParsedQuery): void {
    const { literal, wordBesideTitles, endsWithTitle } = parsed;
    const typed = literal.slice(0, 1);
    this.#takeLiterally(literal);
    if (this.#scope === 'literal') return;
    let looser: readonly Interpretation[] = [];
    if (this.#isNobodyFound) {
      if (endsWithTitle) this.#takeBeginningOfAttribute(typed, []);
      looser = parsed.looser();
      this.#takeLiterally(looser);
    } else {
      if (endsWithTitle) this.#takePrefixesInAttributes(literal);
      this.#takeLiterally(wordBesideTitles);
    }
    if (this.#isNobodyFound) this.#takeUnlessLiteral(parsed, [...literal, ...looser]);
    else this.#takeOtherSpellings(parsed, typed);
  }

  /** For a text that somebody matches literally, who is followed by those whose names are other spellings of it. */
  #takeOtherSpellings({ literal, romanized }: ParsedQuery, typed: readonly Interpretation[]): void {
    this.#takePrefixesInAttributes(literal);
    this.#passes.takeTier(typed, tierNumber.nickname, namesFirst);
    // If the page is full, no romanizations are needed.
    const readings = this.#passes.isFull ? [] : romanized();
    this.#takeSounds(typed, readings, tierNumber.phonetic);
    this.#takeSounds(typed, readings, tierNumber.similar);
  }

  /**
   * For a text that nobody matches literally: the weaker tiers. Prefixes of attributes match very many words, so they come after nicknames and
   * other spellings, and only if these find nobody; after them, nothing is guessed. Typos and left-out words are a short list.
   */
  #takeUnlessLiteral(parsed: ParsedQuery, interpretations: readonly Interpretation[]): void {
    const typed = parsed.literal.slice(0, 1);
    const expandable = interpretations.filter(({ isExpandable }) => isExpandable);
    const undivided = interpretations.filter(isUnsplit);
    if (this.#matchesUnfiltered) this.#takePrefixesInAttributes(parsed.literal);
    else this.#takeBeginningOfAttribute(typed, expandable);
    this.#passes.takeTier(expandable, tierNumber.nickname, namesFirst);
    const readings = this.#passes.isFull ? [] : parsed.romanized();
    this.#takeSounds(expandable, readings, tierNumber.phonetic);
    const { names, remainders, doubtful } = this.#isNobodyFound ? parsed.untitled() : nothingUntitled;
    const untitled = [...names, ...remainders];
    if (untitled.length > 0) this.#takeTitlesAsNames(expandable);
    const areTitlesNames = untitled.length > 0 && !this.#isNobodyFound;
    if (this.#isNobodyFound) this.#takeLiterally(untitled);
    if (this.#isNobodyFound) {
      this.#passes.takeTier(names, tierNumber.nickname, namesFirst);
      this.#passes.takeTier(names, tierNumber.phonetic, namesFirst);
    }
    // A single typed word that is a prefix of a title or a place is unlikely to be a name that is only similar.
    if (typed[0]?.terms.length === 1)
      this.#takePrefixesInAttributes(undivided.filter(({ terms }) => terms.length === 1));
    const isSure = !this.#isNobodyFound && !areTitlesNames;
    this.#takeSounds(expandable, readings, tierNumber.similar);
    // The one word that remains without a title that may be a name need not be the whole name: Captain Roberto is not surely a Robert.
    if (this.#isNobodyFound)
      this.#passes.takeTier(withFloor(remainders, tierNumber.similar), tierNumber.similar, onlyNames);
    if (this.#isNobodyFound) this.#takePrefixesInAttributes(undivided);
    if (this.#passes.hasTier(tierNumber.prefix) || !this.#tiers.haveAnyBehind(tierNumber.similar)) return;
    const misspelt = expandable.filter(({ terms }) => !isAbbreviation(terms.map(({ text }) => text)));
    this.#takeTypos(misspelt, tierNumber.typo);
    this.#takeTypos(misspelt.flatMap(unfinished), tierNumber.typo);
    // Those of a text that is surely mistyped have been tried first.
    if (this.#isNobodyFound && !parsed.isMistyped) this.#takeOtherLayouts(parsed.otherLayouts());
    if (this.#isNobodyFound) this.#takeDoubtful(doubtful);
    this.#takeUnlike(misspelt, readings[0], isSure ? undefined : parsed.nameWords());
  }

  /**
   * Adds people whose names differ from the typed ones by more than a typo, or have all typed words but one.
   *
   * @param romanized the most likely romanization
   * @param words the words of which one may be left out; undefined if people were found who are not guesses
   */
  #takeUnlike(
    misspelt: readonly Interpretation[],
    romanized: Interpretation | undefined,
    words: NameWords | undefined,
  ): void {
    // If all words but one are a person's name, two typos in a short word are unlikely.
    const withoutOne = words === undefined ? nobody : this.#findWithoutOne(words);
    if (this.#isNobodyFound && !withoutOne.isWhole)
      this.#takeResembling(misspelt.slice(0, 1).flatMap(asRecordedInitials));
    const clear = withoutOne.isWhole
      ? misspelt.map((interpretation) => ({ ...interpretation, minTwoTyposLength }))
      : misspelt;
    if (!withoutOne.isWhole) this.#takeResembling(misspelt.flatMap(withSimilarSyllable));
    this.#takeTypos(clear, tierNumber.twoTypos);
    if (this.#isNobodyFound && withoutOne.rows.length === 0) this.#takeByRule(misspelt);
    if (this.#isNobodyFound && withoutOne.rows.length === 0 && words !== undefined)
      this.#takeResembling(withoutEnglishName(words).flatMap(withSimilarSyllable));
    const mayResemble = withoutOne.isWhole ? [] : misspelt.slice(0, maxMisspelt);
    if (this.#isNobodyFound) {
      const typed = romanized === undefined ? mayResemble : [...mayResemble, romanized];
      this.#takeResembling(resemblingInterpretations(this.#passes.contexts, typed, this.#budget));
    }
    if (this.#isNobodyFound) this.#takeResembling(mayResemble.flatMap(inOtherScript));
    this.#takeLeftOut(withoutOne, words ?? []);
  }

  #takeLiterally(interpretations: readonly Interpretation[]): void {
    this.#takeBeginningOfName(interpretations[0]);
    this.#passes.takeTier(interpretations, tierNumber.exact, this.#scope === 'names' ? onlyNames : namesFirst);
    this.#takeReadings(interpretations);
    this.#passes.takeTier(interpretations.slice(0, 1).flatMap(beginningOfLastWord), tierNumber.prefix, onlyNames);
    this.#passes.takeTier(interpretations, tierNumber.prefix, onlyNames);
  }

  #takeReadings(interpretations: readonly Interpretation[]): void {
    const ofReadings = interpretations.filter((one) =>
      this.#passes.contexts.some((context) => context.holdsReadings(one)),
    );
    this.#passes.takeTier(ofReadings.flatMap(asWholeReadings), tierNumber.exact, onlyNames);
  }

  /** If the last word is short, or only links others, names that begin with it come before attributes that contain it. */
  #takeBeginningOfName(typed: Interpretation | undefined): void {
    if (typed === undefined || !this.#passes.contexts.some((context) => context.holdsAttribute(typed))) return;
    const begun = beginningOfName(typed, this.#isOnlyLinkingWord);
    if (begun.length === 0) return;
    this.#passes.takeTier([typed], tierNumber.exact, onlyNames);
    this.#takeReadings([typed]);
    this.#passes.takeTier(begun, tierNumber.prefix, onlyNames);
  }

  /**
   * People with a name, and a title, unit or place that the last word begins, after those who have the words as names by a nickname, and those
   * whose whole names are the words in other spellings.
   */
  #takeBeginningOfAttribute(typed: readonly Interpretation[], expandable: readonly Interpretation[]): void {
    const begun = typed.flatMap(beginningOfAttribute);
    if (!begun.some((one) => this.#passes.findsByAttribute(one, tierNumber.prefix))) return;
    this.#passes.takeTier(expandable, tierNumber.nickname, onlyNames);
    this.#passes.takeTier(expandable.map(inAnySpelling), tierNumber.phonetic, onlyNames);
    this.#passes.takeTier(begun, tierNumber.prefix, onlyAttributes);
  }

  /** People with a title, unit or place that a typed word begins. */
  #takePrefixesInAttributes(interpretations: readonly Interpretation[]): void {
    this.#passes.takeTier(interpretations, tierNumber.prefix, onlyAttributes);
  }

  /** Names that sound alike. In the tier `similar`, romanizations also match names that are romanized alike but written differently. */
  #takeSounds(expandable: readonly Interpretation[], romanized: readonly Interpretation[], tier: number): void {
    const all = [...withFloor(romanized, tier), ...afterReadings(expandable, romanized)];
    this.#passes.takeTier(all, tier, namesFirst);
  }

  #takeTypos(interpretations: readonly Interpretation[], tier: number): void {
    if (this.#passes.count < maxWithGuesses)
      this.#passes.takeTier(interpretations, tier, namesFirst, maxWithGuesses - this.#passes.count);
  }

  #findWithoutOne(words: NameWords): FoundWithoutOne {
    const limit = maxWithGuesses - this.#passes.count;
    if (!this.#tiers.has(tierNumber.leftOut) || limit <= 0 || this.#passes.isFull) return nobody;
    return findWithoutOne(this.#passes.contexts, { words, tiers: this.#tiers, limit });
  }

  /** Adds people who match all words but one. If nobody at all was found, also people who match a few rare words. */
  #takeLeftOut({ rows }: FoundWithoutOne, words: NameWords): void {
    const passes = this.#passes;
    if (!this.#tiers.has(tierNumber.leftOut) || passes.count >= maxWithGuesses) return;
    if (passes.isFull) return passes.noteIncomplete();
    const isLast = rows.length === 0 && this.#isNobodyFound;
    const search = { words, tiers: this.#tiers, limit: maxWithGuesses };
    const left = isLast ? findByRareWords(passes.contexts, search) : rows.filter((found) => !passes.isTaken(found));
    passes.takeFound(left.slice(0, maxWithGuesses - passes.count));
  }

  /** In a script that omits vowels, most names are similar ones only: `الشيخ` is a surname before it is left out as a title. */
  #takeTitlesAsNames(interpretations: readonly Interpretation[]): void {
    if (!omitsVowels.has(scriptOf(this.#text))) return;
    const named = interpretations.map((interpretation) => ({ ...interpretation, needsOwnWords: true }));
    this.#passes.takeTier(named, tierNumber.similar, onlyNames);
  }

  /** Adds people with the one word that remains without a title that is mostly a name: Anh Nguyen is not every Nguyen. */
  #takeDoubtful(doubtful: readonly Interpretation[]): void {
    this.#passes.takeTier(withFloor(doubtful, tierNumber.leftOut), tierNumber.leftOut, onlyNames, maxWithGuesses);
  }

  /** Adds people whose names only resemble the typed ones, after two typos. */
  #takeResembling(interpretations: readonly Interpretation[]): void {
    const guesses = withFloor(interpretations, tierNumber.twoTypos);
    this.#passes.takeTier(guesses, tierNumber.twoTypos, onlyNames, maxWithGuesses - this.#passes.count);
  }

  /** Adds people whose names follow from the typed ones by the rules of pet names or of phonetic spelling. */
  #takeByRule(interpretations: readonly Interpretation[]): void {
    // A single word would be a pet name of too many names.
    const guessed = interpretations.map((interpretation) => {
      const limitedTo = interpretation.terms.length > 1 ? ('guessed' as const) : ('phoneticSpelling' as const);
      return { ...interpretation, terms: interpretation.terms.map((term) => ({ ...term, limitedTo })) };
    });
    this.#takeResembling(guessed);
  }

  /** Adds people whose name the text is on another keyboard layout, as guesses. */
  #takeOtherLayouts(interpretations: readonly Interpretation[]): void {
    this.#passes.takeTier(withFloor(interpretations, tierNumber.typo), tierNumber.typo, onlyNames, maxWithGuesses);
  }

  /** Adds people whose email address or login is the typed address or starts with it. */
  #takeAddress(address: string, interpretations: readonly Interpretation[]): void {
    const search = { address, interpretations, tiers: this.#tiers, budget: this.#budget };
    this.#passes.takeFound(findAddress(this.#passes.contexts, search));
  }
}
