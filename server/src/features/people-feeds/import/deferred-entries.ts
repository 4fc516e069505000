import type { ImportSpool } from './import-spool.ts';
import type { PersonEntry } from '../entries/person-entry.ts';

/** Spools entries that can only be matched at the end of the reading, so that they take no memory until then. */
export async function deferEntries(spool: ImportSpool, entries: readonly PersonEntry[]): Promise<void> {
  await spool.write('deferred', entries.map(serialized));
}

/** The deferred entries, in the order and the batches in which they were spooled. */
export async function* deferredEntries(spool: ImportSpool): AsyncGenerator<PersonEntry[]> {
  for await (const { rows } of spool.read('deferred')) {
    yield (JSON.parse(rows) as ReturnType<typeof serialized>[]).map(({ jpeg, ...entry }) =>
      jpeg === null ? entry : { ...entry, photo: { kind: 'jpeg', bytes: Buffer.from(jpeg, 'base64') } },
    );
  }
}

function serialized({ photo, ...entry }: PersonEntry) {
  return photo?.kind === 'jpeg'
    ? { ...entry, photo: undefined, jpeg: Buffer.from(photo.bytes).toString('base64') }
    : { ...entry, photo, jpeg: null };
}
