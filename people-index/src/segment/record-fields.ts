import { readRecord } from '../columns/record-text.ts';
import { foldWords } from '../language/fold.ts';
import type { IndexedPerson } from '../types/person.ts';
import type { SegmentData } from './segment-data.ts';

const fieldEnd = '\u001f';
const nameEnd = '\u001e';
const mostOtherNames = 16;
const controls = /[\u001e\u001f]/g;

export interface RecordFields {
  readonly login: string;
  readonly email: string;
  readonly groupIdentifier: string;
  readonly photoVersion: string;
  readonly otherNames: readonly string[];
}

/** Domains met lately: a group has few, so that hardly any is cut out of an address again. */
const domains: string[] = [];
const mostDomains = 16;

/** Local part and domain of an address or account name; the domain keeps its @, and is one text for all who share it. */
export function splitAtDomain(address: string): readonly [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  if (at < 0) return [address, ''];
  const length = address.length - at;
  let known = domains.find((domain) => domain.length === length && address.endsWith(domain));
  if (known === undefined) {
    known = address.slice(at);
    domains.unshift(known);
    if (domains.length > mostDomains) domains.pop();
  }
  return [address.slice(0, at), known];
}

/** Customary mail boxes: in a record, one such digit after `=` stands for the whole local part. */
const mailboxPatterns: readonly ((first: readonly string[], last: readonly string[]) => string)[] = [
  (first, last) => `${joined(first, '-')}.${joined(last, '-')}`,
  (first, last) => `${joined(first, '')}.${joined(last, '')}`,
  (first, last) => `${(first[0] ?? '').slice(0, 1)}.${last.join('')}`,
  (first, last) => `${(first[0] ?? '').slice(0, 1)}${last.join('')}`,
  (first, last) => `${first.join('.')}.${last.join('.')}`,
];

function joined(words: readonly string[], between: string): string {
  return words.length === 1 ? words[0]! : words.join(between);
}

const wordsOf = new Map<string, readonly string[]>();

function cachedWords(name: string): readonly string[] {
  let words = wordsOf.get(name);
  if (words === undefined) {
    if (wordsOf.size > 20_000) wordsOf.clear();
    words = foldWords(name);
    wordsOf.set(name, words);
  }
  return words;
}

/** Patterns whose words are all names of the person. */
const patternsOfNames = new Set('0124');

/** Whether the words of a mail box, as a record holds it, are names of the person and digits. */
export function isMailboxOfNames(stored: string): boolean {
  return stored[0] === '=' && patternsOfNames.has(stored[1] ?? '') && /^\d*$/.test(stored.slice(2));
}

function shorten(mailbox: string, first: readonly string[], last: readonly string[]): string {
  for (let pattern = 0; pattern < mailboxPatterns.length; pattern++) {
    const usual = mailboxPatterns[pattern]!(first, last);
    if (usual.length > 3 && mailbox.startsWith(usual)) return `=${pattern}${mailbox.slice(usual.length)}`;
  }
  return mailbox.startsWith('=') ? `==${mailbox.slice(1)}` : mailbox;
}

function lengthen(stored: string, firstName: string, lastName: string): string {
  if (!stored.startsWith('=')) return stored;
  if (stored[1] === '=') return stored.slice(1);
  return mailboxPatterns[Number(stored[1])]!(cachedWords(firstName), cachedWords(lastName)) + stored.slice(2);
}

/** Account name and e-mail address of a person, taken apart once: much of what is kept is made of these. */
export interface Addresses {
  readonly login: string;
  readonly loginDomain: string;
  readonly mailbox: string;
  readonly mailDomain: string;
  /** The mail box as a record holds it. */
  readonly storedMailbox: string;
}

/** @param first the folded words of the first name; `last` those of the last */
export function addressesOf(person: IndexedPerson, first: readonly string[], last: readonly string[]): Addresses {
  const [login, loginDomain] = splitAtDomain(person.login);
  const [mailbox, mailDomain] = splitAtDomain(person.email);
  return { login, loginDomain, mailbox, mailDomain, storedMailbox: shorten(mailbox, first, last) };
}

/** The texts that hardly two people share, in one string; domains are kept apart. */
export function recordOf(person: IndexedPerson, { login, storedMailbox }: Addresses): string {
  const group = person.groupIdentifier;
  const groupStored = group === login ? '=' : group === login.toUpperCase() ? '^' : group;
  const others = person.otherNames.slice(0, mostOtherNames).map((name) => name.replace(controls, ' '));
  const end = others.length === 0 ? '' : fieldEnd + others.join(nameEnd);
  const [ownLogin, ownGroup, photo] = [clean(login), clean(groupStored), clean(person.photoVersion)];
  return ownLogin + fieldEnd + ownGroup + fieldEnd + clean(storedMailbox) + fieldEnd + photo + end;
}

function clean(text: string): string {
  return text.includes(nameEnd) || text.includes(fieldEnd) ? text.replaceAll(controls, '') : text;
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
    email: lengthen(mailbox, firstName, lastName) + segment.mailDomains[segment.emailDomain[row]!]!,
    groupIdentifier: group === '=' ? login : group === '^' ? login.toUpperCase() : group,
    photoVersion,
    otherNames: photoEnd < 0 ? [] : text.slice(photoEnd + 1).split(nameEnd),
  };
}
