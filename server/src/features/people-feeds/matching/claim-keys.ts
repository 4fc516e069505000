import { setImmediate as nextTurn } from 'node:timers/promises';
import { because } from '../entries/because.ts';
import type { RowReason } from '../entries/because.ts';
import type { KeyHolder, StoredPerson, UniqueKey } from '../import/feed-rows.ts';
import type { FeedStore } from '../import/feed-store.ts';
import { uniqueKeys } from '../import/feed-rows.ts';
import type { PersonEntry } from '../entries/person-entry.ts';
import type { DeliveredPeople } from './delivered-people.ts';
import { isSamePerson } from './same-person.ts';

/** Number of entries decided before yielding to the event loop. */
const decidedPerTurn = 200;

export const fieldOfKey = {
  loginKey: 'login',
  groupIdentifierKey: 'C_groupIdentifier',
  distinguishedNameKey: 'C_distinguishedName',
} as const;

/** An entry whose person the feed owns. `stored` is undefined for a new person. */
export interface Owned {
  readonly entry: PersonEntry;
  readonly stored: StoredPerson | undefined;
}

interface Waiting extends Owned {
  readonly holders: readonly KeyHolder[];
  /** The person who has the login, and who may be the same person with a new id in the feed. */
  readonly namesake?: StoredPerson | undefined;
  /** Number or names say that the namesake is a different person, whose login is reassigned. */
  readonly isOther?: boolean | undefined;
  /** A person of another feed who is merged into this one. */
  readonly absorbed?: StoredPerson | undefined;
}

/** An entry that claims keys. */
export type Claimant = Omit<Waiting, 'holders'>;

export interface KeyFault {
  readonly owned: Owned;
  readonly key: UniqueKey;
  readonly reason: RowReason;
}

/**
 * Assigns logins, group IDs and distinguished names to the entries of a run, each to only one person. A key that another person of the feed
 * has may be released later in the run, if that person is renamed or missing, so entries that claim it wait for the end of the reading. In
 * a conflict, the earlier entry or the stored person keeps the key.
 */
