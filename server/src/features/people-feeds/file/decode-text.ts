import type { FileEncoding } from '@directory/contract';
import { isUtf8 } from 'node:buffer';
import { unreadable } from '../entries/feed-entry.ts';
import type { UnreadableFileError } from '../entries/feed-entry.ts';
import { byteOrderMarkOf, guessOtherEncoding } from './guess-encoding.ts';

const newLine = 0x0a;

/** Signatures of other file formats that are sometimes uploaded instead of text. */
const otherFormats = [
  { signature: Buffer.from('PK\u0003\u0004', 'latin1'), code: 'file-zip' },
  { signature: Buffer.from('d0cf11e0a1b11ae1', 'hex'), code: 'file-xls' },
  { signature: Buffer.from('%PDF-', 'latin1'), code: 'file-pdf' },
] as const;
const maxSignatureLength = 8;

/**
 * Decodes a stream of text, and removes its byte-order mark. The default encoding is UTF-8, or UTF-16 if there is a byte-order mark for it.
 * No other encoding is assumed, since a wrong one would silently corrupt names.
 * @throws UnreadableFileError, which names the position that cannot be decoded and suggests another encoding
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, encoding?: FileEncoding): AsyncGenerator<string> {
  const { mark, rest } = await takeStart(bytes);
  if (mark !== undefined && encoding !== undefined && mark.encoding !== encoding) {
    throw unreadable('file-other-mark', { marked: shown(mark.encoding), chosen: shown(encoding) });
  }
  const chosen = encoding ?? mark?.encoding ?? 'utf-8';
  yield* chosen === 'utf-8' ? decodeUtf8(rest) : decodeAs(rest, chosen);
}

/**
 * Removes the byte-order mark from the stream.
 * @throws UnreadableFileError for a file of another format
 */
async function takeStart(bytes: AsyncIterable<Uint8Array>) {
  const chunks = bytes[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < maxSignatureLength) {
    const { value, done } = await chunks.next();
    if (done === true) break;
    start = start.length === 0 ? asBuffer(value) : Buffer.concat([start, value]);
  }
  const other = otherFormats.find(({ signature }) => start.subarray(0, signature.length).equals(signature));
  if (other !== undefined) {
    await chunks.return?.();
    throw unreadable(other.code);
  }
  const mark = byteOrderMarkOf(start);
  async function* rest(): AsyncGenerator<Buffer> {
    try {
      yield start.subarray(mark?.length ?? 0);
      for (;;) {
        const { value, done } = await chunks.next();
        if (done === true) return;
        yield asBuffer(value);
      }
    } finally {
      await chunks.return?.();
    }
  }
  return { mark, rest: rest() };
}

async function* decodeAs(bytes: AsyncIterable<Buffer>, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  let line = 1;
  const decode = (chunk?: Buffer): string => {
    try {
      const text = chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
      ({ line } = advance(text, line, 1));
      return text;
    } catch {
      throw unreadable('file-other-encoding', { encoding: shown(encoding), line });
    }
  };
  for await (const chunk of bytes) yield decode(chunk);
  yield decode();
}

async function* decodeUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let line = 1;
  let column = 1;
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const piece = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = completeLength(piece);
    const complete = piece.subarray(0, end);
    if (!isUtf8(complete)) throw notUtf8(complete, line, column);
    rest = Buffer.from(piece.subarray(end));
    const text = complete.toString('utf8');
    ({ line, column } = advance(text, line, column));
    yield text;
  }
  if (rest.length > 0) throw notUtf8(rest, line, column);
}

function asBuffer(chunk: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(chunk.buffer as ArrayBuffer, chunk.byteOffset, chunk.byteLength);
}

/** Length of the chunk without an incomplete character at its end (RFC 3629: at most three bytes). */
function completeLength(piece: Buffer): number {
  for (let back = 1; back <= Math.min(3, piece.length); back++) {
    const byte = piece[piece.length - back] ?? 0;
    if (byte < 0x80) return piece.length;
    if (byte >= 0xc0) return lengthOf(byte) > back ? piece.length - back : piece.length;
  }
  return piece.length;
}

/** The number of bytes of a UTF-8 character, given its first byte. */
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
  const guess = guessOtherEncoding(bytes);
  return unreadable('file-not-utf-8', { line, column, byte, encoding: shown(guess), option: guess });
}

/** The usual spelling of an encoding: `Windows-1252`, `UTF-16LE`, `Shift_JIS`. */
function shown(encoding: FileEncoding): string {
  if (encoding === 'shift_jis') return 'Shift_JIS';
  const isName = encoding.startsWith('windows') || encoding.startsWith('macintosh') || encoding.startsWith('big');
  return isName ? encoding.charAt(0).toUpperCase() + encoding.slice(1) : encoding.toUpperCase();
}
