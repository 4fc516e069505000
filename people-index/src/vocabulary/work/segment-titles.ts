import { RecentCache } from '../../columns/recent-cache.ts';
import type { Segment } from '../../segment/segment.ts';
import { valuesHolding } from '../lookup/attribute-values.ts';
import { fit } from './title-fit.ts';
import { genderless } from '../words/gender-forms.ts';
import { isLinkingWord } from '../words/stop-words.ts';
import { readTitle } from '../words/title-words.ts';
import type { Role, RoleWay, RoleWord } from './role.ts';
import { nearness, type TextPosition } from '../linking/text-position.ts';
import { type TellingWords, tellingWords } from '../words/content-words.ts';
import type { TitleTurns } from './title-scheduler.ts';
import type { MeaningReader, WorkMeaning } from './work-meaning.ts';

/** Roles whose titles are remembered, and bytes that they may take where there are many titles. */
const maxRoles = 500;
const fewestRoles = 8;
const bytesOfFits = 2_000_000;
/** Share of what a role tells that a title must hold. */
const minCover = 0.8;
/** Of a title that holds less of it, and lies where the words of the role do. Set on left-out labels, as is the next one. */
const minCoverOfAlike = 0.15;
const minNearOfAlike = 0.97;
/** A title that is linked to an occupation of a role, and lies further from its words, is so by chance: Project Delivery is no delivery driver. */
const minNearOfLinked = 0.75;
/** Posts of this level are few, and called by their names. */
const highestLevel = 4;
/** A title that lies further from the words of a role means something else by those that it holds. */
const minNear = 0.4;

/** The meaning of the distinct titles of a segment. */
export class SegmentTitles {
  readonly #segment: Segment;
  readonly #texts: readonly string[];
  readonly #reader: MeaningReader;
  readonly #turns: TitleTurns;
  readonly #meanings: WorkMeaning[] = [];
  /** Of each linked title. */
  readonly #positions: (TextPosition | undefined)[] = [];
  /** How many of the first titles are linked to concepts. */
  #linked = 0;
  /** Titles by the terms of their words. */
  readonly #titles = new Map<number, { title: number; share: number }[]>();
  readonly #byFunction = new Map<number, number[]>();
  readonly #byConcept = new Map<string, number[]>();
  /** Titles by each of their words, in one form for both sexes. */
  readonly #byWord = new Map<string, number[]>();
  /** The first letters of the words of each title, but for those that link them; both letters of HR. */
  readonly #initials: string[] = [];
  /** The words of titles that were compared with those of a role. */
  readonly #telling: (TellingWords | undefined)[] = [];
  readonly #fits: RecentCache<Uint8Array>;

  readonly #read = Promise.withResolvers<void>();
  /** Resolves when all titles are read, so that they are found by their words. */
  readonly whenRead = this.#read.promise;
  /** Resolves when they are linked to concepts, too. */
  readonly whenComplete: Promise<void>;

  constructor(segment: Segment, reader: MeaningReader, turns: TitleTurns) {
    this.#segment = segment;
    this.#texts = segment.data.attributes.title.texts;
    this.#reader = reader;
    this.#turns = turns;
    this.#fits = new RecentCache(
      Math.min(maxRoles, Math.max(fewestRoles, Math.floor(bytesOfFits / this.#texts.length))),
    );
    this.whenComplete = this.#readLater();
  }

  /** How many titles are read and how many are linked so far, as one number. */
  get progress(): number {
    return this.#meanings.length + this.#linked;
  }

  get #isRead(): boolean {
    return this.#meanings.length === this.#texts.length;
  }

  get #isComplete(): boolean {
    return this.#linked === this.#texts.length;
  }

