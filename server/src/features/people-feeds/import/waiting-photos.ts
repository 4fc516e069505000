import type { DeliveredPhoto } from '../entries/feed-entry.ts';
import type { PersonEntry } from '../entries/person-entry.ts';
import type { Claimant } from '../matching/claim-keys.ts';
import type { ImportSpool } from './import-spool.ts';

type Jpeg = DeliveredPhoto & { readonly kind: 'jpeg' };

/**
 * Spools the photos of entries that wait for keys, so that they take no memory until then: if all accounts are created again, all entries
 * wait.
 */
export function waitingPhotos(spool: ImportSpool) {
  /** Photos of the current batch, by their entry without the photo. */
  let photos = new Map<PersonEntry, Jpeg>();
  /** Where the photos of waiting entries are in the spool. */
  const places = new Map<PersonEntry, { readonly batch: number; readonly index: number }>();
  let batches = 0;

  return {
    /** Removes the photo from an entry of the current batch. */
    detach(person: Claimant): Claimant {
      const { photo } = person.entry;
      if (photo?.kind !== 'jpeg') return person;
      const entry = { ...person.entry, photo: undefined };
      photos.set(entry, photo);
      return { ...person, entry };
    },

    /** Returns the photos to the entries that are ready, and spools the others. Ends the batch. */
    async attach(ready: readonly Claimant[]): Promise<Claimant[]> {
      const complete = ready.map((person) => withPhoto(person, photos.get(person.entry)));
      for (const { entry } of ready) photos.delete(entry);
      const rows = [...photos.values()].map(({ bytes }) => Buffer.from(bytes).toString('base64'));
      for (const [index, entry] of [...photos.keys()].entries()) places.set(entry, { batch: batches, index });
      if (rows.length > 0) batches++;
      await spool.write('waiting-photos', rows);
      photos = new Map();
      return complete;
    },

    /** The waiting entries with their photos, in the same order, in pages of people of one batch. */
    async *read(waiting: readonly Claimant[], pageSize: number): AsyncGenerator<Claimant[]> {
      const spooled = spool.read('waiting-photos');
      let jpegs: string[] = [];
      let loaded = -1;
      let page: Claimant[] = [];
      for (const person of waiting) {
        const place = places.get(person.entry);
        const isInNextBatch = place !== undefined && place.batch > loaded;
        if (page.length === pageSize || (isInNextBatch && page.length > 0)) {
          yield page;
          page = [];
        }
        for (; place !== undefined && loaded < place.batch; loaded++) {
          jpegs = JSON.parse((await spooled.next()).value?.rows ?? '[]') as string[];
        }
        const jpeg = place && jpegs[place.index];
        page.push(withPhoto(person, jpeg === undefined ? undefined : jpegOf(jpeg)));
      }
      if (page.length > 0) yield page;
    },
  };
}

function withPhoto(person: Claimant, photo: Jpeg | undefined): Claimant {
  return photo === undefined ? person : { ...person, entry: { ...person.entry, photo } };
}

function jpegOf(base64: string): Jpeg {
  return { kind: 'jpeg', bytes: Buffer.from(base64, 'base64') };
}
