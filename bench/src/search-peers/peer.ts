import type { IndexedPerson } from '@directory/people-index';

/** Another engine over the same people. */
interface Peer extends AsyncDisposable {
  readonly name: string;
  readonly version: string;
  /** How it is set up, in a few words. */
  readonly setUp: string;
  /** Ids of the people that answer, best first, at most `limit`. */
  search(text: string, limit: number): readonly number[] | Promise<readonly number[]>;
}

export type BuildPeer = (people: readonly IndexedPerson[]) => Promise<Peer>;

/** Lower case without accents: what each peer's documentation tells to do before indexing names. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The fields that every peer searches, under the same names. */
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

/** What a document of an engine may weigh: names before the rest. */
export const nameWeight = 4;

/** Words of a query as a peer's query language takes them: letters and digits only. */
export function queryWords(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
