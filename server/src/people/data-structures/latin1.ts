import { isStringOneByteRepresentation } from 'node:v8';

const beyondLatin1 = /[^\0-\xff]/;

/** Whether each character is in Latin-1. The first check is fast, and enough for the texts that V8 stores in one byte per character. */
export function isLatin1(text: string): boolean {
  return isStringOneByteRepresentation(text) || !beyondLatin1.test(text);
}

/** A method that is missing from Node's types. It takes half the time of `write` with an encoding. */
interface WithLatin1Write {
  latin1Write(text: string, start: number): number;
}

/** Writes a text for which `isLatin1` is true, cut off at the end of the buffer. @returns the number of bytes written */
export function writeLatin1(bytes: Buffer, text: string, start: number): number {
  return (bytes as Buffer & WithLatin1Write).latin1Write(text, start);
}
