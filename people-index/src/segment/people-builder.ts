import { Interner } from '../columns/interner.ts';
import { RecordWriter } from '../columns/record-text.ts';
import { beginningKey } from '../columns/text-order.ts';
import { longestToken } from '../columns/token-dictionary.ts';
import { GrowingList } from '../columns/typed-columns.ts';
import { fold, foldWords } from '../language/fold.ts';
import { withoutOuterDigits } from '../language/outer-digits.ts';
import type { IndexedPerson } from '../types/person.ts';
import { AttributeBuilder, DomainBuilder } from './attribute-builder.ts';
import { CodeBuilder, isNoName, plainCode } from './code-dictionary.ts';
import { type KnownPieces, type NameToken, wholePlace, wordKind, wordsOfName, wordsOfOtherName } from './name-words.ts';
import { packPhones } from './phone-number.ts';
import { rankOf } from './rank.ts';
import { addressesOf, isMailboxOfNames, writeRecord } from './record-fields.ts';
import { mostRows, packWord, tokenOf } from './segment-data.ts';

const mostExtraWords = 64;
const mostOtherNames = 16;
/** Other names of which the words are kept while people are taken in. */
const mostKeptNames = 100_000;

/** A distinct first or last name as it is met: its words, with tokens numbered by arrival. */
interface NameWords {
  readonly words: readonly number[];
  /** The words as they are folded, without their variants. */
  readonly folded: readonly string[];
  readonly core: number;
}

/** Takes people in one by one and keeps what the segment needs of them, in the order of arrival. */
export class PeopleBuilder {
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
  readonly attributes = new AttributeBuilder();
  readonly mailDomains = new Interner();
  readonly loginDomains = new DomainBuilder(this.mailDomains);
  readonly emailDomains = new DomainBuilder(this.mailDomains);
  readonly records = new RecordWriter();
  readonly recordStarts = new GrowingList();
  readonly logins: string[] = [];
  readonly loginKeys: number[] = [];
  readonly codes = new CodeBuilder();
  readonly phoneStarts = new GrowingList();
  readonly phones: number[] = [];
  readonly #pieces: KnownPieces = new Map();
  /** Packed words of other names. */
  readonly #otherNames = new Map<string, readonly number[]>();

  add(person: IndexedPerson): void {
    const { id } = person;
    if (!Number.isInteger(id) || id < 1 || id > 0xfffffffe) throw new RangeError(`not a person id: ${id}`);
    const row = this.rows++;
    if (row >= mostRows) throw new RangeError(`more than ${mostRows} people`);
    this.ids.push(id);
    this.ranks.push(rankOf(person));
    this.externals.push(person.employeeType === 'E' ? 1 : 0);
    const first = this.#name(person.firstName, this.firstNames, this.firstWords);
    const last = this.#name(person.lastName, this.lastNames, this.lastWords);
    this.firstOf.push(first);
    this.lastOf.push(last);
    const company = this.attributes.add(person);
    const { login, email, groupIdentifier } = person;
    const ends = [this.loginDomains.add(login, company), this.emailDomains.add(email, company)] as const;
    const addresses = addressesOf(email, ends, this.firstWords[first]!.folded, this.lastWords[last]!.folded);
    this.recordStarts.push(this.records.length);
    writeRecord(this.records, person, addresses);
    this.logins.push(login);
    this.loginKeys.push(beginningKey(login));
    const mailbox = email.slice(0, addresses.mailboxEnd);
    this.codes.addPerson(row, login.slice(0, addresses.loginEnd), groupIdentifier, mailbox);
    this.phoneStarts.push(this.phones.length);
    for (const packed of packPhones(person.phones)) this.phones.push(packed);
    this.extraStarts.push(this.extraWords.length);
    this.#addOtherNames(person.otherNames);
    if (mailbox !== '' && !isMailboxOfNames(email, addresses))
      this.#addMailbox(mailbox, this.firstWords[first]!, this.lastWords[last]!);
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

  #addOtherNames(names: readonly string[]): void {
    for (let place = 0; place < Math.min(names.length, mostOtherNames); place++)
      for (const word of this.#wordsOfOther(names[place]!)) this.#addExtraWord(word);
  }

  /** The words of a mail box that are no names of the person. */
  #addMailbox(mailbox: string, first: NameWords, last: NameWords): void {
    if (isNoName(plainCode(mailbox))) return;
    const isOwn = (word: number) => tokenOf(word) === own;
    let own = 0;
    for (const piece of fold(mailbox).split(' ')) {
      const word = withoutOuterDigits(piece).slice(0, longestToken);
      if (word.length < 3) continue;
      own = this.tokens.number(word);
      if (!first.words.some(isOwn) && !last.words.some(isOwn))
        this.#addExtraWord(packWord(wordKind.email, wholePlace, own));
    }
  }

  #addExtraWord(word: number): void {
    const start = this.extraStarts.at(this.extraStarts.length - 1);
    if (this.extraWords.length - start < mostExtraWords) this.extraWords.push(word);
  }

  #wordsOfOther(name: string): readonly number[] {
    let words = this.#otherNames.get(name);
    if (words === undefined) {
      if (this.#otherNames.size > mostKeptNames) this.#otherNames.clear();
      words = wordsOfOtherName(name, this.#pieces).map((word) => this.#pack(word));
      this.#otherNames.set(name, words);
    }
    return words;
  }
}
