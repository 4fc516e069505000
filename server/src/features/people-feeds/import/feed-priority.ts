import { profileFields } from '@directory/contract';
import type { FeedValues, FieldTimes, SharedField, Supplements } from '../entries/feed-values.ts';

/** What a feed delivers about a person whom another feed owns. */
export interface StoredSupplement {
  readonly feed: string;
  readonly externalId: string | null;
  readonly values: FeedValues;
  readonly fieldTimes: FieldTimes;
  /** Whether the person stays present as long as this feed delivers them. */
  readonly isPresence: boolean;
}

/** Fields that identify a person. They come from the owner only. */
const identities: ReadonlySet<SharedField> = new Set(['login', 'C_groupIdentifier', 'C_distinguishedName']);
const sharedFields: readonly SharedField[] = [...profileFields, 'employeeNumber' as const].filter(
  (field) => !identities.has(field),
);

/**
 * Decides which feed's value is effective if several deliver one. `listed` contains feed names, highest priority first; unlisted feeds come
 * after them.
 */
export function feedPriority(listed: readonly string[]) {
  const rankOf = new Map(listed.map((name, index) => [name.toLowerCase(), index] as const));
  const unlisted = listed.length;
  const rank = (feed: string) => rankOf.get(feed.toLowerCase()) ?? unlisted;
  return {
    listed,

    /**
     * The effective values of other feeds: those of feeds that rank above the owner, and of any feed if the owner has no value.
     */
    supplementsOf(
      owner: { readonly feed: string; readonly values: FeedValues },
      others: readonly StoredSupplement[],
    ): Supplements {
      if (others.length === 0) return {};
      const ownRank = rank(owner.feed);
      const ordered = others.toSorted(
        (one, other) => rank(one.feed) - rank(other.feed) || (one.feed < other.feed ? -1 : 1),
      );
      const found: { [field in SharedField]?: { value: string; feed: string; at: string } } = {};
      for (const field of sharedFields) {
        const own = owner.values[field];
        const first = ordered.find(({ values }) => values[field] !== undefined);
        const value = first?.values[field];
        if (first === undefined || value === undefined) continue;
        if (own !== undefined && rank(first.feed) >= ownRank) continue;
        // An equal value counts as the owner's, so that the displayed source does not change.
        if (value !== own) found[field] = { value, feed: first.feed, at: first.fieldTimes[field] ?? '' };
      }
      return found;
    },

    /** Whether a photo of `feed` replaces one of `current`. If both have the same rank, a photo feed takes precedence over other feeds. */
    mayReplacePhoto(feed: PhotoFeed, current: PhotoFeed | undefined): boolean {
      if (current === undefined || current.name === feed.name) return true;
      const difference = rank(feed.name) - rank(current.name);
      return difference === 0 ? feed.isOfPhotos && !current.isOfPhotos : difference < 0;
    },
  };
}

export interface PhotoFeed {
  readonly name: string;
  /** Whether the feed is of kind `photos`. */
  readonly isOfPhotos: boolean;
}

export type FeedPriority = ReturnType<typeof feedPriority>;