export class KeyClaims {
  /** People whose key is transferred to another person. */
  readonly released: { readonly [key in UniqueKey]: KeyHolder[] } = {
    loginKey: [],
    groupIdentifierKey: [],
    distinguishedNameKey: [],
  };
  readonly #feed: string;
  readonly #people: DeliveredPeople;
  readonly #sameAs: (line: number) => RowReason;
  readonly #lines = {
    loginKey: new Map<string, number>(),
    groupIdentifierKey: new Map<string, number>(),
    distinguishedNameKey: new Map<string, number>(),
  };
  #waiting: Waiting[] = [];

  constructor(options: {
    feed: string;
    people: DeliveredPeople;
    /** The reason of an entry with a key that the entry on this line has. */
    sameAs: (line: number) => RowReason;
  }) {
    this.#feed = options.feed;
    this.#people = options.people;
    this.#sameAs = options.sameAs;
  }

  /** The line of the earlier entry that claimed the login, if any. */
  lineOfLogin(loginKey: string): number | undefined {
    return this.#lines.loginKey.get(loginKey);
  }

  /** Present people of the feed whose keys are claimed by waiting entries, and who have not had an entry themselves. */
  unseenHolders(): KeyHolder[] {
    const holders = this.#waiting.flatMap((one) => one.holders);
    return holders.filter(
      ({ id, feed, hasLeft }) =>
        feed === this.#feed && !hasLeft && !this.#people.isSeen(id) && !this.#people.isRemoved(id),
    );
  }

  /** Returns the entries of a batch that got their keys. The others wait for `settle`, or are reported as faulty. */
  async claim(batch: readonly Claimant[], store: FeedStore, report: (fault: KeyFault) => void): Promise<Claimant[]> {
    const holders = await this.#findHolders(batch, store);
    return batch.filter((owned) => this.#claimOne(owned, holders, report));
  }

  /**
   * Decides the waiting entries at the end of the reading. The person of a rejected entry keeps their keys, so the entries that would have
   * got these keys are rejected too, transitively.
   */
  async settle(report: (fault: KeyFault) => void): Promise<Claimant[]> {
    const waiting = this.#waiting.map((one) => this.#withPerson(one));
    this.#waiting = [];
    const rejected = new Set<Waiting>();
    const claimed = new Map<string, number>();
    const successors = successorsOf(waiting);
    let decided = 0;
    const reject = (one: Waiting, fault: KeyFault) => {
      rejected.add(one);
      report(fault);
    };
    for (const first of waiting) {
      if (++decided % decidedPerTurn === 0) await nextTurn();
      const fault = rejected.has(first) ? undefined : this.#faultAtEnd(first, claimed);
      if (fault === undefined) continue;
      reject(first, fault);
      const queue = [first];
      for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
        if (++decided % decidedPerTurn === 0) await nextTurn();
        for (const next of successors.get(one.stored?.id ?? 0) ?? []) {
          const inherited = rejected.has(next) ? undefined : this.#retainedKeyFault(next);
          if (inherited === undefined) continue;
          reject(next, inherited);
          queue.push(next);
        }
      }
    }
    const settled = waiting.filter((one) => !rejected.has(one));
    for (const one of settled) this.#assign(one, one.holders);
    return settled;
  }

  async #findHolders(batch: readonly Owned[], store: FeedStore): Promise<ReadonlyMap<string, KeyHolder>> {
    const wanted = (key: UniqueKey) =>
      batch.flatMap(({ entry, stored }) => {
        const value = entry[key];
        // The login of a new person has no holder: otherwise the entry would have been matched to that person.
        const isKnown = value === null || value === stored?.[key] || (key === 'loginKey' && stored === undefined);
        return isKnown ? [] : [value];
      });
    const [loginKey, groupIdentifierKey, distinguishedNameKey] = uniqueKeys.map(wanted) as [
      string[],
      string[],
      string[],
    ];
    if (loginKey.length + groupIdentifierKey.length + distinguishedNameKey.length === 0) return new Map();
    const found = await store.findHolders({ loginKey, groupIdentifierKey, distinguishedNameKey });
    return new Map(found.flatMap((holder) => uniqueKeys.map((key) => [`${key} ${holder[key]}`, holder] as const)));
  }

  #claimOne(owned: Claimant, holders: ReadonlyMap<string, KeyHolder>, report: (fault: KeyFault) => void): boolean {
    const { entry, stored, namesake, isOther, absorbed } = owned;
    const blockers: KeyHolder[] = namesake === undefined ? [] : [namesake];
    for (const key of uniqueKeys) {
      const value = entry[key];
      if (value === null) continue;
      const earlier = this.#lines[key].get(value);
      if (earlier !== undefined) {
        report({ owned, key, reason: this.#sameAs(earlier) });
        return false;
      }
      const holder = holders.get(`${key} ${value}`);
      if (holder === undefined || holder.id === stored?.id) continue;
      if (!holder.hasLeft && holder.feed !== this.#feed && holder.id !== absorbed?.id) {
        report({ owned, key, reason: because('of-other-feed', { feed: holder.feed }) });
        return false;
      }
      blockers.push(holder);
    }
    if (blockers.some((holder) => !holder.hasLeft && holder.id !== absorbed?.id)) {
      this.#waiting.push({ entry, stored, namesake, isOther, absorbed, holders: blockers });
      return false;
    }
    this.#assign(owned, blockers);
    return true;
  }

  /**
   * Matches a waiting entry to its namesake if the namesake is gone, or has the same number or names: the account was deleted and created
   * again, and the person is the same.
   */
  #withPerson(one: Waiting): Waiting {
    const { namesake } = one;
    if (namesake === undefined || one.isOther === true || this.#people.isSeen(namesake.id)) return one;
    if (!this.#people.isGone(namesake.id) && !isSamePerson(one.entry, namesake)) return one;
    this.#people.see(namesake.id);
    return { ...one, stored: namesake, holders: one.holders.filter((holder) => holder.id !== namesake.id) };
  }

  #faultAtEnd(one: Waiting, claimed: Map<string, number>): KeyFault | undefined {
    for (const key of uniqueKeys) {
      const value = one.entry[key];
      if (value === null) continue;
      const holder = holderOf(one, key);
      const line =
        this.#lines[key].get(value) ?? claimed.get(`${key} ${value}`) ?? this.#people.unchangedLine(holder?.id ?? 0);
      if (line !== undefined) return { owned: one, key, reason: this.#sameAs(line) };
      if (holder !== undefined && this.#people.isKept(holder.id)) return retainedKeyFault(one, key);
      if (holder !== undefined && !this.#people.isSeen(holder.id) && !this.#people.isGone(holder.id)) {
        return { owned: one, key, reason: because('of-other-person') };
      }
      claimed.set(`${key} ${value}`, one.entry.line);
    }
    return undefined;
  }

  /** The fault of an entry that claims a key of a person who keeps it because their own entry was rejected. */
  #retainedKeyFault(one: Waiting): KeyFault | undefined {
    const key = uniqueKeys.find((each) => this.#people.isKept(holderOf(one, each)?.id ?? 0));
    return key && retainedKeyFault(one, key);
  }

  #assign({ entry, stored }: Owned, holders: readonly KeyHolder[]): void {
    for (const key of uniqueKeys) {
      const value = entry[key];
      if (value === null) continue;
      this.#lines[key].set(value, entry.line);
      for (const holder of holders)
        if (holder[key] === value && holder.id !== stored?.id) this.released[key].push(holder);
    }
  }
}

/** The present person who has the key that the entry claims. */
function holderOf({ entry, holders, absorbed }: Waiting, key: UniqueKey): KeyHolder | undefined {
  const value = entry[key];
  return value === null
    ? undefined
    : holders.find((person) => person[key] === value && !person.hasLeft && person.id !== absorbed?.id);
}

function retainedKeyFault(owned: Waiting, key: UniqueKey): KeyFault {
  return { owned, key, reason: because('of-rejected-person') };
}

/** The waiting entries that claim a key of a person, by the person's id. */
function successorsOf(waiting: readonly Waiting[]): ReadonlyMap<number, readonly Waiting[]> {
  const successors = new Map<number, Waiting[]>();
  for (const one of waiting) {
    for (const { id } of one.holders) {
      const known = successors.get(id);
      if (known === undefined) successors.set(id, [one]);
      else known.push(one);
    }
  }
  return successors;
}
