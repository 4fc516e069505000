import type { ImportSpool } from './import-spool.ts';
import type { PersonEntry } from '../entries/person-entry.ts';

/** Keeps entries about which the end of the reading decides, outside of memory. */
export async function deferEntries(spool: ImportSpool, entries: readonly PersonEntry[]): Promise<void> {
  await spool.write('deferred', entries.map(serialized));
}

/** The entries, in the order and the batches in which they were deferred. */
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
