import { RecentCache } from '../../columns/recent-cache.ts';
import type { Segment } from '../../segment/segment.ts';
import { fitTitles } from './fit-titles.ts';
import type { Role } from './role.ts';
import { titleFit } from './title-fit.ts';
import { TitleIndex } from './title-index.ts';
import type { TitleScheduler } from './title-scheduler.ts';
import type { MeaningReader } from './work-meaning.ts';

/** Maximum number of roles whose fits are cached per segment, and minimum number if there are many titles. */
const maxRoles = 500;
const minRoles = 8;
/** Maximum number of bytes for cached fits, apart from that minimum. */
const bytesOfFits = 2_000_000;

/** The distinct titles of a segment, read and linked to occupations partly in the background, from its construction on. */
export class SegmentTitles {
  readonly #titles: TitleIndex;
  readonly #scheduler: TitleScheduler;
  readonly #fits: RecentCache<Uint8Array>;
  readonly #read = Promise.withResolvers<void>();
  /** Resolves when all titles are read, so that they can be found by their words. */
  readonly whenRead = this.#read.promise;
  /** Resolves when all titles are also linked to concepts. */
  readonly whenComplete: Promise<void>;

  constructor(segment: Segment, reader: MeaningReader, scheduler: TitleScheduler) {
    this.#titles = new TitleIndex(segment, reader);
    this.#scheduler = scheduler;
    const rolesInBytes = Math.floor(bytesOfFits / this.#titles.size);
    this.#fits = new RecentCache(Math.min(maxRoles, Math.max(minRoles, rolesInBytes)));
    this.whenComplete = this.#readLater();
  }

  /** Number of titles read so far plus number of titles linked so far. */
  get progress(): number {
    return this.#titles.read + this.#titles.linked;
  }

  get #isRead(): boolean {
    return this.#titles.read === this.#titles.size;
  }

  get #isComplete(): boolean {
    return this.#titles.linked === this.#titles.size;
  }

  /** Reads and links titles for a search that needs them now: all, unless there are many. */
  #readNow(): void {
    const titles = this.#titles;
    const { quota } = this.#scheduler;
    while (!this.#isRead && quota.read > 0 && quota.readUncached > 0) {
      quota.read--;
      if (!titles.isNextReadCached) quota.readUncached--;
      titles.readNext();
    }
    while (titles.linked < titles.read && quota.linked > 0 && quota.linkedUncached > 0) {
      quota.linked--;
      if (!titles.isNextLinkCached) quota.linkedUncached--;
      titles.linkNext();
    }
  }

  async #readLater(): Promise<void> {
    while (!this.#isComplete) {
      const end = await this.#scheduler.next();
      while (!this.#isRead && performance.now() < end) this.#titles.readNext();
      if (this.#isRead) this.#read.resolve();
      while (this.#isRead && !this.#isComplete && performance.now() < end) this.#titles.linkNext();
    }
    this.#read.resolve();
  }

  /** Whether any title has a word, in any gender form. @param word folded */
  hasWord(word: string): boolean {
    return this.#titles.withWord(word).length > 0;
  }

  /** Whether any title has consecutive words with the initials. @param letters folded */
  hasInitials(letters: string): boolean {
    return this.#titles.hasInitials(letters);
  }

  /** How well each title fits a role, see `titleFit`. */
  fits(role: Role): Uint8Array {
    const known = this.#fits.get(role.key);
    if (known !== undefined) return known;
    if (!this.#isComplete) this.#readNow();
    const fits = fitTitles(this.#titles, role);
    if (this.#isComplete) this.#fits.set(role.key, fits);
    return fits;
  }

  /** Whether any title fits a role. */
  hasFit(role: Role): boolean {
    return this.fits(role).some((fit) => fit !== titleFit.none);
  }
}
