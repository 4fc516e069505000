const newLine = 0x0a;

/** A line is longer than the reader allows. */
export class LongLineError extends Error {
  override readonly name = 'LongLineError';
}

/**
 * Splits a UTF-8 stream into lines, without their line breaks. The last line may lack one.
 * @param maxBytes maximum length of a line in bytes
 * @throws LongLineError
 */
export async function* readLines(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<string> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(newLine); end !== -1; end = chunk.indexOf(newLine, start)) {
      yield textOf([...pieces, chunk.subarray(start, end)]);
      pieces = [];
      length = 0;
      start = end + 1;
    }
    if (start === chunk.length) continue;
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > maxBytes) throw new LongLineError(`A line is longer than ${maxBytes} bytes.`);
  }
  if (pieces.length > 0) yield textOf(pieces);
}

function textOf(pieces: readonly Uint8Array[]): string {
  return Buffer.concat(pieces).toString('utf8');
}
