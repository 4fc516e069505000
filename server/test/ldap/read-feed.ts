import { readConfig } from '../../src/config/config.ts';
import { ldapSource } from '../../src/features/people-feeds/ldap/ldap-source.ts';
import type { FeedEntry } from '../../src/features/people-feeds/entries/feed-entry.ts';
import type { FeedCursor, FeedReading } from '../../src/features/people-feeds/feed-source.ts';
import { readEntries } from '../read-entries.ts';

/** What a read delivered. */
export interface ReadFeed {
  readonly entries: readonly FeedEntry[];
  readonly cursor: FeedCursor | null;
  readonly notices: readonly string[];
}

export interface TestFeed {
  readAll(): Promise<ReadFeed>;
  readChanges(cursor: FeedCursor | null): Promise<ReadFeed>;
}

/** The LDAP feed that an environment configures; the variables are given without their prefix. */
export function testFeed(variables: { readonly [name: string]: string }): TestFeed {
  const environment = Object.entries(variables).map(([name, value]) => [`FEED_LDAP_${name}`, value]);
  const { ldapFeed } = readConfig({ FEED_LDAP_TIMEOUT_SECONDS: '20', ...Object.fromEntries(environment) });
  if (ldapFeed === undefined) throw new Error('there is no LDAP feed');
  const source = ldapSource(ldapFeed);
  const notices: string[] = [];
  const options = { signal: new AbortController().signal, notice: (sentence: string) => notices.push(sentence) };
  const read = async (reading: FeedReading | Promise<FeedReading>): Promise<ReadFeed> => {
    const { entries, cursor } = await reading;
    return { entries: await readEntries({ entries }), cursor: cursor(), notices };
  };
  return {
    readAll: async () => await read(source.readAll(options)),
    readChanges: async (cursor) => await read(source.readChanges(cursor ?? {}, options)),
  };
}
