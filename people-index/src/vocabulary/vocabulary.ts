import { RecentCache } from '../columns/recent-cache.ts';
import { fold, foldWords } from '../language/fold.ts';
import type { Segment } from '../segment/segment.ts';
import type { ConceptLinker } from './concept-linker.ts';
import { type CountryLabels, PlaceBook } from './place-book.ts';
import type { Role } from './role-reading.ts';
import { SegmentTitles } from './segment-titles.ts';
import { UnitBook, type UnitLabels } from './unit-book.ts';
import { MeaningReader } from './work-meaning.ts';
import { WorkWordReader, type WorkWords } from './work-words.ts';

const mostRoles = 500;
/** "And" in the languages of the interface. */
const and: ReadonlySet<string> = new Set(['et', 'and', 'e', 'ed', 'y', 'en']);

export interface JobFamilyLabels {
  readonly code: string;
  /** In all languages. */
  readonly labels: readonly string[];
}

/** How a company calls countries and its units. */
export interface CompanyLists {
  readonly countries?: readonly CountryLabels[];
  readonly units?: readonly UnitLabels[];
}

/** What queries are read with: occupations, the words of companies, places, and the company's job families. Several indexes may share one. */
export class Vocabulary {
  readonly linker: ConceptLinker;
  readonly work: WorkWordReader;
  readonly places: PlaceBook;
  readonly units: UnitBook;
  readonly reader: MeaningReader;
  readonly #families: readonly { readonly code: string; readonly words: readonly string[] }[];
  readonly #roles = new RecentCache<Role>(mostRoles);
  /** Codes by each label, folded. */
  readonly #familiesByLabel: ReadonlyMap<string, string>;
  readonly #familyWords: readonly ReadonlySet<string>[];
  readonly #titles = new WeakMap<Segment['data'], SegmentTitles>();

  constructor(
    linker: ConceptLinker,
    words: WorkWords,
    families: readonly JobFamilyLabels[] = [],
    { countries = [], units = [] }: CompanyLists = {},
  ) {
    this.places = new PlaceBook(countries);
    this.units = new UnitBook(units);
    this.linker = linker;
    this.work = new WorkWordReader(words);
    this.reader = new MeaningReader(linker, this.work);
    this.#families = families.map(({ code, labels }) => ({ code, words: foldWords(labels.join(' , ')) }));
    this.#familiesByLabel = new Map(
      families.flatMap(({ code, labels }) => labels.flatMap(formsOfFamily).map((form) => [form, code] as const)),
    );
    this.#familyWords = this.#families.map(({ words: own }) => new Set(own));
  }

  /** A role by its text, of which some are remembered. */
  role(key: string, read: () => Role): Role {
    return this.#roles.getOrMake(key, read);
  }

  titlesOf(segment: Segment): SegmentTitles {
    let titles = this.#titles.get(segment.data);
    if (titles === undefined) {
      titles = new SegmentTitles(segment, this.reader);
      this.#titles.set(segment.data, titles);
    }
    return titles;
  }

  /** The job families that are named by a function; see `WorkWords`. */
  familiesOf(functions: readonly number[]): string[] {
    return this.#familyFunctions()
      .filter(({ own }) => functions.some((one) => own.has(one)))
      .map(({ code }) => code);
  }

  #known: { readonly code: string; readonly own: ReadonlySet<number> }[] | undefined;

  #familyFunctions() {
    this.#known ??= this.#families.map(({ code, words }) => ({ code, own: new Set(this.work.read(words).functions) }));
    return this.#known;
  }

  /** The code of the job family with a name of several words. @param name folded */
  familyCalled(name: string): string | undefined {
    return this.#familiesByLabel.get(name);
  }

  /** Whether words are those of a job family's name. */
  namesFamily(words: readonly string[]): boolean {
    return this.#familyWords.some((own) => words.every((word) => own.has(word)));
  }
}

/** A label as it may be typed: whole, and without what `and` adds at its end: `Réseaux de chaleur` of "Réseaux de chaleur et de froid". */
function formsOfFamily(label: string): string[] {
  const words = label.split(' ');
  const end = words.findIndex((word) => and.has(word));
  const forms = end < 0 ? [label] : [label, words.slice(0, end).join(' ')];
  return forms.map(fold).filter((form) => form.includes(' '));
}
