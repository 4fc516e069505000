const beyondLatin1 = /[^\0-\xff]/;

/** Whether each character takes one byte. V8 mostly knows it without looking at the characters. */
export function isLatin1(text: string): boolean {
  return !beyondLatin1.test(text);
}

/** A method that Node's types do not have: half of the time of `write` with an encoding. */
interface WithLatin1Write {
  latin1Write(text: string, start: number): number;
}

/** Writes a text of which `isLatin1` is true, as far as there is space. @returns the number of bytes */
export function writeLatin1(bytes: Buffer, text: string, start: number): number {
  return (bytes as Buffer & WithLatin1Write).latin1Write(text, start);
}
