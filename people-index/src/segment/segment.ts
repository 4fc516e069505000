import { fold } from '../language/fold.ts';
import { BitSet } from '../columns/bit-set.ts';
import { TokenDictionary } from '../columns/token-dictionary.ts';
import type { IndexedPerson, PersonSummary } from '../person.ts';
import type { Workplace } from '../search-query.ts';
import { topicsValue } from './attribute-builder.ts';
import { packPhones, unpackPhone } from './phone-number.ts';
import { rankOf } from './rank.ts';
import { recordFields, storedNames } from './record-fields.ts';
import { SegmentCaches } from './segment-caches.ts';
import { SearchWorkspace } from './search-workspace.ts';
import {
  type AttributeField,
  attributeFields,
  type AttributeTable,
  gbuSeparator,
  searchedFields,
  type SegmentData,
  topicSeparator,
} from './segment-data.ts';

/** A token that a word matches other than literally. */
export interface Expansion {
  readonly token: number;
  /** Index in TIERS. */
  readonly tier: number;
  /** 0 (closest) to 3. */
  readonly distance: number;
  readonly kind: 'nickname' | 'abbreviation' | 'phonetic' | 'script' | 'typo';
  /** Restricts the match to readings of names in another script, or to names as they are written. */
  readonly only?: 'readings' | 'written';
  /** The match in the words that `only` excludes, at a weaker tier. */
  readonly weaker?: Expansion;
}

/** A token that differs from a word by typos. */
export interface Misspelling {
  readonly token: number;
  readonly typos: 1 | 2;
}

/** Fields of a person that may change while the row stays: they are in no dictionary, and no order depends on them. */
export interface Details {
  /** Packed. */
  readonly phones: readonly number[];
  readonly photoVersion: string;
}

/** Maximum number of rows with changed details: every search for a phone number visits all of them. */
const maxDetails = 4096;

type Compared = Exclude<keyof IndexedPerson, 'id' | 'otherNames' | 'topics' | 'rank' | keyof Details>;

/** The fields that cannot change in a row, apart from lists and rank. A missing field is a type error here: its changes would be lost. */
const immutableFields = Object.keys({
  login: true,
  firstName: true,
  lastName: true,
  email: true,
  groupIdentifier: true,
  title: true,
  company: true,
  entity: true,
  city: true,
  site: true,
  country: true,
  gbuCode: true,
  gbuName: true,
  jobFamily: true,
  state: true,
  domain: true,
  employeeType: true,
} satisfies { readonly [field in Compared]: true }) as Compared[];

/** A segment with its dictionaries, caches and removed rows. One class, although long, because lookups and changes share the caches. */
export class Segment {
  readonly data: SegmentData;
  readonly tokens: TokenDictionary;
  readonly attributeTokens: TokenDictionary;
  /** The attribute tables in the order of `attributeFields`. */
  readonly tables: readonly AttributeTable[];
  readonly values: number;
  /** Values below this number belong to the fields that a search text matches. */
  readonly searchedValues: number;
  removed: BitSet | undefined;
  removedRows = 0;
  /** Rows with details that have changed since the segment was built. */
  readonly details = new Map<number, Details>();
  readonly caches = new SegmentCaches();
  readonly workspace: SearchWorkspace;
  #rankStarts: Uint32Array | undefined;
  readonly #valuesByText = new Map<AttributeField, Map<string, number[]>>();

  constructor(data: SegmentData) {
    this.data = data;
    this.workspace = new SearchWorkspace(data);
    this.tokens = new TokenDictionary(data.tokens);
    this.attributeTokens = new TokenDictionary(data.attributeTokens);
    this.tables = attributeFields.map((field) => data.attributes[field]);
    const last = this.tables.at(-1)!;
    this.values = last.firstValue + last.texts.length;
    this.searchedValues = this.tables[searchedFields]!.firstValue;
  }

  get people(): number {
    return this.data.rows - this.removedRows;
  }

  /** The first row of each rank, followed by the number of rows. Rows of equal rank are in name order. */
  get rankStarts(): Uint32Array {
    if (this.#rankStarts === undefined) {
      const { rank, rows } = this.data;
      const starts = [0];
      for (let row = 1; row < rows; row++) if (rank[row] !== rank[row - 1]) starts.push(row);
      this.#rankStarts = Uint32Array.of(...starts, rows);
    }
    return this.#rankStarts;
  }

  isRemoved(row: number): boolean {
    return this.removed !== undefined && this.removed.has(row);
  }

  remove(row: number): void {
    this.removed ??= new BitSet(this.data.rows);
    this.removed.add(row);
    this.removedRows++;
    this.details.delete(row);
  }

