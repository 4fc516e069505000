import { RecentCache } from '../../columns/recent-cache.ts';
import type { Segment } from '../../segment/segment.ts';
import { valuesWithAllWords } from '../lookup/attribute-values.ts';
import { titleFit } from './title-fit.ts';
import { genderKey } from '../words/gender-forms.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import { readTitle } from '../words/title-words.ts';
import type { Role, RoleWording, RoleWord } from './role.ts';
import { positionSimilarity, type TextPosition } from '../linking/text-position.ts';
import { type ContentWords, contentWords } from '../words/content-words.ts';
import type { TitleScheduler } from './title-scheduler.ts';
import type { MeaningReader, WorkMeaning } from './work-meaning.ts';

/** Maximum number of roles whose fits are cached per segment, and minimum number if there are many titles. */
const maxRoles = 500;
const minRoles = 8;
/** Maximum number of bytes for cached fits, apart from that minimum. */
const bytesOfFits = 2_000_000;
/** Minimum share of the weight of a role's words that a title must cover. */
const minCover = 0.8;
/** The same for words of companies: in a title that covers less, a word has an unlikely translation. */
const minCoverOfCompanyTerms = 0.88;
/**
 * Minimum share for a title whose position is close to that of the role, and the minimum cosine similarity for it.
 * Tuned on held-out labels.
 */
const minCoverOfRelated = 0.15;
const minSimilarityOfRelated = 0.97;
/**
 * Minimum cosine similarity of a title that is linked to a concept of the role. A lower one is a chance link: Project
 * Delivery is not a delivery driver.
 */
const minSimilarityOfLinked = 0.75;
/** Positions of this level are few and found by their names, so a query for the level does not match all of them. */
const highestLevel = 4;
/** Minimum cosine similarity of a title that covers the role; in one further away, the words mean something else. */
const minSimilarityOfCovering = 0.4;

/** The distinct titles of a segment, read and linked to occupations, partly in the background. */
export class SegmentTitles {
  readonly #segment: Segment;
  readonly #texts: readonly string[];
  readonly #reader: MeaningReader;
  readonly #scheduler: TitleScheduler;
  readonly #meanings: WorkMeaning[] = [];
  /** By title, for those that are linked. */
  readonly #positions: (TextPosition | undefined)[] = [];
  /** Number of titles, from the first on, that are linked to concepts. */
  #linked = 0;
  /** Titles by the terms that their words translate to. */
  readonly #byTerm = new Map<number, { title: number; share: number }[]>();
  readonly #byFunction = new Map<number, number[]>();
  readonly #byConcept = new Map<string, number[]>();
  /** Titles by each of their words, in a gender-neutral form. */
  readonly #byWord = new Map<string, number[]>();
  /** By title, the initials of its words except linking words; words of one or two letters, such as HR, are taken whole. */
  readonly #initials: string[] = [];
  /** By title, its content words, computed when first compared with a role. */
  readonly #contentWords: (ContentWords | undefined)[] = [];
  readonly #fits: RecentCache<Uint8Array>;

  readonly #read = Promise.withResolvers<void>();
  /** Resolves when all titles are read, so that they can be found by their words. */
  readonly whenRead = this.#read.promise;
  /** Resolves when all titles are also linked to concepts. */
  readonly whenComplete: Promise<void>;

  constructor(segment: Segment, reader: MeaningReader, scheduler: TitleScheduler) {
    this.#segment = segment;
    this.#texts = segment.data.attributes.title.texts;
    this.#reader = reader;
    this.#scheduler = scheduler;
    this.#fits = new RecentCache(Math.min(maxRoles, Math.max(minRoles, Math.floor(bytesOfFits / this.#texts.length))));
    this.whenComplete = this.#readLater();
  }

  /** Number of titles read so far plus number of titles linked so far. */
  get progress(): number {
    return this.#meanings.length + this.#linked;
  }

