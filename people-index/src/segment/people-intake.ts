import { Interner } from '../columns/interner.ts';
import { RecordWriter } from '../columns/record-text.ts';
import { longestToken } from '../columns/token-dictionary.ts';
import { GrowingList } from '../columns/typed-columns.ts';
import { fold, foldWords } from '../language/fold.ts';
import type { IndexedPerson } from '../types/person.ts';
import { codeEntry, codesOf, isNoName, plainCode } from './code-book.ts';
import { type KnownPieces, type NameToken, wordKind, wordsOfName, wordsOfOtherName } from './name-words.ts';
import { packPhone } from './phone-book.ts';
import { type Addresses, addressesOf, isMailboxOfNames, recordOf } from './record-fields.ts';
import { type AttributeField, attributeFields, gbuSeparator, mostRows, packWord } from './segment-data.ts';

const mostExtraWords = 64;
const mostPhones = 8;

/** A distinct first or last name as it is met: its words, with tokens numbered by arrival. */
interface NameWords {
  readonly words: readonly number[];
  /** The words as they are folded, without their variants. */
  readonly folded: readonly string[];
  readonly core: number;
}

interface AttributeIntake {
  readonly values: Interner;
  readonly of: GrowingList;
}

function take({ values, of }: AttributeIntake, text: string): void {
  of.push(values.number(text));
}

/** Takes people in one by one and keeps what the segment needs of them, in the order of arrival. */
export class PeopleIntake {
  rows = 0;
  readonly ids = new GrowingList();
  readonly ranks = new GrowingList();
  readonly externals = new GrowingList();
  readonly firstNames = new Interner();
  readonly lastNames = new Interner();
  readonly firstOf = new GrowingList();
  readonly lastOf = new GrowingList();
  readonly firstWords: NameWords[] = [];
  readonly lastWords: NameWords[] = [];
  readonly tokens = new Interner();
  readonly extraStarts = new GrowingList();
  readonly extraWords = new GrowingList();
  readonly attributes: Record<AttributeField, AttributeIntake>;
  readonly mailDomains = new Interner();
  readonly loginDomainOf = new GrowingList();
  readonly emailDomainOf = new GrowingList();
  readonly records = new RecordWriter();
  readonly recordStarts = new GrowingList();
  readonly logins: string[] = [];
  readonly codes: string[] = [];
  readonly codeEntries = new GrowingList();
  readonly phoneStarts = new GrowingList();
  readonly phones: number[] = [];
  readonly #pieces: KnownPieces = new Map();
  readonly #gbus = new Map<string, Map<string, string>>();
  readonly #otherNames = new Map<string, readonly NameToken[]>();

  constructor() {
    const column = () => ({ values: new Interner(), of: new GrowingList() });
    this.attributes = Object.fromEntries(attributeFields.map((field) => [field, column()])) as typeof this.attributes;
  }

  add(person: IndexedPerson): void {
    const { id } = person;
    if (!Number.isInteger(id) || id < 1 || id > 0xfffffffe) throw new RangeError(`not a person id: ${id}`);
    const row = this.rows++;
    if (row >= mostRows) throw new RangeError(`more than ${mostRows} people`);
    this.ids.push(id);
    this.ranks.push(Math.min(255, Math.max(0, Math.round(person.rank))));
    this.externals.push(person.employeeType === 'E' ? 1 : 0);
    const first = this.#name(person.firstName, this.firstNames, this.firstWords);
    const last = this.#name(person.lastName, this.lastNames, this.lastWords);
    this.firstOf.push(first);
    this.lastOf.push(last);
    this.#takeAttributes(person);
    const addresses = addressesOf(person, this.firstWords[first]!.folded, this.lastWords[last]!.folded);
    this.loginDomainOf.push(this.mailDomains.number(addresses.loginDomain));
    this.emailDomainOf.push(this.mailDomains.number(addresses.mailDomain));
    this.recordStarts.push(this.records.write(recordOf(person, addresses)));
    this.logins.push(person.login.toLowerCase());
    for (const [kind, code] of codesOf(person.groupIdentifier, addresses)) {
      this.codes.push(code);
      this.codeEntries.push(codeEntry(kind, row));
    }
    this.phoneStarts.push(this.phones.length);
    for (const phone of person.phones.slice(0, mostPhones)) {
      const packed = packPhone(phone);
      if (packed !== 0 && !this.phones.includes(packed, this.phoneStarts.at(row))) this.phones.push(packed);
    }
    this.#addExtraWords(person.otherNames, addresses, this.firstWords[first]!, this.lastWords[last]!);
  }

  /** Field by field: to read a field by its name takes far longer. */
  #takeAttributes(person: IndexedPerson): void {
    const { title, company, entity, city, site, gbu, country, jobFamily, domain } = this.attributes;
    take(title, person.title);
    take(company, person.company);
    take(entity, person.entity);
    take(city, person.city);
    take(site, person.site);
    take(gbu, this.#gbuOf(person));
    take(country, person.country);
    take(jobFamily, person.jobFamily);
    take(domain, person.domain);
  }

  #name(name: string, names: Interner, words: NameWords[]): number {
    const number = names.number(name);
    if (number === words.length) {
      const { tokens, core } = wordsOfName(name, this.#pieces);
      words.push({ words: tokens.map((word) => this.#pack(word)), folded: foldWords(name), core });
    }
    return number;
  }

  #pack({ kind, place, token }: NameToken): number {
    return packWord(kind, place, this.tokens.number(token));
  }

  #addExtraWords(
    otherNames: readonly string[],
    { mailbox, storedMailbox }: Addresses,
    first: NameWords,
    last: NameWords,
  ): void {
    this.extraStarts.push(this.extraWords.length);
    const start = this.extraWords.length;
    const add = (token: NameToken) => {
      if (this.extraWords.length - start < mostExtraWords) this.extraWords.push(this.#pack(token));
    };
    for (const name of otherNames.slice(0, 16)) for (const token of this.#wordsOfOther(name)) add(token);
    if (mailbox === '' || isMailboxOfNames(storedMailbox) || isNoName(plainCode(mailbox))) return;
    const own = new Set([...first.words, ...last.words].map((word) => word & 0xffffff));
    for (const piece of fold(mailbox).split(' ')) {
      const word = piece.replace(/^\d+|\d+$/g, '').slice(0, longestToken);
      if (word.length >= 3 && !own.has(this.tokens.number(word))) add({ token: word, kind: wordKind.email, place: 31 });
    }
  }

  #wordsOfOther(name: string): readonly NameToken[] {
    let words = this.#otherNames.get(name);
    if (words === undefined) {
      if (this.#otherNames.size > 50_000) this.#otherNames.clear();
      words = wordsOfOtherName(name, this.#pieces);
      this.#otherNames.set(name, words);
    }
    return words;
  }

  /** Code and name as one text, put together once for all of a GBU. */
  #gbuOf({ gbuCode, gbuName }: IndexedPerson): string {
    if (gbuCode === '' && gbuName === '') return '';
    let names = this.#gbus.get(gbuCode);
    if (names === undefined) this.#gbus.set(gbuCode, (names = new Map<string, string>()));
    let text = names.get(gbuName);
    if (text === undefined) names.set(gbuName, (text = gbuCode + gbuSeparator + gbuName));
    return text;
  }
}