  /** Whether the row can represent the person: it is equal, or, with `mayChange`, equal except for details, which are then replaced. */
  tryUpdate(row: number, person: IndexedPerson, mayChange: boolean): boolean {
    const stored = this.person(row);
    if (immutableFields.some((field) => stored[field] !== person[field])) return false;
    if (stored.rank !== rankOf(person) || !isSameList(stored.otherNames, storedNames(person.otherNames))) return false;
    if (this.text('topics', row) !== topicsValue(person.topics)) return false;
    const details = { phones: packPhones(person.phones), photoVersion: person.photoVersion };
    if (stored.photoVersion === details.photoVersion && isSameList(this.#phonesOf(row), details.phones)) return true;
    if (!mayChange || (this.details.size >= maxDetails && !this.details.has(row))) return false;
    this.details.set(row, details);
    this.caches.summaries.forget(row);
    return true;
  }

  /** Values of a field whose folded text is `folded`; for a GBU, its code or name. Intended for fields with few values. */
  valuesOf(field: AttributeField, folded: string): readonly number[] {
    let values = this.#valuesByText.get(field);
    if (values === undefined) {
      values = new Map<string, number[]>();
      for (const [value, text] of this.data.attributes[field].texts.entries()) {
        for (const part of new Set(text.split(gbuSeparator).map(fold))) {
          const rows = values.get(part);
          if (rows === undefined) values.set(part, [value]);
          else rows.push(value);
        }
      }
      values.delete('');
      this.#valuesByText.set(field, values);
    }
    return values.get(folded) ?? [];
  }

  /** The row of a person, or -1. */
  rowOf(id: number): number {
    const { byId, ids } = this.data;
    for (let index = this.#indexById(id); index < byId.length && ids[byId[index]!] === id; index++) {
      if (!this.isRemoved(byId[index]!)) return byId[index]!;
    }
    return -1;
  }

  /**
   * The first index in `byId` with this id or a higher one. Ids have few gaps, so the index is usually near its linear interpolation, and
   * an exponential search from there reads fewer rows than a binary search.
   */
  #indexById(id: number): number {
    const { byId, ids } = this.data;
    const last = byId.length - 1;
    if (last < 0 || id <= ids[byId[0]!]!) return 0;
    const [lowest, highest] = [ids[byId[0]!]!, ids[byId[last]!]!];
    if (id > highest) return last + 1;
    const likely = Math.floor(((id - lowest) / (highest - lowest)) * last);
    let [low, high] = [likely, likely];
    for (let step = 1; low > 0 && ids[byId[low - 1]!]! >= id; step *= 2) {
      high = low;
      low = Math.max(0, low - step);
    }
    for (let step = 1; high <= last && ids[byId[high]!]! < id; step *= 2) {
      low = high + 1;
      high = Math.min(last + 1, high + step);
    }
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[byId[middle]!]! < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether a removed row of this person is still stored. */
  retains(id: number): boolean {
    const { byId, ids } = this.data;
    for (let index = this.#indexById(id); index < byId.length && ids[byId[index]!] === id; index++) {
      if (this.isRemoved(byId[index]!)) return true;
    }
    return false;
  }

  text(field: AttributeField, row: number): string {
    const table = this.data.attributes[field];
    return table.texts[table.column[row]!]!;
  }

  topics(row: number): readonly string[] {
    const text = this.text('topics', row);
    return text === '' ? [] : text.split(topicSeparator);
  }

  firstName(row: number): string {
    return this.data.firstNames.texts[this.data.firstName[row]!]!;
  }

  lastName(row: number): string {
    return this.data.lastNames.texts[this.data.lastName[row]!]!;
  }

  /** Cached, because the same people are shown after every keystroke. */
  summary(row: number): PersonSummary {
    return this.caches.summaries.getOrMake(row, this.#readSummary);
  }

  readonly #readSummary = (row: number): PersonSummary => {
    const { login, email, photoVersion } = recordFields(this.data, row);
    const gbu = this.text('gbu', row);
    return {
      id: this.data.ids[row]!,
      login,
      firstName: this.firstName(row),
      lastName: this.lastName(row),
      title: this.text('title', row),
      email,
      company: this.text('company', row),
      city: this.text('city', row),
      country: this.text('country', row),
      gbuName: gbu.slice(gbu.indexOf(gbuSeparator) + 1),
      photoVersion: this.details.get(row)?.photoVersion ?? photoVersion,
      hasPhone: this.#hasPhone(row),
    };
  };

  #hasPhone(row: number): boolean {
    const details = this.details.size === 0 ? undefined : this.details.get(row);
    const { starts } = this.data.phones;
    return details === undefined ? starts[row]! < starts[row + 1]! : details.phones.length > 0;
  }

  #phonesOf(row: number): readonly number[] {
    const { starts, numbers } = this.data.phones;
    return this.details.get(row)?.phones ?? Array.from(numbers.subarray(starts[row]!, starts[row + 1]!));
  }

  /** Where the person works; '' if unknown. Cached, because each search needs the workplace of its viewer. */
  workplace(row: number): Workplace {
    return this.caches.workplaces.getOrMake(row, this.#readWorkplace);
  }

  readonly #readWorkplace = (row: number): Workplace => ({
    site: this.text('site', row),
    city: this.text('city', row),
    unit: this.text('entity', row),
    country: this.text('country', row),
  });

  /** The person as indexed, with phone numbers in canonical form. */
  person(row: number): IndexedPerson {
    const { rank, isExternal } = this.data;
    const { groupIdentifier, otherNames } = recordFields(this.data, row);
    const { hasPhone: _, ...summary } = this.#readSummary(row);
    return {
      ...summary,
      otherNames,
      groupIdentifier,
      phones: this.#phonesOf(row).map(unpackPhone),
      entity: this.text('entity', row),
      site: this.text('site', row),
      gbuCode: this.text('gbu', row).split(gbuSeparator)[0] ?? '',
      topics: this.topics(row),
      jobFamily: this.text('jobFamily', row),
      domain: this.text('domain', row),
      state: this.text('state', row),
      employeeType: isExternal[row] === 1 ? 'E' : 'I',
      rank: rank[row]!,
    };
  }

  /** All people who are not removed, in row order. */
  *everybody(): Generator<IndexedPerson> {
    for (let row = 0; row < this.data.rows; row++) if (!this.isRemoved(row)) yield this.person(row);
  }
}

function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