  /** Reads titles for a search that wants them now: all, unless there are many. */
  #readNow(): void {
    const { left } = this.#turns;
    while (!this.#isRead && left.read > 0 && left.readAnew > 0) {
      left.read--;
      if (!this.#reader.isRead(this.#texts[this.#meanings.length]!)) left.readAnew--;
      this.#readNext();
    }
    while (this.#linked < this.#meanings.length && left.linked > 0 && left.linkedAnew > 0) {
      left.linked--;
      if (!this.#reader.isLinked(this.#texts[this.#linked]!)) left.linkedAnew--;
      this.#linkNext();
    }
  }

  async #readLater(): Promise<void> {
    while (!this.#isComplete) {
      const end = await this.#turns.next();
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
    for (const own of concepts) addTo(this.#byConcept, own, title);
  }

  #readNext(): void {
    const title = this.#meanings.length;
    const meaning = this.#reader.read(this.#texts[title]!);
    this.#meanings.push(meaning);
    for (const terms of meaning.words) {
      for (const [term, share] of terms) {
        const known = this.#titles.get(term);
        if (known === undefined) this.#titles.set(term, [{ title, share }]);
        else known.push({ title, share });
      }
    }
    for (const own of meaning.functions) addTo(this.#byFunction, own, title);
    const read = readTitle(this.#texts[title]!);
    this.#initials.push(read.map(({ text }) => initialsOf(text)).join(''));
    const words = read.map(({ text }) => genderless(text));
    for (const word of new Set(words)) addTo(this.#byWord, word, title);
  }

  /** Whether a title has a word, in the form of either sex. @param word folded */
  hasWord(word: string): boolean {
    return this.#byWord.has(genderless(word));
  }

  /** How each title fits; see `fit`. */
  fits(role: Role): Uint8Array {
    const known = this.#fits.get(role.key);
    if (known !== undefined) return known;
    if (!this.#isComplete) this.#readNow();
    const fits = this.#fitsOf(role);
    if (this.#isComplete) this.#fits.set(role.key, fits);
    return fits;
  }

  #fitsOf(role: Role): Uint8Array {
    const fits = new Uint8Array(this.#texts.length);
    for (const way of role.ways) this.#fitWay(way, role.isLoose, fits);
    const { words: typed, forms } = tellingWords(role.text);
    for (let title = 0; title < fits.length; title++) {
      if (fits[title] !== fit.same && fits[title] !== fit.alike) continue;
      const { words, forms: own } = (this.#telling[title] ??= tellingWords(this.#texts[title]!));
      const isJoined = typed.length === 1 && words.length > 1 && words.join('') === typed[0];
      if (isJoined) fits[title] = fit.whole;
      if (isJoined || !forms.every((form) => own.includes(form))) continue;
      const isWhole = typed.length === words.length;
      fits[title] = !isWhole ? fit.literal : typed.every((word) => words.includes(word)) ? fit.whole : fit.form;
    }
    return fits;
  }

  #fitWay(way: RoleWay, isLoose: boolean, fits: Uint8Array): void {
    const better = (title: number, own: number) => {
      const atLevel = isLoose ? fit.otherLevel : this.#atLevel(title, own, way.level);
      const placed = this.#atGrade(title, atLevel, way);
      if (placed !== fit.none && (fits[title] === 0 || placed < fits[title]!)) fits[title] = placed;
    };
    // Where the role is a function, a title that names another one hardly means it.
    const ofWords = (title: number) => {
      if (way.functions.length === 0) return fit.same;
      return this.#meanings[title]!.functions.length === 0 ? fit.alike : fit.otherLevel;
    };
    const holding = new Set(this.#holding(way.typed));
    if (way.isLiteral) {
      for (const title of new Set([...valuesHolding(this.#segment, 'title', way.typed), ...holding])) {
        if (fits[title] === 0 || fits[title]! > fit.same) fits[title] = fit.same;
      }
    }
    this.#covered(way.words, (title, cover) => {
      const near = this.#nearness(way, title);
      if (cover < minCover) {
        if (near !== undefined && near >= minNearOfAlike) better(title, fit.alike);
      } else if (near === undefined || near >= minNear || holding.has(title)) better(title, ofWords(title));
    });
    for (const concept of way.concepts) {
      for (const title of this.#byConcept.get(concept) ?? [])
        if ((this.#nearness(way, title) ?? 1) >= minNearOfLinked) better(title, fit.alike);
    }
    this.#naming(way.functions, (title) => better(title, fit.same));
    this.#naming(way.functionsBesideStaff, (title) => better(title, fit.alike));
    if (isLoose) this.#naming(way.fields, (title) => better(title, fit.otherLevel));
    if (way.grade !== 0 && way.words.length === 0) this.#ofGrade(way, (title) => better(title, fit.same));
    if (way.isLevel && way.grade === 0 && way.level < highestLevel)
      this.#ofLevel(way.level, (title) => better(title, fit.alike));
    if (way.initials !== undefined) this.#withInitials(way.initials, (title) => better(title, fit.literal));
  }

  /** Calls `take` with the titles that name all of some functions. */
  #naming([first = -1, ...others]: readonly number[], take: (title: number) => void): void {
    for (const title of this.#byFunction.get(first) ?? []) {
      const { functions } = this.#meanings[title]!;
      if (others.every((own) => functions.includes(own))) take(title);
    }
  }

  /** Calls `take` with the titles of a grade, and of a level where one is asked. */
  #ofGrade({ grade, level }: RoleWay, take: (title: number) => void): void {
    for (const [title, own] of this.#meanings.entries()) if (own.grade === grade && own.level >= level) take(title);
  }

  /** Calls `take` with the titles of a level. */
  #ofLevel(level: number, take: (title: number) => void): void {
    for (const [title, own] of this.#meanings.entries()) if (own.level === level) take(title);
  }

  /** Calls `take` with the titles of which some words that follow each other begin with some letters. */
  #withInitials(letters: string, take: (title: number) => void): void {
    for (const [title, own] of this.#initials.entries()) if (own.includes(letters)) take(title);
  }

  /** Whether a title fits a role. */
  holds(role: Role): boolean {
    return this.fits(role).some((own) => own !== fit.none);
  }

  /** Whether somebody's title has words next to each other that begin with some letters. @param letters folded */
  hasInitials(letters: string): boolean {
    return this.#initials.some((own) => own.includes(letters));
  }

  /** Titles that hold all words, in the form of either sex. @param words folded */
  #holding(words: readonly string[]): readonly number[] {
    const lists = words.map((word) => this.#byWord.get(genderless(word)) ?? []);
    const [fewest = [], ...others] = lists.toSorted((one, other) => one.length - other.length);
    return fewest.filter((title) => others.every((own) => own.includes(title)));
  }

  /** Of two levels, the nearer one to what is asked for comes first; whoever asks for a head wants no assistant. */
  #atLevel(title: number, own: number, asked: number): number {
    if (asked === 0) return own;
    const { level } = this.#meanings[title]!;
    if (level === asked || (asked >= 3 && level >= 3)) return own;
    if (asked < 3 || level >= 2) return fit.otherLevel;
    return level === 1 ? fit.lowerLevel : fit.none;
  }

  /** Whoever asks for a senior or a trainee means those first, and whoever asks for a trainee no head. */
  #atGrade(title: number, own: number, { grade: asked, hasNoTeam }: RoleWay): number {
    const { grade, level } = this.#meanings[title]!;
    if (asked === 0 || grade === asked || own < fit.same) return own;
    if (hasNoTeam && level > 0) return fit.lowerLevel;
    return own === fit.same || own === fit.alike ? fit.otherLevel : own;
  }

  /** How near a title is to the words of a role; undefined where it is not known of either. */
  #nearness({ position }: RoleWay, title: number): number | undefined {
    const own = this.#positions[title];
    return position?.isSharp === true && own !== undefined ? nearness(position, own) : undefined;
  }

  /** Calls `take` with the titles that hold some of what the words tell, and how much of it. */
  #covered(words: readonly RoleWord[], take: (title: number, cover: number) => void): void {
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const covered = new Map<number, number>();
    for (const { terms, weight, text, functions = [] } of words) {
      const best = new Map<number, number>();
      if (text !== undefined) for (const title of this.#byWord.get(genderless(text)) ?? []) best.set(title, 1);
      for (const own of functions) for (const title of this.#byFunction.get(own) ?? []) best.set(title, 1);
      for (const [term, share] of terms) {
        for (const { title, share: own } of this.#titles.get(term) ?? []) {
          const both = Math.sqrt(share * own);
          if (both > (best.get(title) ?? 0)) best.set(title, both);
        }
      }
      for (const [title, share] of best) covered.set(title, (covered.get(title) ?? 0) + share * weight);
    }
    for (const [title, sum] of covered) if (sum >= total * minCoverOfAlike) take(title, sum / total);
  }
}

/** `HR` is its own abbreviation. */
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
