import type { FeedEntry } from '../src/features/people-feeds/entries/feed-entry.ts';
import { CursorExpiredError } from '../src/features/people-feeds/feed-source.ts';
import type { FeedSource } from '../src/features/people-feeds/feed-source.ts';

/** A feed source in memory, in place of a directory server. */
export class TestSource implements FeedSource {
  readonly name = 'ad';
  readonly kind = 'ldap';
  people: string[] = [];
  changes: FeedEntry[] = [];
  failure: Error | undefined;
  expired = false;
  replaced = false;
  readonly readings: string[] = [];
  /** Called before each entry. */
  onEntry: () => Promise<void> | void = () => {};

  readAll() {
    this.readings.push('complete');
    return {
      entries: this.#stream(this.people.map((login, index) => entryOf(login, index + 1))),
      cursor: () => ({ usn: 1 }),
    };
  }

  readChanges() {
    this.readings.push('changes');
    if (this.expired) throw new CursorExpiredError('restored');
    return { entries: this.#stream(this.changes), cursor: () => ({ usn: 2 }) };
  }

  async isReplaced() {
    return this.replaced;
  }

  async *#stream(entries: readonly FeedEntry[]): AsyncGenerator<FeedEntry> {
    for (const entry of entries) {
      await this.onEntry();
      yield entry;
    }
    if (this.failure !== undefined) throw this.failure;
  }
}

export const entryOf = (login: string, line: number): FeedEntry => ({
  line,
  externalId: login,
  values: { login },
  otherNames: [],
});
