import { readStored, type Storable, storedBlocks } from '../../storage/stored-data.ts';
import type { ConceptTables, LabelTable } from './concept-tables.ts';

type Stored = Omit<ConceptTables, 'positions'> & { readonly positions: Uint8Array };

/** Serializes the tables. The bytes compress well. */
export function packConceptTables(tables: ConceptTables): Uint8Array {
  const { positions } = tables;
  const signless = new Uint8Array(positions.buffer, positions.byteOffset, positions.length);
  return Buffer.concat([...storedBlocks({ ...tables, positions: signless } as unknown as Storable)]);
}

/** Reads the result of `packConceptTables`. @throws Error for bytes of another version */
export function unpackConceptTables(bytes: Uint8Array): ConceptTables {
  const reading = readStored();
  let next = reading.next();
  let at = 0;
  while (next.done !== true) {
    next.value.set(bytes.subarray(at, at + next.value.length));
    at += next.value.length;
    next = reading.next();
  }
  const stored = next.value as unknown as Stored;
  const { positions } = stored;
  const signed = new Int8Array(positions.buffer, positions.byteOffset, positions.length);
  return { ...stored, labels: stored.labels as readonly LabelTable[], positions: signed };
}
