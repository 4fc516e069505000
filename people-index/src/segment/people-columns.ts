import { Interner } from '../columns/interner.ts';
import { RecordWriter } from '../columns/record-text.ts';
import { GrowingFloats, GrowingList } from '../columns/typed-columns.ts';
import { AttributeBuilder, DomainBuilder } from './attribute-builder.ts';
import { CodeBuilder } from './code-dictionary.ts';
import { loginInRecord } from './record-fields.ts';
import { tokenOf } from './segment-data.ts';

/** The first or last names of people: the distinct names in the order of arrival with their words, and the name of each person. */
export class NameColumns {
  readonly names = new Interner();
  /** The words of name i start at `starts[i]`. Packed (see `packWord`), with tokens numbered by arrival. */
  readonly starts = new GrowingList();
  readonly words = new GrowingList();
  /** Positions of the words other than particles, as bits. */
  readonly cores = new GrowingList();
  readonly of: GrowingList;

  constructor(people: number) {
    this.of = new GrowingList(people);
  }

  /** Adds the words of the most recent name. */
  addWords(words: Iterable<number>, core: number): void {
    this.starts.push(this.words.length);
    for (const word of words) this.words.push(word);
    this.cores.push(core);
  }

  /** The index at which the words of a name end. */
  endOf(name: number): number {
    return name + 1 < this.starts.length ? this.starts.at(name + 1) : this.words.length;
  }

  hasWord(name: number, token: number): boolean {
    const end = this.endOf(name);
    for (let index = this.starts.at(name); index < end; index++)
      if (tokenOf(this.words.at(index)) === token) return true;
    return false;
  }
}

/** The columns from which a segment is built, in the order of arrival. */
export class PeopleColumns {
  rows = 0;
  readonly ids: GrowingList;
  readonly ranks: GrowingList;
  readonly externals: GrowingList;
  readonly first: NameColumns;
  readonly last: NameColumns;
  readonly tokens = new Interner();
  readonly extraStarts: GrowingList;
  readonly extraWords = new GrowingList();
  readonly attributes: AttributeBuilder;
  readonly mailDomains = new Interner();
  readonly loginDomains: DomainBuilder;
  readonly emailDomains: DomainBuilder;
  readonly records: RecordWriter;
  readonly recordStarts: GrowingList;
  readonly loginKeys = new GrowingFloats();
  readonly codes = new CodeBuilder();
  readonly phoneStarts: GrowingList;
  readonly phones = new GrowingFloats();

  /**
   * @param people expected number of people; no list has to grow if it is right
   * @param bytes expected bytes of their records
   */
  constructor(people = 0, bytes = 0) {
    this.ids = new GrowingList(people);
    this.ranks = new GrowingList(people);
    this.externals = new GrowingList(people);
    this.first = new NameColumns(people);
    this.last = new NameColumns(people);
    this.extraStarts = new GrowingList(people);
    this.attributes = new AttributeBuilder(people);
    this.loginDomains = new DomainBuilder(this.mailDomains, people);
    this.emailDomains = new DomainBuilder(this.mailDomains, people);
    this.records = new RecordWriter(bytes);
    this.recordStarts = new GrowingList(people);
    this.phoneStarts = new GrowingList(people);
  }

  loginAt(arrival: number): string {
    const domain = this.mailDomains.texts[this.loginDomains.of.at(arrival)]!;
    return loginInRecord(this.records.bytes(), this.recordStarts.at(arrival)) + domain;
  }
}
