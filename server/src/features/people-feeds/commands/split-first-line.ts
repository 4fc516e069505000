const newLine = 0x0a;
/** Maximum length of the first line, in bytes. */
const maxLineBytes = 65_536;

/**
 * Splits a byte stream into its first line and the rest.
 * @throws RangeError when there is no line end within 64 KiB
 */
export async function splitFirstLine(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ line: string; rest: AsyncGenerator<Uint8Array> }> {
  const pieces = bytes[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (!start.includes(newLine)) {
    if (start.length > maxLineBytes) throw new RangeError('The first line is longer than 64 KiB.');
    const { value, done } = await pieces.next();
    if (done === true) throw new RangeError('There is no whole first line.');
    start = Buffer.concat([start, value]);
  }
  const end = start.indexOf(newLine);
  async function* rest(): AsyncGenerator<Uint8Array> {
    if (start.length > end + 1) yield start.subarray(end + 1);
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  return { line: start.subarray(0, end).toString('utf8'), rest: rest() };
}
