import { memoize } from '../columns/recent-cache.ts';
import { readRecord, type RecordWriter } from '../columns/record-text.ts';
import { foldWords } from '../language/fold.ts';
import type { IndexedPerson } from '../person.ts';
import type { SegmentData } from './segment-data.ts';

const fieldEnd = '\u001f';
const nameEnd = '\u001e';
/** Maximum number of other names of a person that are indexed. */
export const maxOtherNames = 16;
const controls = /[\u001e\u001f]/g;

export interface RecordFields {
  readonly login: string;
  readonly email: string;
  readonly groupIdentifier: string;
  readonly photoVersion: string;
  readonly otherNames: readonly string[];
}

/** The local part and the domain of an address or account name; the domain includes the @. */
export function splitAtDomain(address: string): readonly [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

/** A common pattern of a mailbox: the initial or all words of the first name, joined by `within`; `between`; the words of the last name. */
interface MailboxPattern {
  readonly isInitial: boolean;
  readonly within: string;
  readonly between: string;
}

/** In a record, `=` and the index of a pattern stand for the whole local part. */
const mailboxPatterns: readonly MailboxPattern[] = [
  { isInitial: false, within: '-', between: '.' },
  { isInitial: false, within: '', between: '.' },
  { isInitial: true, within: '', between: '.' },
  { isInitial: true, within: '', between: '' },
  { isInitial: false, within: '.', between: '.' },
];

function mailboxOf(
  { isInitial, within, between }: MailboxPattern,
  first: readonly string[],
  last: readonly string[],
): string {
  return (isInitial ? (first[0] ?? '').slice(0, 1) : joined(first, within)) + between + joined(last, within);
}

/** Avoids `join` for one word, the usual case. */
function joined(words: readonly string[], within: string): string {
  return words.length === 1 ? words[0]! : words.join(within);
}

/** The length of the mailbox by this pattern if the given one starts with it; otherwise -1. */
function matchLength(
  mailbox: string,
  { isInitial, within, between }: MailboxPattern,
  first: readonly string[],
  last: readonly string[],
): number {
  let at = 0;
  if (isInitial) at = first.length === 0 || mailbox[0] === first[0]![0] ? Math.min(1, first.length) : -1;
  else at = endOfWords(mailbox, 0, within, first);
  if (at >= 0) at = endOf(mailbox, at, between);
  return at < 0 ? -1 : endOfWords(mailbox, at, within, last);
}

/** The end of these words in a text in which they start at `start`; -1 if the text differs. */
function endOfWords(text: string, start: number, within: string, words: readonly string[]): number {
  let at = start;
  for (let index = 0; index < words.length; index++) {
    if (index > 0) at = endOf(text, at, within);
    if (at >= 0) at = endOf(text, at, words[index]!);
    if (at < 0) return -1;
  }
  return at;
}

/**
 * The end of a part that starts at `start`; -1 if the text differs. Compares character by character, since usually the first one differs.
 */
function endOf(text: string, start: number, part: string): number {
  const end = start + part.length;
  if (end > text.length) return -1;
  for (let at = start; at < end; at++) if (text.charCodeAt(at) !== part.charCodeAt(at - start)) return -1;
  return end;
}

const wordsOfName = memoize<readonly string[]>(20_000, foldWords);

function expandMailbox(stored: string, firstName: string, lastName: string): string {
  if (!stored.startsWith('=')) return stored;
  if (stored[1] === '=') return stored.slice(1);
  const pattern = mailboxPatterns[Number(stored[1])]!;
  return mailboxOf(pattern, wordsOfName(firstName), wordsOfName(lastName)) + stored.slice(2);
}

/** The boundaries in a person's account name and email address, from which several columns are derived. */
export interface Addresses {
  /** The ends of the local parts. */
  readonly loginEnd: number;
  readonly mailboxEnd: number;
  /** The pattern that the mailbox starts with, or -1, and the end of the part by that pattern. */
  readonly pattern: number;
  readonly patternEnd: number;
}

/**
 * @param first the folded words of the first name
 * @param last the folded words of the last name
 */
export function addressesOf(
  email: string,
  [loginEnd, mailboxEnd]: readonly [loginEnd: number, mailboxEnd: number],
  first: readonly string[],
  last: readonly string[],
): Addresses {
  for (let pattern = 0; pattern < mailboxPatterns.length; pattern++) {
    const patternEnd = matchLength(email, mailboxPatterns[pattern]!, first, last);
    if (patternEnd > 3) return { loginEnd, mailboxEnd, pattern, patternEnd };
  }
  return { loginEnd, mailboxEnd, pattern: -1, patternEnd: 0 };
}

/** Index of the pattern of initial and last name without a separator, which together are not a name. */
const patternOfInitial = 3;

/** Whether a mailbox consists of names of the person and digits. */
export function isMailboxOfNames(email: string, { pattern, patternEnd, mailboxEnd }: Addresses): boolean {
  if (pattern < 0 || pattern === patternOfInitial) return false;
  for (let at = patternEnd; at < mailboxEnd; at++) {
    const code = email.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** Writes the fields that are nearly unique as one record; domains are stored separately. */
export function writeRecord(records: RecordWriter, person: IndexedPerson, addresses: Addresses): void {
  const { login, email, groupIdentifier: group, photoVersion, otherNames } = person;
  const { loginEnd, mailboxEnd, pattern, patternEnd } = addresses;
  writeClean(records, login, 0, loginEnd);
  records.write(fieldEnd);
  const account = login.slice(0, loginEnd);
  writeClean(records, group === account ? '=' : group === account.toUpperCase() ? '^' : group);
  records.write(fieldEnd);
  if (pattern >= 0) records.write(patternSigns[pattern]!);
  else if (email.startsWith('=')) records.write('=');
  writeClean(records, email, patternEnd, mailboxEnd);
  records.write(fieldEnd);
  writeClean(records, photoVersion);
  if (otherNames.length === 0) return;
  records.write(fieldEnd + storedNames(otherNames).join(nameEnd));
}

/** The other names as they are stored in a record. */
export function storedNames(names: readonly string[]): readonly string[] {
  return names.slice(0, maxOtherNames).map((name) => name.replace(controls, ' '));
}

/**
 * Copies a record of another segment.
 *
 * @param photoVersion replaces the one in the record
 */
export function copyRecord(
  records: RecordWriter,
  { bytes, starts }: SegmentData['texts'],
  row: number,
  photoVersion?: string,
): void {
  if (photoVersion === undefined) return records.copy(bytes, starts[row]!, starts[row + 1]!);
  const fields = readRecord({ bytes, starts }, row).split(fieldEnd);
  fields[photoFieldIndex] = photoVersion.replaceAll(controls, '');
  records.write(fields.join(fieldEnd));
}

const photoFieldIndex = 3;

/** The login in a record, without its domain. */
export function loginInRecord(bytes: Uint8Array, start: number): string {
  const end = bytes.indexOf(fieldEnd.charCodeAt(0), start);
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('utf8');
}

const patternSigns = mailboxPatterns.map((_, pattern) => `=${pattern}`);

function writeClean(records: RecordWriter, text: string, start = 0, end = text.length): void {
  if (text.includes(nameEnd) || text.includes(fieldEnd)) records.write(text.slice(start, end).replaceAll(controls, ''));
  else records.write(text, start, end);
}

export function recordFields(segment: SegmentData, row: number): RecordFields {
  const text = readRecord(segment.texts, row);
  const loginEnd = text.indexOf(fieldEnd);
  const groupEnd = text.indexOf(fieldEnd, loginEnd + 1);
  const mailboxEnd = text.indexOf(fieldEnd, groupEnd + 1);
  const photoEnd = text.indexOf(fieldEnd, mailboxEnd + 1);
  const login = text.slice(0, loginEnd);
  const group = text.slice(loginEnd + 1, groupEnd);
  const mailbox = text.slice(groupEnd + 1, mailboxEnd);
  const photoVersion = text.slice(mailboxEnd + 1, photoEnd < 0 ? undefined : photoEnd);
  const firstName = segment.firstNames.texts[segment.firstName[row]!]!;
  const lastName = segment.lastNames.texts[segment.lastName[row]!]!;
  return {
    login: login + segment.mailDomains[segment.loginDomain[row]!]!,
    email: expandMailbox(mailbox, firstName, lastName) + segment.mailDomains[segment.emailDomain[row]!]!,
    groupIdentifier: group === '=' ? login : group === '^' ? login.toUpperCase() : group,
    photoVersion,
    otherNames: photoEnd < 0 ? [] : text.slice(photoEnd + 1).split(nameEnd),
  };
}
