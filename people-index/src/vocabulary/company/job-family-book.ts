import { RecentCache } from '../../columns/recent-cache.ts';
import { fold } from '../../language/fold.ts';
import type { KnownWords } from '../linking/known-words.ts';
import { isLinkingWord, isStopWord } from '../words/stop-words.ts';
import { wordsOfTitle } from '../words/title-words.ts';
import type { WorkWordReader } from '../roles/work-words.ts';

/** "And" in the languages of the interface. */
const and: ReadonlySet<string> = new Set(['et', 'and', 'e', 'ed', 'y', 'en']);
/** Maximum number of letters of an abbreviation of a function. */
const longestAbbreviation = 4;
/** Maximum number of texts whose job families are cached. */
const maxCached = 500;
/** Minimum share of a translation relative to the likeliest one. */
const minShare = 0.5;
/** Minimum number of content words of a translated label; a single one may be just one word of another label. */
const minTranslatedWords = 2;

/** A company's code for a job family, and its names. */
export interface JobFamilyLabels {
  readonly code: string;
  /** In all languages. */
  readonly labels: readonly string[];
}

interface Family {
  readonly code: string;
  readonly words: ReadonlySet<string>;
  readonly functions: ReadonlySet<number>;
  /** The meaning of each label. */
  readonly meanings: readonly Meaning[];
}

/** For each content word, its likely translations into the first language of the vocabulary. */
type Meaning = readonly ReadonlySet<number>[];

/** The job families of a company, by their names in any language. */
export class JobFamilyBook {
  readonly #labels: readonly JobFamilyLabels[];
  readonly #knownWords: KnownWords;
  readonly #work: WorkWordReader;
  /** Codes by folded label, for labels of several words. */
  readonly #byLabel: ReadonlyMap<string, string>;
  readonly #codes = new RecentCache<readonly string[]>(maxCached);
  #known: readonly Family[] | undefined;

  constructor(families: readonly JobFamilyLabels[], knownWords: KnownWords, work: WorkWordReader) {
    this.#labels = families;
    this.#knownWords = knownWords;
    this.#work = work;
    this.#byLabel = new Map(
      families.flatMap(({ code, labels }) => labels.flatMap(formsOf).map((form) => [form, code] as const)),
    );
  }

  /** The code of the family with a label of several words. @param name folded */
  codeOfLabel(name: string): string | undefined {
    return this.#byLabel.get(name);
  }

  /**
   * The codes of the families that words name: by a label; by an abbreviation of one of its functions, or a word for it
   * in any language that does not denote a person (`Steuern`, but not `Steuerberater`); or by the translation of a
   * label.
   *
   * @param words folded
   */
  namedBy(words: readonly string[]): readonly string[] {
    return this.#codes.getOrMake(words.join(' '), () => this.#find(words));
  }

  #find(words: readonly string[]): readonly string[] {
    const byLabel = this.#byLabel.get(words.join(' '));
    const { functions, isFunction, isLevel, level } = this.#work.read(words);
    const content = words.filter((word) => !isLinkingWord(word));
    const isOfFunctions =
      level === 0 && words.every((word, index) => isFunction[index]! || isLevel[index]! || isLinkingWord(word));
    const found = isOfFunctions ? this.#byFunctions(content, functions) : [];
    if (byLabel !== undefined) return [...new Set([byLabel, ...found])];
    return found.length > 0 || isOfFunctions ? found : this.#translated(content);
  }

  #byFunctions(words: readonly string[], functions: readonly number[]): readonly string[] {
    const isAbbreviation = words.join('').length <= longestAbbreviation;
    const isName = this.#families.some(({ words: familyWords }) => words.every((word) => familyWords.has(word)));
    const isByName = isAbbreviation || isName;
    if (!isByName && words.some((word) => this.#knownWords.denotesPerson(word))) return [];
    const holds = ({ functions: familyFunctions }: Family) =>
      isByName
        ? functions.some((one) => familyFunctions.has(one))
        : functions.length > 0 && functions.every((one) => familyFunctions.has(one));
    // Families with fewer other functions come first.
    return this.#families
      .filter(holds)
      .toSorted((one, other) => one.functions.size - other.functions.size)
      .map(({ code }) => code);
  }

  #translated(words: readonly string[]): readonly string[] {
    if (words.some((word) => this.#knownWords.denotesPerson(word))) return [];
    const meaning = this.#meaningOf(words);
    if (meaning.length < minTranslatedWords || meaning.some((terms) => terms.size === 0)) return [];
    const isTranslation = ({ meanings }: Family) =>
      isWithin(meaning, meanings.flat()) && meanings.some((familyMeaning) => isWithin(familyMeaning, meaning));
    return this.#families.filter(isTranslation).map(({ code }) => code);
  }

  get #families(): readonly Family[] {
    this.#known ??= this.#labels.map(({ code, labels }) => {
      const texts = labels.map(wordsOfTitle);
      return {
        code,
        words: new Set(texts.flat()),
        functions: new Set(texts.flatMap((words) => this.#work.read(words).functions)),
        meanings: texts.map((words) => this.#meaningOf(words)),
      };
    });
    return this.#known;
  }

  #meaningOf(words: readonly string[]): Meaning {
    const languages = this.#knownWords.languagesOf(words.map((text) => ({ text, isInBrackets: false })));
    const content = words.filter(
      (word) => !isLinkingWord(word) && !languages.some((language) => isStopWord(word, language)),
    );
    return content.flatMap((word) =>
      this.#knownWords.pivotsOf(word, languages).map((terms) => {
        const maxShare = Math.max(0, ...terms.map(([, share]) => share));
        return new Set(terms.flatMap(([term, share]) => (share >= maxShare * minShare ? [term] : [])));
      }),
    );
  }
}

/** Whether each word of one meaning may be the same as a word of the other. */
function isWithin(one: Meaning, other: Meaning): boolean {
  return one.every((terms) => other.some((others) => !terms.isDisjointFrom(others)));
}

/** The forms in which a label may be typed: whole, and up to the first "and": `Réseaux de chaleur` for "Réseaux de chaleur et de froid". */
function formsOf(label: string): string[] {
  const words = label.split(' ');
  const end = words.findIndex((word) => and.has(word));
  const forms = end < 0 ? [label] : [label, words.slice(0, end).join(' ')];
  return forms.map(fold).filter((form) => form.includes(' '));
}
