import { RecentCache } from '../columns/recent-cache.ts';
import type { Segment } from '../segment/segment.ts';
import type { ConceptLinker } from './linking/concept-linker.ts';
import type { KnownWords } from './linking/known-words.ts';
import { JobFamilyBook, type JobFamilyLabels } from './company/job-family-book.ts';
import { type CountryLabels, PlaceBook } from './places/place-book.ts';
import type { Role } from './roles/role.ts';
import { SegmentTitles } from './roles/segment-titles.ts';
import type { TitleAnalysis } from './roles/title-ranges.ts';
import { TitleScheduler } from './roles/title-scheduler.ts';
import { UnitBook, type UnitLabels } from './company/unit-book.ts';
import { MeaningReader } from './roles/work-meaning.ts';
import { WorkWordReader, type WorkWords } from './roles/work-words.ts';

/** Maximum number of cached roles. */
const maxRoles = 500;
/** Maximum number of titles whose words are cached for highlighting: result pages show the same titles repeatedly. */
const maxTitles = 1000;

/** A company's own names for countries and for its units. */
export interface CompanyLists {
  readonly countries?: readonly CountryLabels[];
  readonly units?: readonly UnitLabels[];
}

/**
 * What texts are read with: occupations, words for functions and levels, places, and the company's units and job families.
 * Several indexes may share one.
 */
export class Vocabulary {
  readonly linker: ConceptLinker;
  readonly knownWords: KnownWords;
  readonly work: WorkWordReader;
  readonly places: PlaceBook;
  readonly units: UnitBook;
  readonly reader: MeaningReader;
  readonly families: JobFamilyBook;
  /** The words of recently displayed titles, by title. */
  readonly titleAnalyses = new RecentCache<TitleAnalysis>(maxTitles);
  readonly #scheduler = new TitleScheduler();
  readonly #roles = new RecentCache<Role>(maxRoles);
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
    this.knownWords = linker.knownWords;
    this.work = new WorkWordReader(words);
    this.reader = new MeaningReader(linker, this.work);
    this.families = new JobFamilyBook(families, this.knownWords, this.work);
  }

  /** Returns the cached role with a key, or reads and caches it. */
  role(key: string, read: () => Role): Role {
    return this.#roles.getOrMake(key, read);
  }

  titlesOf(segment: Segment): SegmentTitles {
    let titles = this.#titles.get(segment.data);
    if (titles === undefined) {
      titles = new SegmentTitles(segment, this.reader, this.#scheduler);
      this.#titles.set(segment.data, titles);
    }
    return titles;
  }
}
