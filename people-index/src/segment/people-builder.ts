import { prefixKey } from '../columns/text-order.ts';
import { maxTokenLength } from '../columns/token-dictionary.ts';
import { fold, foldWords } from '../language/fold.ts';
import { withoutOuterDigits } from '../language/strip-digits.ts';
import type { IndexedPerson } from '../person.ts';
import { isCodeMailbox, plainCode, shortestMailboxWord } from './code-dictionary.ts';
import { type KnownPieces, type NameToken, wordsOfName, wordsOfOtherName } from './name-words.ts';
import { type NameColumns, PeopleColumns } from './people-columns.ts';
import { packPhones } from './phone-number.ts';
import { rankOf } from './rank.ts';
import { addressesOf, isMailboxOfNames, maxOtherNames, writeRecord } from './record-fields.ts';
import { maxRows, packWord } from './segment-data.ts';
import { wholePosition, wordKind } from './word-kind.ts';

const maxExtraWords = 64;
/** Maximum number of other names whose words are cached while people are added. */
const maxCachedNames = 100_000;

/** Throws a RangeError if `id` is not a valid person id. */
export function checkId(id: number): void {
  if (!Number.isInteger(id) || id < 1 || id > 0xfffffffe) throw new RangeError(`not a person id: ${id}`);
}

/** Collects the columns of people who are added one by one, and analyses their names. */
export class PeopleBuilder {
  readonly columns = new PeopleColumns();
  /** The folded words of each first and last name, without variants. */
  readonly #firstFolded: (readonly string[])[] = [];
  readonly #lastFolded: (readonly string[])[] = [];
  readonly #pieces: KnownPieces = new Map();
  /** Packed words of other names, by name. */
  readonly #otherNames = new Map<string, readonly number[]>();

  add(person: IndexedPerson): void {
    const { id } = person;
    checkId(id);
    const { columns } = this;
    const row = columns.rows++;
    if (row >= maxRows) throw new RangeError(`more than ${maxRows} people`);
    columns.ids.push(id);
    columns.ranks.push(rankOf(person));
    columns.externals.push(person.employeeType === 'E' ? 1 : 0);
    const first = this.#name(person.firstName, columns.first, this.#firstFolded);
    const last = this.#name(person.lastName, columns.last, this.#lastFolded);
    const company = columns.attributes.add(person);
    const { login, email, groupIdentifier } = person;
    const ends = [columns.loginDomains.add(login, company), columns.emailDomains.add(email, company)] as const;
    const addresses = addressesOf(email, ends, this.#firstFolded[first]!, this.#lastFolded[last]!);
    columns.recordStarts.push(columns.records.length);
    writeRecord(columns.records, person, addresses);
    columns.loginKeys.push(prefixKey(login));
    const mailbox = email.slice(0, addresses.mailboxEnd);
    columns.codes.addPerson(row, login.slice(0, addresses.loginEnd), groupIdentifier, mailbox);
    columns.phoneStarts.push(columns.phones.length);
    for (const packed of packPhones(person.phones)) columns.phones.push(packed);
    columns.extraStarts.push(columns.extraWords.length);
    this.#addOtherNames(person.otherNames);
    if (mailbox !== '' && !isMailboxOfNames(email, addresses)) this.#addMailbox(mailbox, first, last);
  }

  #name(name: string, names: NameColumns, folded: (readonly string[])[]): number {
    const number = names.names.number(name);
    if (number === folded.length) {
      const { tokens, core } = wordsOfName(name, this.#pieces);
      names.addWords(
        tokens.map((word) => this.#pack(word)),
        core,
      );
      folded.push(foldWords(name));
    }
    names.of.push(number);
    return number;
  }

  #pack({ kind, position, token }: NameToken): number {
    return packWord(kind, position, this.columns.tokens.number(token));
  }

  #addOtherNames(names: readonly string[]): void {
    for (let index = 0; index < Math.min(names.length, maxOtherNames); index++)
      for (const word of this.#wordsOfOther(names[index]!)) this.#addExtraWord(word);
  }

  /** Adds the words of a mailbox that are not names of the person. */
  #addMailbox(mailbox: string, first: number, last: number): void {
    if (isCodeMailbox(plainCode(mailbox))) return;
    const { columns } = this;
    for (const piece of fold(mailbox).split(' ')) {
      const word = withoutOuterDigits(piece).slice(0, maxTokenLength);
      if (word.length < shortestMailboxWord) continue;
      const token = columns.tokens.number(word);
      if (!columns.first.hasWord(first, token) && !columns.last.hasWord(last, token))
        this.#addExtraWord(packWord(wordKind.email, wholePosition, token));
    }
  }

  #addExtraWord(word: number): void {
    const { extraStarts, extraWords } = this.columns;
    const start = extraStarts.at(extraStarts.length - 1);
    if (extraWords.length - start < maxExtraWords) extraWords.push(word);
  }

  #wordsOfOther(name: string): readonly number[] {
    let words = this.#otherNames.get(name);
    if (words === undefined) {
      if (this.#otherNames.size > maxCachedNames) this.#otherNames.clear();
      words = wordsOfOtherName(name, this.#pieces).map((word) => this.#pack(word));
      this.#otherNames.set(name, words);
    }
    return words;
  }
}
