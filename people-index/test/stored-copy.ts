import { PeopleIndex, readStored, storedBlocks, type Storable } from '../src/index.ts';

/** The bytes of a file with the data. */
export function storedBytes(data: Storable): Uint8Array {
  return Buffer.concat([...storedBlocks(data)]);
}

/** The data as it is read from such a file. */
export function fromStoredBytes(bytes: Uint8Array): Storable {
  const reading = readStored();
  let at = 0;
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done === true) return step.value;
    step.value.set(bytes.subarray(at, at + step.value.length));
    at += step.value.length;
  }
}

/** The index as another process would load it. */
export function reread(index: PeopleIndex): PeopleIndex {
  return PeopleIndex.open(fromStoredBytes(storedBytes(index.stored())));
}
