import { fold } from '../language/fold.ts';
import { BitSet } from '../columns/bit-set.ts';
import { RecentRows } from '../columns/recent-rows.ts';
import { RecentWords } from '../columns/recent-words.ts';
import { TokenDictionary } from '../columns/token-dictionary.ts';
import type { IndexedPerson, PersonSummary } from '../types/person.ts';
import type { Workplace } from '../types/search-query.ts';
import { emptyMarks, type MarkedNames } from './marked-names.ts';
import { unpackPhone } from './phone-book.ts';
import { recordFields } from './record-fields.ts';
import {
  type AttributeField,
  attributeFields,
  type AttributeTable,
  gbuSeparator,
  searchedFields,
  type SegmentData,
} from './segment-data.ts';

const mostRecentWords = 4096;

/** A token that a word reaches otherwise than literally. */
export interface Expansion {
  readonly token: number;
  /** Place of its tier in TIERS. */
  readonly tier: number;
  /** 0 the closest, to 3. */
  readonly distance: number;
  readonly kind: 'nickname' | 'phonetic' | 'script' | 'typo';
}

/** A segment with what is needed to look things up in it, and the rows that are no longer there. */
export class Segment {
  readonly data: SegmentData;
  readonly tokens: TokenDictionary;
  readonly attributeTokens: TokenDictionary;
  /** Fields by place, and the first value number of each. */
  readonly tables: readonly AttributeTable[];
  readonly values: number;
  /** Values below this number belong to the fields that the search box covers. */
  readonly searchedValues: number;
  removed: BitSet | undefined;
  removedRows = 0;
  /** Tokens that sound like a word, for words asked lately, and the work of finding them. */
  readonly soundsAlike = new RecentWords<{ readonly found: readonly Expansion[]; readonly work: number }>(
    mostRecentWords,
  );
  /** How many rows pass, for filters asked lately. */
  readonly counts = new RecentWords<number>(mostRecentWords);
  #rankStarts: Uint32Array | undefined;
  #marks: MarkedNames | undefined;
  readonly #summaries: RecentRows<PersonSummary>;
  readonly #valuesByText = new Map<AttributeField, Map<string, number[]>>();

  constructor(data: SegmentData) {
    this.data = data;
    this.#summaries = new RecentRows<PersonSummary>(data.rows);
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

  /** Memory for the marks of a search, which the next search uses again. */
  get marks(): MarkedNames {
    return (this.#marks ??= emptyMarks(this.data));
  }

  /** Where the rows of each rank begin, and the number of all rows: those of one rank are in the order of their names. */
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
  }

  /** Values of a field whose folded text is `folded`; of a GBU code or name. Meant for fields of few values. */
  valuesOf(field: AttributeField, folded: string): readonly number[] {
    let values = this.#valuesByText.get(field);
    if (values === undefined) {
      values = new Map<string, number[]>();
      for (const [value, text] of this.data.attributes[field].texts.entries()) {
        for (const part of new Set(text.split(gbuSeparator).map(fold))) {
          const known = values.get(part);
          if (known === undefined) values.set(part, [value]);
          else known.push(value);
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
    for (let place = this.#placeById(id); place < byId.length && ids[byId[place]!] === id; place++) {
      if (!this.isRemoved(byId[place]!)) return byId[place]!;
    }
    return -1;
  }

  /**
   * The first place in `byId` with this id or a higher one. Ids have few gaps, so that it is mostly near the place that the id has in their range, and a
   * search in growing steps from there reads fewer rows than a binary search.
   */
  #placeById(id: number): number {
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

  /** Whether a removed row of this person is still in the arrays. */
  retains(id: number): boolean {
    const { byId, ids } = this.data;
    for (let place = this.#placeById(id); place < byId.length && ids[byId[place]!] === id; place++) {
      if (this.isRemoved(byId[place]!)) return true;
    }
    return false;
  }

  text(field: AttributeField, row: number): string {
    const table = this.data.attributes[field];
    return table.texts[table.column[row]!]!;
  }

  firstName(row: number): string {
    return this.data.firstNames.texts[this.data.firstName[row]!]!;
  }

  lastName(row: number): string {
    return this.data.lastNames.texts[this.data.lastName[row]!]!;
  }

  /** Who types a name is shown the same people after every letter, which is why some summaries are kept. */
  summary(row: number): PersonSummary {
    return this.#summaries.get(row, this.#readSummary);
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
      photoVersion,
    };
  };

  /** Where the person works; '' for what is not known. */
  workplace(row: number): Workplace {
    return {
      site: this.text('site', row),
      city: this.text('city', row),
      unit: this.text('entity', row),
      country: this.text('country', row),
    };
  }

  /** The person as taken in, with phone numbers in their plain form. */
  person(row: number): IndexedPerson {
    const { phones, rank, isExternal } = this.data;
    const { groupIdentifier, otherNames } = recordFields(this.data, row);
    const numbers = phones.numbers.subarray(phones.starts[row]!, phones.starts[row + 1]!);
    return {
      ...this.#readSummary(row),
      otherNames,
      groupIdentifier,
      phones: Array.from(numbers, unpackPhone),
      entity: this.text('entity', row),
      site: this.text('site', row),
      gbuCode: this.text('gbu', row).split(gbuSeparator)[0] ?? '',
      jobFamily: this.text('jobFamily', row),
      domain: this.text('domain', row),
      employeeType: isExternal[row] === 1 ? 'E' : 'I',
      rank: rank[row]!,
    };
  }

  /** Everybody still there, in the order of the rows. */
  *everybody(): Generator<IndexedPerson> {
    for (let row = 0; row < this.data.rows; row++) if (!this.isRemoved(row)) yield this.person(row);
  }
}
