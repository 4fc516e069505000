import { memoize } from '../../columns/recent-cache.ts';
import { CompanyTerms, type PhraseReading, type Pivots } from './company-terms.ts';
import type { LabelTable } from './concept-tables.ts';
import type { LabelIndex } from './label-index.ts';
import type { LabelWordDictionary } from './label-word-dictionary.ts';
import { peopleTerms } from './people-terms.ts';
import { masculineForm } from '../words/gender-forms.ts';
import { hasCompounds } from '../words/split-compound.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import { readTitle, type TitleWord } from '../words/title-words.ts';

/** Maximum number of languages that are tried if none is given. */
const maxLanguages = 3;
/** Weight of translations from other languages if English is one of the languages of the text. */
const weightBesideEnglish = 0.5;
/** Weight of a translation that only some languages of a word have, beside one that all of them have. */
const weightBesideCommon = 0.5;
/** Minimum share of such a translation, relative to the common one in the same language, for its full weight. */
const minLead = 1.08;
/** Languages whose log-likelihood is lower than the highest by more than this are ignored. */
const maxLikelihoodGap = 4;
/** Bonus for English as a log-likelihood, because English words occur in titles in all languages. */
const englishLikelihood = 1;
/** Assumed share of labels that contain a stop word; the tables have no counts of these. */
const shareOfStopWord = 0.05;
/** Weight of a word's translations according to labels, if companies use the word differently. */
const weightBesideCompanyTerm = 0.7;
/** Rarity of terms that are in no label: the common term for staff, and other words of companies. */
const rarityOfStaff = 2.5;
const rarityOfCompanyTerm = 6;
/** Minimum share of the labels with a word in which it is the head, for a word that denotes people rather than work. */
const minAsHead = 0.5;
/** Maximum number of words, known or not, that are cached. */
const maxCached = 16_384;

/** What single words mean, in the labels of a vocabulary and in companies, and in which languages they occur. */
export class KnownWords {
  readonly #knowledgeOf = memoize(maxCached, (word) => this.#lookUpWord(word));
  readonly #companyTerms: CompanyTerms;
  readonly #peopleTerms: ReadonlyMap<number, readonly number[]>;
  readonly #indexes: ReadonlyMap<string, LabelIndex>;

  /** @param indexes by language, in the order of the tables @param first the labels in the first language */
  constructor(indexes: ReadonlyMap<string, LabelIndex>, first: Pick<LabelTable, 'terms' | 'language'> | undefined) {
    const { terms = [], language = 'en' } = first ?? {};
    this.#indexes = indexes;
    this.#companyTerms = new CompanyTerms(terms, language);
    this.#peopleTerms = peopleTerms(terms);
  }

  /** Whether a word, or each part of it as a compound, occurs in labels of a language. */
  has(word: string): boolean {
    return this.#knowledgeOf(word) !== 'none';
  }

  /** Whether a word is a whole label in any language. @param word folded */
  isLabel(word: string): boolean {
    return this.#indexes
      .entries()
      .some(([language, index]) => !isStopWord(word, language) && index.isLabel(stem(word, language)));
  }

