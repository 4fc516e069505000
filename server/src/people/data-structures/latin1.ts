import { isStringOneByteRepresentation } from 'node:v8';

const beyondLatin1 = /[^\0-\xff]/;

/** Whether each character takes one byte. V8 mostly stores such a text with one byte for each, and knows it. */
export function isLatin1(text: string): boolean {
  return isStringOneByteRepresentation(text) || !beyondLatin1.test(text);
}

/** A method that Node's types do not have: half of the time of `write` with an encoding. */
interface WithLatin1Write {
  latin1Write(text: string, start: number): number;
}

/** Writes a text of which `isLatin1` is true, as far as there is space. @returns the number of bytes */
export function writeLatin1(bytes: Buffer, text: string, start: number): number {
  return (bytes as Buffer & WithLatin1Write).latin1Write(text, start);
}