  get #isRead(): boolean {
    return this.#meanings.length === this.#texts.length;
  }

  get #isComplete(): boolean {
    return this.#linked === this.#texts.length;
  }

  /** Reads and links titles for a search that needs them now: all, unless there are many. */
  #readNow(): void {
    const { quota } = this.#scheduler;
    while (!this.#isRead && quota.read > 0 && quota.readUncached > 0) {
      quota.read--;
      if (!this.#reader.isRead(this.#texts[this.#meanings.length]!)) quota.readUncached--;
      this.#readNext();
    }
    while (this.#linked < this.#meanings.length && quota.linked > 0 && quota.linkedUncached > 0) {
      quota.linked--;
      if (!this.#reader.isLinked(this.#texts[this.#linked]!)) quota.linkedUncached--;
      this.#linkNext();
    }
  }

  async #readLater(): Promise<void> {
    while (!this.#isComplete) {
      const end = await this.#scheduler.next();
      while (!this.#isRead && performance.now() < end) this.#readNext();
      if (this.#isRead) this.#read.resolve();
      while (this.#isRead && !this.#isComplete && performance.now() < end) this.#linkNext();
    }
    this.#read.resolve();
  }

  #linkNext(): void {
    const title = this.#linked++;
    const { concepts, position } = this.#reader.linkOf(this.#texts[title]!);
    this.#positions.push(position);
    for (const concept of concepts) addTo(this.#byConcept, concept, title);
  }

  #readNext(): void {
    const title = this.#meanings.length;
    const meaning = this.#reader.read(this.#texts[title]!);
    this.#meanings.push(meaning);
    for (const terms of meaning.words) {
      for (const [term, share] of terms) {
        const known = this.#byTerm.get(term);
        if (known === undefined) this.#byTerm.set(term, [{ title, share }]);
        else known.push({ title, share });
      }
    }
    for (const one of meaning.functions) addTo(this.#byFunction, one, title);
    const read = readTitle(this.#texts[title]!);
    this.#initials.push(read.map(({ text }) => initialsOf(text)).join(''));
    const words = read.map(({ text }) => genderKey(text));
    for (const word of new Set(words)) addTo(this.#byWord, word, title);
  }

  /** Whether any title has a word, in any gender form. @param word folded */
  hasWord(word: string): boolean {
    return this.#byWord.has(genderKey(word));
  }

  /** How well each title fits a role, see `titleFit`. */
  fits(role: Role): Uint8Array {
    const known = this.#fits.get(role.key);
    if (known !== undefined) return known;
    if (!this.#isComplete) this.#readNow();
    const fits = this.#computeFits(role);
    if (this.#isComplete) this.#fits.set(role.key, fits);
    return fits;
  }

  #computeFits(role: Role): Uint8Array {
    const fits = new Uint8Array(this.#texts.length);
    for (const wording of role.wordings) this.#addFits(wording, role.isRelaxed, fits);
    const { words: typed, forms } = contentWords(role.text);
    for (let title = 0; title < fits.length; title++) {
      if (fits[title] !== titleFit.sameMeaning && fits[title] !== titleFit.related) continue;
      const { words, forms: titleForms } = (this.#contentWords[title] ??= contentWords(this.#texts[title]!));
      const isJoined = typed.length === 1 && words.length > 1 && words.join('') === typed[0];
      if (isJoined) fits[title] = titleFit.exact;
      if (isJoined || !forms.every((form) => titleForms.includes(form))) continue;
      const isComplete = typed.length === words.length;
      fits[title] = !isComplete
        ? titleFit.contains
        : typed.every((word) => words.includes(word))
          ? titleFit.exact
          : titleFit.inflected;
    }
    return fits;
  }

  #addFits(wording: RoleWording, isRelaxed: boolean, fits: Uint8Array): void {
    const improve = (title: number, fit: number) => {
      const isAtLevel = wording.level === 0 || this.#meanings[title]!.level === wording.level;
      const relaxedFit = isAtLevel ? titleFit.otherLevel : titleFit.lowerLevel;
      const atLevel = isRelaxed ? relaxedFit : this.#atLevel(title, fit, wording.level);
      const adjusted = this.#atGrade(title, atLevel, wording);
      if (adjusted !== titleFit.none && (fits[title] === 0 || adjusted < fits[title]!)) fits[title] = adjusted;
    };
    // If the role is a function, a title that names other functions fits less well.
    const fitOfWords = (title: number) => {
      if (wording.functions.length === 0) return titleFit.sameMeaning;
      return this.#meanings[title]!.functions.length === 0 ? titleFit.related : titleFit.otherLevel;
    };
    const containing = new Set(this.#containing(wording.typed));
    if (wording.isLiteral) {
      for (const title of new Set([...valuesWithAllWords(this.#segment, 'title', wording.typed), ...containing])) {
        // A title that contains the words may not have been read yet.
        const isOfAssistant = this.#meanings[title]?.assistsLeader === true && !wording.assistsLeader;
        if (isOfAssistant) fits[title] ||= titleFit.lowerLevel;
        else if (fits[title] === 0 || fits[title]! > titleFit.sameMeaning) fits[title] = titleFit.sameMeaning;
      }
    }
    // Who inspects quality does not control finances, and who buys energy does not operate an energy centre.
    const namesField = (title: number) =>
      wording.fields.length === 0 || wording.fields.some((one) => this.#meanings[title]!.functions.includes(one));
    const namesOtherFunction = (title: number) => this.#meanings[title]!.functions.length > 0 && !namesField(title);
    const minCoverOfWording = wording.areCompanyTerms ? minCoverOfCompanyTerms : minCover;
    this.#eachCovering(wording.words, (title, cover) => {
      const similarity = this.#similarity(wording, title);
      if (cover < minCoverOfWording) {
        if (similarity !== undefined && similarity >= minSimilarityOfRelated && namesField(title))
          improve(title, titleFit.related);
      } else if (similarity === undefined || similarity >= minSimilarityOfCovering || containing.has(title))
        improve(title, fitOfWords(title));
    });
    this.#eachCovering(wording.wordsForPeople, (title, cover) => {
      if (cover >= minCoverOfWording && (this.#similarity(wording, title) ?? 1) >= minSimilarityOfCovering)
        improve(title, titleFit.related);
    });
    for (const concept of wording.concepts) {
      for (const title of this.#byConcept.get(concept) ?? [])
        if ((this.#similarity(wording, title) ?? 1) >= minSimilarityOfLinked && !namesOtherFunction(title))
          improve(title, titleFit.related);
    }
    this.#eachNaming(wording.functions, (title) => improve(title, titleFit.sameMeaning));
    this.#eachNaming(wording.functionsBesideStaff, (title) => improve(title, titleFit.related));
    if (isRelaxed) {
      this.#eachNaming(wording.onlyFields, (title) => improve(title, titleFit.otherLevel));
      this.#eachCovering(wording.subject, (title, cover) => {
        if (cover >= minCoverOfCompanyTerms) improve(title, titleFit.otherLevel);
      });
    }
    if (wording.grade !== 0 && wording.words.length === 0)
      this.#eachOfGrade(wording, (title) => improve(title, titleFit.sameMeaning));
    if (wording.isLevel && wording.grade === 0 && wording.level < highestLevel)
      this.#eachOfLevel(wording.level, (title) => improve(title, titleFit.related));
    // A VPN is not a vice president.
    const isOfFunctions = (title: number) =>
      wording.functions.every((one) => this.#meanings[title]!.functions.includes(one));
    if (wording.initials !== undefined)
      this.#eachWithInitials(wording.initials, (title) => {
        if (isOfFunctions(title)) improve(title, titleFit.contains);
      });
  }

  /** Calls `take` with the titles that name all of some functions. */
  #eachNaming([first = -1, ...others]: readonly number[], take: (title: number) => void): void {
    for (const title of this.#byFunction.get(first) ?? []) {
      const { functions } = this.#meanings[title]!;
      if (others.every((other) => functions.includes(other))) take(title);
    }
  }

  /** Calls `take` with the titles of a grade, and of at least the level of the role. */
  #eachOfGrade({ grade, level }: RoleWording, take: (title: number) => void): void {
    for (const [title, meaning] of this.#meanings.entries())
      if (meaning.grade === grade && meaning.level >= level) take(title);
  }

  /** Calls `take` with the titles of a level. */
  #eachOfLevel(level: number, take: (title: number) => void): void {
    for (const [title, meaning] of this.#meanings.entries()) if (meaning.level === level) take(title);
  }

  /** Calls `take` with the titles that have consecutive words with the initials. */
  #eachWithInitials(letters: string, take: (title: number) => void): void {
    for (const [title, initials] of this.#initials.entries()) if (initials.includes(letters)) take(title);
  }

  /** Whether any title fits a role. */
  hasFit(role: Role): boolean {
    return this.fits(role).some((fit) => fit !== titleFit.none);
  }

  /** Whether any title has consecutive words with the initials. @param letters folded */
  hasInitials(letters: string): boolean {
    return this.#initials.some((initials) => initials.includes(letters));
  }

  /** Titles that contain all words, in any gender form. @param words folded */
  #containing(words: readonly string[]): readonly number[] {
    const lists = words.map((word) => this.#byWord.get(genderKey(word)) ?? []);
    const [fewest = [], ...others] = lists.toSorted((one, other) => one.length - other.length);
    return fewest.filter((title) => others.every((titles) => titles.includes(title)));
  }

  /** Lowers the fit of a title of another level. For the head of a department, a title without a level does not fit at all. */
  #atLevel(title: number, fit: number, wanted: number): number {
    if (wanted === 0) return fit;
    const { level } = this.#meanings[title]!;
    if (level === wanted || (wanted >= 3 && level >= 3)) return fit;
    if (wanted < 3 || level >= 2) return titleFit.otherLevel;
    return level === 1 ? titleFit.lowerLevel : titleFit.none;
  }

  /**
   * Lowers the fit of a title of another grade than the requested one, such as senior or trainee, and further for a
   * leader if the grade leads nobody.
   */
  #atGrade(title: number, fit: number, { grade: wanted, leadsNobody }: RoleWording): number {
    const { grade, level } = this.#meanings[title]!;
    if (wanted === 0 || grade === wanted || fit < titleFit.sameMeaning) return fit;
    if (leadsNobody && level > 0) return titleFit.lowerLevel;
    return fit === titleFit.sameMeaning || fit === titleFit.related ? titleFit.otherLevel : fit;
  }

  /** Cosine similarity of the positions of a role and a title; undefined if the role's is not sharp or the title has none. */
  #similarity({ position }: RoleWording, title: number): number | undefined {
    const titlePosition = this.#positions[title];
    return position?.isSharp === true && titlePosition !== undefined
      ? positionSimilarity(position, titlePosition)
      : undefined;
  }

  /** Calls `take` with the titles that cover at least `minCoverOfRelated` of the words' weight, and with the share covered. */
  #eachCovering(words: readonly RoleWord[], take: (title: number, cover: number) => void): void {
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const covered = new Map<number, number>();
    for (const { terms, weight, text, functions = [] } of words) {
      const best = new Map<number, number>();
      if (text !== undefined) for (const title of this.#byWord.get(genderKey(text)) ?? []) best.set(title, 1);
      for (const one of functions) for (const title of this.#byFunction.get(one) ?? []) best.set(title, 1);
      for (const [term, share] of terms) {
        for (const { title, share: shareInTitle } of this.#byTerm.get(term) ?? []) {
          const product = Math.sqrt(share * shareInTitle);
          if (product > (best.get(title) ?? 0)) best.set(title, product);
        }
      }
      for (const [title, share] of best) covered.set(title, (covered.get(title) ?? 0) + share * weight);
    }
    for (const [title, sum] of covered) if (sum >= total * minCoverOfRelated) take(title, sum / total);
  }
}

/** Maximum length of a word that counts as an abbreviation: `HR` is taken whole. */
const longestAbbreviation = 2;

function initialsOf(word: string): string {
  if (isLinkingWord(word)) return '';
  return word.length <= longestAbbreviation ? word : word[0]!;
}

function addTo<Key>(lists: Map<Key, number[]>, key: Key, title: number): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [title]);
  else known.push(title);
}
