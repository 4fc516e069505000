import { positionSimilarity } from '../linking/text-position.ts';
import { contentWords } from '../words/content-words.ts';
import type { Role, RoleWord, RoleWording } from './role.ts';
import { atOtherLevel, titleFit } from './title-fit.ts';
import type { TitleIndex } from './title-index.ts';

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
/** Minimum cosine similarity of a title that covers the role; in one further away, the words mean something else. */
const minSimilarityOfCovering = 0.4;
/** Positions of this level are few and found by their names, so a query for the level does not match all of them. */
const highestLevel = 4;

/** How well each title fits a role: a value of `titleFit` by title. */
export function fitTitles(titles: TitleIndex, role: Role): Uint8Array {
  const fits = new Uint8Array(titles.size);
  for (const wording of role.wordings) new WordingFits(titles, wording, role.isRelaxed, fits).add();
  const { words: typed, forms } = contentWords(role.text);
  for (let title = 0; title < fits.length; title++) {
    if (fits[title] !== titleFit.sameMeaning && fits[title] !== titleFit.related) continue;
    const { words, forms: titleForms } = titles.contentWordsOf(title);
    const isJoined = typed.length === 1 && words.length > 1 && words.join('') === typed[0];
    if (isJoined) fits[title] = titleFit.exact;
    else if (forms.every((form) => titleForms.includes(form))) fits[title] = fitOfTyped(typed, words);
  }
  return fits;
}

/** The fit of a title that contains the typed words in some form. */
function fitOfTyped(typed: readonly string[], words: readonly string[]): number {
  if (typed.length !== words.length) return titleFit.contains;
  return typed.every((word) => words.includes(word)) ? titleFit.exact : titleFit.inflected;
}

/** The fits of titles for one wording of a role. */
class WordingFits {
  readonly #titles: TitleIndex;
  readonly #wording: RoleWording;
  readonly #isRelaxed: boolean;
  readonly #fits: Uint8Array;
  /** Titles that contain the typed words, in any gender form. */
  readonly #containing: ReadonlySet<number>;
  readonly #minCover: number;

  /** @param fits by title; those for other wordings, which `add` improves */
  constructor(titles: TitleIndex, wording: RoleWording, isRelaxed: boolean, fits: Uint8Array) {
    this.#titles = titles;
    this.#wording = wording;
    this.#isRelaxed = isRelaxed;
    this.#fits = fits;
    this.#containing = new Set(titles.withWords(wording.typed));
    this.#minCover = wording.areCompanyTerms ? minCoverOfCompanyTerms : minCover;
  }

  add(): void {
    this.#addLiteral();
    this.#addCovering();
    this.#addLinked();
    this.#addOfFunctions();
    if (this.#isRelaxed) this.#addOfField();
    this.#addOfGradeOrLevel();
    this.#addWithInitials();
  }

  /**
   * Titles that contain the typed words, whatever the vocabulary knows about them. They may be of any level. If it knows the words, only titles
   * with the same masculine forms: a Conducteur is no `conductor`.
   */
  #addLiteral(): void {
    const { typed, assistsLeader, isLiteral } = this.#wording;
    const fits = this.#fits;
    const literal = isLiteral
      ? new Set([...this.#titles.withLiteralWords(typed), ...this.#containing])
      : this.#titles.withMasculineForms(typed);
    for (const title of literal) {
      // The title may not have been read yet.
      const isOfAssistant = this.#titles.meanings[title]?.assistsLeader === true && !assistsLeader;
      if (isOfAssistant) fits[title] ||= titleFit.lowerLevel;
      else if (fits[title] === titleFit.none || fits[title]! > titleFit.sameMeaning) fits[title] = titleFit.sameMeaning;
    }
  }

  /** Titles that cover the words of the role, or that cover a few of them and mean almost the same. */
  #addCovering(): void {
    const { words, wordsForPeople } = this.#wording;
    this.#eachCovering(words, (title, cover) => {
      const similarity = this.#similarity(title);
      if (cover < this.#minCover) {
        if (similarity !== undefined && similarity >= minSimilarityOfRelated && this.#namesField(title))
          this.#improve(title, titleFit.related);
      } else if (similarity === undefined || similarity >= minSimilarityOfCovering || this.#containing.has(title))
        this.#improve(title, this.#fitOfCovering(title));
    });
    this.#eachCovering(wordsForPeople, (title, cover) => {
      if (cover >= this.#minCover && (this.#similarity(title) ?? 1) >= minSimilarityOfCovering)
        this.#improve(title, titleFit.related);
    });
  }

  /** If the role is a function, a title that names other functions fits less well. */
  #fitOfCovering(title: number): number {
    if (this.#wording.functions.length === 0) return titleFit.sameMeaning;
    return this.#titles.meanings[title]!.functions.length === 0 ? titleFit.related : titleFit.otherLevel;
  }

