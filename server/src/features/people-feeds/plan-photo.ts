import { drawnVersion } from '../../people/drawn-portrait.ts';
import { photoVersionOf, PhotoRejectedError, preparePhoto } from '../../people/photo-image.ts';
import type { PreparedPhoto } from '../../people/photo-image.ts';
import type { RowFault } from './feed-entry.ts';
import type { StoredPerson } from './feed-store.ts';
import type { PersonEntry } from './person-entry.ts';

export interface PlannedPhoto {
  readonly version: string | null;
  readonly feedPhoto: string | null;
  /** Whether the stored sizes are removed. */
  readonly replaces: boolean;
  readonly sizes: PreparedPhoto['sizes'];
}

/**
 * Plans the change of a person's photo. A photo of the feed replaces the current one if it differs from the feed's previous one. A feed can
 * remove only its own photo. An unusable photo is reported, and the person is imported without it.
 */
export async function planPhoto(
  { line, photo }: PersonEntry,
  stored: StoredPerson | undefined,
  reportFault: (fault: RowFault) => void,
): Promise<PlannedPhoto> {
  const asBefore: PlannedPhoto = {
    version: stored?.photoVersion ?? null,
    feedPhoto: stored?.feedPhoto ?? null,
    replaces: false,
    sizes: [],
  };
  const fail = (reason: string) => {
    const sentence = `${reason}: the person is imported without it`;
    reportFault({ line, field: 'jpegPhoto', code: 'error.e2', reason: sentence });
    return asBefore;
  };
  if (photo === undefined) return asBefore;
  if (photo === null) return withoutFeedPhoto(asBefore);
  if (photo.kind === 'faulty') return fail(photo.reason);
  const delivered = photo.kind === 'drawn' ? drawnVersion : photoVersionOf(photo.bytes);
  if (delivered === asBefore.feedPhoto) return asBefore;
  if (photo.kind === 'drawn') return { version: drawnVersion, feedPhoto: drawnVersion, replaces: true, sizes: [] };
  try {
    const { version, sizes } = await preparePhoto(photo.bytes);
    return { version, feedPhoto: version, replaces: true, sizes };
  } catch (error) {
    if (error instanceof PhotoRejectedError) return fail(error.message);
    throw error;
  }
}

function withoutFeedPhoto(before: PlannedPhoto): PlannedPhoto {
  if (before.feedPhoto === null) return before;
  const isOwnPhoto = before.version !== before.feedPhoto;
  return { ...before, feedPhoto: null, ...(isOwnPhoto ? {} : { version: null, replaces: true }) };
}
