import type { IndexedPerson } from '@directory/people-index';

/** Another search engine that indexes the same people. */
export interface Peer extends AsyncDisposable {
  readonly name: string;
  readonly version: string;
  /** Short description of its configuration. */
  readonly setUp: string;
  /** Ids of at most `limit` matching people, best first. */
  search(text: string, limit: number): readonly number[] | Promise<readonly number[]>;
}

export type BuildPeer = (people: readonly IndexedPerson[]) => Promise<Peer>;

/** Lower-cases and removes accents, as the documentation of each peer recommends for names. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The document of a person that every peer indexes. */
export function peerFields(person: IndexedPerson) {
  return {
    name: `${person.firstName} ${person.lastName}`,
    otherNames: person.otherNames.join(' '),
    email: person.email,
    login: person.login,
    groupIdentifier: person.groupIdentifier,
    phones: person.phones.join(' '),
    title: person.title,
    company: person.company,
    city: person.city,
    site: person.site,
  };
}

export const peerFieldNames = [
  'name',
  'otherNames',
  'email',
  'login',
  'groupIdentifier',
  'phones',
  'title',
  'company',
  'city',
  'site',
] as const;

/** Boost of the name field over the other fields. */
export const nameWeight = 4;

/** Terms of a query for peers with a query language: letters and digits only. */
export function queryWords(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