  /** Titles of the same occupation. */
  #addLinked(): void {
    for (const concept of this.#wording.concepts) {
      for (const title of this.#titles.withConcept(concept)) {
        const namesOtherFunction = this.#titles.meanings[title]!.functions.length > 0 && !this.#namesField(title);
        if ((this.#similarity(title) ?? 1) >= minSimilarityOfLinked && !namesOtherFunction)
          this.#improve(title, titleFit.related);
      }
    }
  }

  #addOfFunctions(): void {
    const { functions, functionsBesideStaff } = this.#wording;
    // At another level, titles with the words come before other titles of the function.
    for (const title of this.#titles.withFunctions(functions))
      this.#improve(title, this.#isAtLevel(title) ? titleFit.sameMeaning : titleFit.related);
    for (const title of this.#titles.withFunctions(functionsBesideStaff)) this.#improve(title, titleFit.related);
  }

  /** Titles of the same field of work, for a role that nobody has. */
  #addOfField(): void {
    const { onlyFields, subject } = this.#wording;
    for (const title of this.#titles.withFunctions(onlyFields)) this.#improve(title, titleFit.otherLevel);
    this.#eachCovering(subject, (title, cover) => {
      if (cover >= minCoverOfCompanyTerms) this.#improve(title, titleFit.otherLevel);
    });
  }

  #addOfGradeOrLevel(): void {
    const { grade, level, words, isLevel } = this.#wording;
    const isOnlyGrade = grade !== 0 && words.length === 0;
    const isOnlyLevel = isLevel && grade === 0 && level < highestLevel;
    if (!isOnlyGrade && !isOnlyLevel) return;
    for (const [title, meaning] of this.#titles.meanings.entries()) {
      if (isOnlyGrade && meaning.grade === grade && meaning.level >= level) this.#improve(title, titleFit.sameMeaning);
      if (isOnlyLevel && meaning.level === level) this.#improve(title, titleFit.related);
    }
  }

  /** Titles with the initials of an abbreviation, of the functions named: a VPN is not a vice president. */
  #addWithInitials(): void {
    const { initials, functions } = this.#wording;
    if (initials === undefined) return;
    for (const title of this.#titles.withInitials(initials)) {
      const named = this.#titles.meanings[title]!.functions;
      if (functions.every((one) => named.includes(one))) this.#improve(title, titleFit.contains);
    }
  }

  /** Sets the fit of a title, lowered for its level and grade, unless it fits better already. */
  #improve(title: number, fit: number): void {
    const adjusted = this.#atGrade(title, this.#isRelaxed ? this.#relaxedFit(title) : this.#atLevel(title, fit));
    const known = this.#fits[title]!;
    if (adjusted !== titleFit.none && (known === titleFit.none || adjusted < known)) this.#fits[title] = adjusted;
  }

  #relaxedFit(title: number): number {
    const { level } = this.#wording;
    return level === 0 || this.#titles.meanings[title]!.level === level ? titleFit.otherLevel : titleFit.lowerLevel;
  }

  /** Whether a title has the level of the role, if that has one; directors and those above them count as one level. */
  #isAtLevel(title: number): boolean {
    const { level: wanted } = this.#wording;
    const { level } = this.#titles.meanings[title]!;
    return wanted === 0 || level === wanted || (wanted >= 3 && level >= 3);
  }

  /** Lowers the fit of a title of another level. For the head of a department, a title without a level does not fit at all. */
  #atLevel(title: number, fit: number): number {
    if (this.#isAtLevel(title)) return fit;
    const { level } = this.#titles.meanings[title]!;
    if (this.#wording.level < 3 || level >= 2) return atOtherLevel(fit);
    return level === 1 ? titleFit.lowerLevel : titleFit.none;
  }

  /**
   * Lowers the fit of a title of another grade than the requested one, such as senior or trainee, and further for a
   * leader if the grade leads nobody.
   */
  #atGrade(title: number, fit: number): number {
    const { grade: wanted, leadsNobody } = this.#wording;
    const { grade, level } = this.#titles.meanings[title]!;
    if (wanted === 0 || grade === wanted || fit < titleFit.sameMeaning) return fit;
    if (leadsNobody && level > 0) return titleFit.lowerLevel;
    return atOtherLevel(fit);
  }

  /** Whether a title names a field of the role: who inspects quality does not control finances. True if the role names none. */
  #namesField(title: number): boolean {
    const { fields } = this.#wording;
    return fields.length === 0 || fields.some((one) => this.#titles.meanings[title]!.functions.includes(one));
  }

  /** Cosine similarity of the positions of the role and a title; undefined if the role's is not sharp or the title has none. */
  #similarity(title: number): number | undefined {
    const { position } = this.#wording;
    const titlePosition = this.#titles.positionOf(title);
    return position?.isSharp === true && titlePosition !== undefined
      ? positionSimilarity(position, titlePosition)
      : undefined;
  }

  /** Calls `take` with the titles that cover at least `minCoverOfRelated` of the words' weight, and with the share covered. */
  #eachCovering(words: readonly RoleWord[], take: (title: number, cover: number) => void): void {
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const covered = new Map<number, number>();
    for (const word of words)
      for (const [title, share] of this.#sharesOf(word))
        covered.set(title, (covered.get(title) ?? 0) + share * word.weight);
    for (const [title, sum] of covered) if (sum >= total * minCoverOfRelated) take(title, sum / total);
  }

  /** The titles that have a word of the role in some language, each with the likelihood that they do. */
  #sharesOf({ terms, text, functions = [] }: RoleWord): ReadonlyMap<number, number> {
    const shares = new Map<number, number>();
    if (text !== undefined) for (const title of this.#titles.withWord(text)) shares.set(title, 1);
    for (const one of functions) for (const title of this.#titles.withFunction(one)) shares.set(title, 1);
    for (const [term, share] of terms) {
      for (const { title, share: shareInTitle } of this.#titles.withTerm(term)) {
        const product = Math.sqrt(share * shareInTitle);
        if (product > (shares.get(title) ?? 0)) shares.set(title, product);
      }
    }
    return shares;
  }
}
