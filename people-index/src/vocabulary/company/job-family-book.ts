import { RecentCache } from '../../columns/recent-cache.ts';
import { fold } from '../../language/fold.ts';
import type { ConceptLinker } from '../linking/concept-linker.ts';
import { isLinkingWord, isLittleWord } from '../words/stop-words.ts';
import { wordsOfTitle } from '../words/title-words.ts';
import type { WorkWordReader } from '../work/work-words.ts';

/** "And" in the languages of the interface. */
const and: ReadonlySet<string> = new Set(['et', 'and', 'e', 'ed', 'y', 'en']);
const longestAbbreviation = 4;
const maxRemembered = 500;
/** Of what a word is in the first language, less than this share of the likeliest is another word. */
const minShare = 0.5;
/** So many words are a name in another language; one may be a word among others. */
const fewestTranslated = 2;

export interface JobFamilyLabels {
  readonly code: string;
  /** In all languages. */
  readonly labels: readonly string[];
}

interface Family {
  readonly code: string;
  readonly words: ReadonlySet<string>;
  readonly functions: ReadonlySet<number>;
  /** Each label as the terms of its telling words. */
  readonly meanings: readonly Meaning[];
}

/** For each telling word, what it may be in the first language of the vocabulary. */
type Meaning = readonly ReadonlySet<number>[];

/** The job families of a company, by their names in any language. */
export class JobFamilyBook {
  readonly #labels: readonly JobFamilyLabels[];
  readonly #linker: ConceptLinker;
  readonly #work: WorkWordReader;
  /** Codes by each label of several words, folded. */
  readonly #byLabel: ReadonlyMap<string, string>;
  readonly #codes = new RecentCache<readonly string[]>(maxRemembered);
  #known: readonly Family[] | undefined;

  constructor(families: readonly JobFamilyLabels[], linker: ConceptLinker, work: WorkWordReader) {
    this.#labels = families;
    this.#linker = linker;
    this.#work = work;
    this.#byLabel = new Map(
      families.flatMap(({ code, labels }) => labels.flatMap(formsOf).map((form) => [form, code] as const)),
    );
  }

  /** The code of the family with a name of several words. @param name folded */
  called(name: string): string | undefined {
    return this.#byLabel.get(name);
  }

  /**
   * The families that words name: by their label; by an abbreviation of a function that is theirs, or a word for it in any language, but for one of who does that work
   * (`Steuern`, not `Steuerberater`); or by a label in another language. @param words folded
   */
  namedBy(words: readonly string[]): readonly string[] {
    return this.#codes.getOrMake(words.join(' '), () => this.#find(words));
  }

  #find(words: readonly string[]): readonly string[] {
    const called = this.#byLabel.get(words.join(' '));
    const { functions, isFunction, isLevel, level } = this.#work.read(words);
    const telling = words.filter((word) => !isLinkingWord(word));
    const isOfFunctions =
      level === 0 && words.every((word, place) => isFunction[place]! || isLevel[place]! || isLinkingWord(word));
    const found = isOfFunctions ? this.#byFunctions(telling, functions) : [];
    if (called !== undefined) return [...new Set([called, ...found])];
    return found.length > 0 || isOfFunctions ? found : this.#translated(telling);
  }

  #byFunctions(words: readonly string[], functions: readonly number[]): readonly string[] {
    const isAbbreviation = words.join('').length <= longestAbbreviation;
    const isName = this.#families.some(({ words: own }) => words.every((word) => own.has(word)));
    const isAny = isAbbreviation || isName;
    if (!isAny && words.some((word) => this.#linker.isWhoWorks(word))) return [];
    const holds = ({ functions: own }: Family) =>
      isAny ? functions.some((one) => own.has(one)) : functions.length > 0 && functions.every((one) => own.has(one));
    // Whose name says little else comes first.
    return this.#families
      .filter(holds)
      .toSorted((one, other) => one.functions.size - other.functions.size)
      .map(({ code }) => code);
  }

  #translated(words: readonly string[]): readonly string[] {
    if (words.some((word) => this.#linker.isWhoWorks(word))) return [];
    const meaning = this.#meaningOf(words);
    if (meaning.length < fewestTranslated || meaning.some((terms) => terms.size === 0)) return [];
    const isMeant = ({ meanings }: Family) =>
      isWithin(meaning, meanings.flat()) && meanings.some((own) => isWithin(own, meaning));
    return this.#families.filter(isMeant).map(({ code }) => code);
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
    const languages = this.#linker.languagesOf(words.map((text) => ({ text, isAside: false })));
    const telling = words.filter(
      (word) => !isLinkingWord(word) && !languages.some((language) => isLittleWord(word, language)),
    );
    return telling.flatMap((word) =>
      this.#linker.pivotsOf(word, languages).map((terms) => {
        const most = Math.max(0, ...terms.map(([, share]) => share));
        return new Set(terms.flatMap(([term, share]) => (share >= most * minShare ? [term] : [])));
      }),
    );
  }
}

/** Whether each word of one meaning is a word of another. */
function isWithin(one: Meaning, other: Meaning): boolean {
  return one.every((terms) => other.some((others) => !terms.isDisjointFrom(others)));
}

/** A label as it may be typed: whole, and without what `and` adds at its end: `Réseaux de chaleur` of "Réseaux de chaleur et de froid". */
function formsOf(label: string): string[] {
  const words = label.split(' ');
  const end = words.findIndex((word) => and.has(word));
  const forms = end < 0 ? [label] : [label, words.slice(0, end).join(' ')];
  return forms.map(fold).filter((form) => form.includes(' '));
}
