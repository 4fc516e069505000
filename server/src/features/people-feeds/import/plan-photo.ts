import { drawnVersion } from '../../../people/photos/drawn-version.ts';
import { photoVersionOf, PhotoRejectedError, preparePhoto } from '../../../people/photos/photo-image.ts';
import type { PreparedPhoto } from '../../../people/photos/photo-image.ts';
import { aboutEntry, rowReason } from '../entries/because.ts';
import type { RowReason } from '../entries/because.ts';
import type { RowFault } from '../entries/feed-entry.ts';
import type { StoredPerson } from './feed-rows.ts';
import type { PersonEntry } from '../entries/person-entry.ts';

export interface PlannedPhoto {
  readonly version: string | null;
  readonly feedPhoto: string | null;
  readonly photoFeed: string | null;
  /** Whether the stored sizes must be removed. */
  readonly replaces: boolean;
  readonly sizes: PreparedPhoto['sizes'];
}

/** A plan that leaves the photo unchanged. */
export function samePhoto(stored: StoredPerson | undefined): PlannedPhoto {
  return {
    version: stored?.photoVersion ?? null,
    feedPhoto: stored?.feedPhoto ?? null,
    photoFeed: stored?.photoFeed ?? null,
    replaces: false,
    sizes: [],
  };
}

/**
 * Plans the change of a person's photo. A delivered photo replaces the current one if it differs from the previously delivered one. A feed
 * can only remove its own photo. An unusable photo is reported, and the person is imported without it.
 * @param mayReplace whether a photo of this feed takes precedence over the current one of another feed
 */
export async function planPhoto(
  entry: PersonEntry,
  stored: StoredPerson | undefined,
  {
    feed,
    mayReplace,
    namesEntries,
  }: { feed: string; mayReplace: (currentFeed: string) => boolean; namesEntries: boolean },
  reportFault: (fault: RowFault) => void,
): Promise<PlannedPhoto> {
  const { line, photo, reference } = entry;
  const unchanged = samePhoto(stored);
  const fail = ({ reason, cause }: RowReason) => {
    const stated = { reason, cause };
    const name = reference ?? (namesEntries ? entry.login : '');
    reportFault({ line, field: 'jpegPhoto', code: 'error.e2', ...(name === '' ? stated : aboutEntry(name, stated)) });
    return unchanged;
  };
  if (photo === undefined) return unchanged;
  const current = stored === undefined || unchanged.feedPhoto === null ? undefined : (stored.photoFeed ?? stored.feed);
  if (photo === null) return current === feed ? withoutFeedPhoto(unchanged) : unchanged;
  if (photo.kind === 'faulty') return fail(photo);
  if (current !== undefined && current !== feed && !mayReplace(current)) return unchanged;
  const delivered = photo.kind === 'drawn' ? drawnVersion(photo.look) : photoVersionOf(photo.bytes);
  if (delivered === unchanged.feedPhoto) return { ...unchanged, photoFeed: feed };
  const replaced = { photoFeed: feed, replaces: true };
  if (photo.kind === 'drawn') return { version: delivered, feedPhoto: delivered, sizes: [], ...replaced };
  try {
    const { version, sizes } = await preparePhoto(photo.bytes);
    return { version, feedPhoto: version, sizes, ...replaced };
  } catch (error) {
    if (error instanceof PhotoRejectedError) return fail(rowReason(error.reason));
    throw error;
  }
}

export function withoutFeedPhoto(before: PlannedPhoto): PlannedPhoto {
  if (before.feedPhoto === null) return before;
  const isOwnPhoto = before.version !== before.feedPhoto;
  return { ...before, feedPhoto: null, photoFeed: null, ...(isOwnPhoto ? {} : { version: null, replaces: true }) };
}
