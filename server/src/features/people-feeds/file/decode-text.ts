import { isUtf8 } from 'node:buffer';
import { UnreadableFileError } from '../feed-entry.ts';

const newLine = 0x0a;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Decodes a stream of UTF-8, without its byte-order mark.
 * @throws UnreadableFileError naming line and column of the first byte that is not UTF-8
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let line = 1;
  let column = 1;
  let isFirst = true;
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes) {
    let piece = rest.length === 0 ? asBuffer(chunk) : Buffer.concat([rest, chunk]);
    if (isFirst) {
      if (piece.length < byteOrderMark.length) {
        rest = piece;
        continue;
      }
      isFirst = false;
      rejectUtf16(piece);
      if (piece.subarray(0, 3).equals(byteOrderMark)) piece = piece.subarray(3);
    }
    const end = wholeCharacters(piece);
    const whole = piece.subarray(0, end);
    if (!isUtf8(whole)) throw notUtf8(whole, line, column);
    rest = Buffer.from(piece.subarray(end));
    const text = whole.toString('utf8');
    ({ line, column } = advance(text, line, column));
    yield text;
  }
  if (isFirst) rejectUtf16(rest);
  if (rest.length > 0 && !isUtf8(rest)) throw notUtf8(rest, line, column);
  if (rest.length > 0 && !rest.equals(byteOrderMark)) yield rest.toString('utf8');
}

function asBuffer(chunk: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(chunk.buffer as ArrayBuffer, chunk.byteOffset, chunk.byteLength);
}

function rejectUtf16(start: Buffer): void {
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  if (isUtf16) throw new UnreadableFileError('The file is UTF-16. Save it as UTF-8 and try again.');
}

/** Length without an incomplete character at the end of the chunk (RFC 3629: at most three bytes). */
function wholeCharacters(piece: Buffer): number {
  for (let back = 1; back <= Math.min(3, piece.length); back++) {
    const byte = piece[piece.length - back] ?? 0;
    if (byte < 0x80) return piece.length;
    if (byte >= 0xc0) return lengthOf(byte) > back ? piece.length - back : piece.length;
  }
  return piece.length;
}

/** The number of bytes of a UTF-8 character, by its first byte. */
function lengthOf(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

function advance(text: string, line: number, column: number): { line: number; column: number } {
  let last = -1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    line++;
    last = at;
  }
  return { line, column: last === -1 ? column + text.length : text.length - last };
}

function notUtf8(bytes: Buffer, line: number, column: number): UnreadableFileError {
  let at = 0;
  while (at < bytes.length) {
    const length = lengthOf(bytes[at] ?? 0);
    if (!isUtf8(bytes.subarray(at, at + length))) break;
    if (bytes[at] === newLine) {
      line++;
      column = 0;
    }
    column++;
    at += length;
  }
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return new UnreadableFileError(
    `Line ${line}, column ${column} is not UTF-8 (byte 0x${byte}): ` +
      'the file looks like Latin-1 or Windows-1252. Save it as UTF-8 and try again.',
  );
}