  /**
   * Whether a word denotes a person who does some work rather than the work: it is a label by itself, or it and its
   * translation are mostly the heads of the labels that contain them. `Steuerberater` and `Ingenieur`, but not
   * `Steuern` and `Engineering`.
   *
   * @param word folded
   */
  denotesPerson(word: string): boolean {
    if (this.isLabel(word)) return true;
    const languages = this.languagesOf([{ text: word, isInBrackets: false }]);
    const [first] = (this.pivotsOf(word, languages).at(-1) ?? []).toSorted((one, other) => other[1] - one[1]);
    if (first === undefined || this.#first.shareAsHead(first[0]) < minAsHead) return false;
    return languages.some((language) => this.#indexes.get(language)!.shareAsHead(word) >= minAsHead);
  }

  /** Whether a word is known only as a compound of other words. */
  isCompound(word: string): boolean {
    return this.#knowledgeOf(word) === 'parts';
  }

  #lookUpWord(word: string): 'whole' | 'parts' | 'none' {
    if (this.#companyTerms.pivotsOf(word) !== undefined) return 'whole';
    const isOfLabel = this.#indexes
      .entries()
      .some(([language, index]) => !isStopWord(word, language) && index.knows(stem(word, language)));
    if (isOfLabel) return 'whole';
    if (this.#indexes.values().some((index) => index.pivotsOf(word).length > 1)) return 'parts';
    return this.#compoundOf(word, this.languages) === undefined ? 'none' : 'parts';
  }

  /** Translates a word, or each part of a compound, into terms of the first language with a share up to 1. @param word folded */
  pivotsOf(word: string, languages: readonly string[]): Pivots {
    const companyPivots = this.#companyTerms.pivotsOf(word);
    if (companyPivots === undefined) return this.#pivotsOfLabels(word, languages);
    const [byLabels, ...others] = this.#pivotsOfLabels(word, languages);
    if (byLabels === undefined || others.length > 0 || companyPivots.length > 1) return companyPivots;
    const found = new Map(byLabels.map(([term, share]) => [term, share * weightBesideCompanyTerm]));
    for (const [term, share] of companyPivots[0]!) found.set(term, Math.max(found.get(term) ?? 0, share));
    return [[...found]];
  }

  /**
   * If all languages that know a word have a translation in common, another one counts less, unless it is likelier in its language: `projet`
   * is a project in French and Portuguese rather than commissioning, but `planta` a plant in Spanish although a flower in three languages.
   */
  #pivotsOfLabels(word: string, languages: readonly string[]): Pivots {
    const byLanguage: { readonly part: number; readonly shares: ReadonlyMap<number, number> }[] = [];
    let parts: (readonly (readonly [number, number])[])[] = [];
    for (const language of languages) {
      const labelPivots = this.#indexes.get(language)?.pivotsOf(word) ?? [];
      if (labelPivots.length > 1 && parts.length === 0) parts = labelPivots;
      if (labelPivots.length !== 1) continue;
      // An English word is taken as English first, whatever it means in other languages.
      const part = language !== 'en' && languages.includes('en') ? weightBesideEnglish : 1;
      byLanguage.push({ part, shares: new Map(labelPivots[0]!) });
    }
    const isCommon = (term: number) => byLanguage.every(({ shares }) => shares.has(term));
    const found = new Map<number, number>();
    for (const { part, shares } of byLanguage) {
      const common = Math.max(0, ...Array.from(shares, ([term, share]) => (isCommon(term) ? share : 0)));
      for (const [term, share] of shares) {
        const weight = common === 0 || isCommon(term) || share >= common * minLead ? 1 : weightBesideCommon;
        found.set(term, Math.max(found.get(term) ?? 0, share * part * weight));
      }
    }
    if (found.size > 0) return [[...found]];
    return this.#compoundOf(word, languages) ?? (parts.length > 0 ? parts : [[]]);
  }

  /** Translates a compound of a company term and a known word. */
  #compoundOf(word: string, languages: readonly string[]): Pivots | undefined {
    const split = languages.some(hasCompounds) ? this.#companyTerms.split(word) : undefined;
    if (split === undefined) return undefined;
    const rest = this.pivotsOf(split.rest, languages);
    return rest[0]!.length === 0 ? undefined : [...split.pivots, ...rest];
  }

  /** Whether companies use a word in a meaning of their own, see data/work-terms.ts. @param word folded */
  isCompanyTerm(word: string): boolean {
    return this.#companyTerms.pivotsOf(word) !== undefined;
  }

  /** See `CompanyTerms.readPhrases`. @param words folded */
  readPhrases(words: readonly string[]): PhraseReading {
    return this.#companyTerms.readPhrases(words);
  }

  get staffTerm(): number {
    return this.#companyTerms.staffTerm;
  }

  /** The common term for staff if a word denotes staff of any kind, otherwise undefined. @param word folded */
  staffTermOf(word: string): number | undefined {
    return this.#companyTerms.isStaffWord(word) ? this.#companyTerms.staffTerm : undefined;
  }

  /** Whether a term is that of a word for staff of any kind. @param term of the first language */
  isStaffTerm(term: number): boolean {
    return this.#companyTerms.isStaffTerm(term);
  }

  /** See `peopleTerms`. @param term of the first language */
  peopleTermsOf(term: number): readonly number[] {
    return this.#peopleTerms.get(term) ?? [];
  }

  /** Inverse concept frequency of a term of the first language: low for common terms. */
  rarity(term: number): number {
    if (term === this.#companyTerms.staffTerm) return rarityOfStaff;
    return this.#first.rarity(term) || rarityOfCompanyTerm;
  }

  get languages(): readonly string[] {
    return [...this.#indexes.keys()];
  }

  /** The words of the labels, one dictionary per language. */
  get dictionaries(): readonly LabelWordDictionary[] {
    return Array.from(this.#indexes.values(), ({ words }) => words);
  }

  get #first(): LabelIndex {
    return this.#indexes.values().next().value!;
  }

  /**
   * The words of a title, in the masculine form if labels have that, so that the language of both forms is detected
   * alike: `charge` is also an English word, but `chargee` is not. English words and words of companies are left as they
   * are: `fábrica` is no form of `fabrico`.
   */
  wordsOf(title: string): TitleWord[] {
    const english = this.#indexes.get('en');
    return readTitle(title).map((word) => {
      const text = masculineForm(word.text);
      const isOther =
        text !== word.text && english?.knows(stem(word.text, 'en')) !== true && !this.isCompanyTerm(word.text);
      return isOther && this.#knowledgeOf(text) === 'whole' ? { ...word, text } : word;
    });
  }

  /** Detects the languages that know most of the words, the likeliest first. */
  languagesOf(words: readonly TitleWord[]): string[] {
    const known = [...this.#indexes].map(([language, index]) => {
      let count = 0;
      let likelihood = language === 'en' ? englishLikelihood : 0;
      for (const { text } of words) {
        const isStop = isStopWord(text, language);
        const stemmed = stem(text, language);
        if (isStop || index.knows(stemmed)) count++;
        likelihood += Math.log(Math.max(isStop ? shareOfStopWord : 0, index.commonness(stemmed)));
      }
      return { language, count, likelihood };
    });
    const maxCount = Math.max(...known.map(({ count }) => count));
    if (maxCount === 0) return this.#languagesOfCompounds(words);
    // One of several words may belong to another language.
    const minCount = words.length === 1 ? maxCount : Math.max(1, maxCount - 1);
    const likely = known
      .filter(({ language, count }) => count >= (language === 'en' ? maxCount : minCount))
      .toSorted((one, other) => other.likelihood - one.likelihood);
    if (words.length === 1) return likely.slice(0, maxLanguages).map(({ language }) => language);
    const best = likely.filter(({ likelihood }) => likelihood >= likely[0]!.likelihood - maxLikelihoodGap);
    // English words are borrowed by other languages in a narrower meaning: `engineer` for software only.
    if (best[0]!.language === 'en') return ['en'];
    return best.flatMap(({ language }) => (language === 'en' ? [] : [language])).slice(0, maxLanguages);
  }

  #languagesOfCompounds(words: readonly TitleWord[]): string[] {
    const found = this.#indexes
      .entries()
      .filter(([, index]) => words.some(({ text }) => index.pivotsOf(text).length > 1));
    const languages = Array.from(found, ([language]) => language).slice(0, maxLanguages);
    return languages.length > 0 ? languages : [...this.#indexes.keys()].slice(0, maxLanguages);
  }
}
