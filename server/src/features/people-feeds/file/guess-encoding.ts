import type { FileEncoding } from '@directory/contract';
import { fileEncodings } from '@directory/contract';
import chardet from 'chardet';
import { isUtf8 } from 'node:buffer';

/** Number of bytes that are analysed. */
const sampleSize = 64 * 1024;

/** Encodings that chardet may detect, and supported ones that decode the same text except for a few symbols. */
const sameAs: { readonly [name: string]: FileEncoding } = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-6': 'windows-1256',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
};

export function byteOrderMarkOf(bytes: Uint8Array): { encoding: FileEncoding; length: number } | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', length: 2 };
  return undefined;
}

/** Guesses the encoding from the beginning of a file. The administrator who imports the file must confirm it. */
export function guessEncoding(bytes: Uint8Array): FileEncoding {
  const mark = byteOrderMarkOf(bytes);
  if (mark !== undefined) return mark.encoding;
  // The last line may end in the middle of a character.
  const wholeLines = bytes.lastIndexOf(0x0a) + 1;
  const isText = wideEncoding(bytes) === undefined;
  const isUnicode = isUtf8(bytes) || (wholeLines > 0 && isUtf8(bytes.subarray(0, wholeLines)));
  return isText && isUnicode ? 'utf-8' : guessOtherEncoding(bytes);
}

/** Guesses the encoding of text that is not UTF-8. */
export function guessOtherEncoding(bytes: Uint8Array): FileEncoding {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return wide;
  for (const { name } of chardet.analyse(aroundForeignBytes(bytes))) {
    const label = name.toLowerCase();
    const known = sameAs[label] ?? fileEncodings.find((encoding) => encoding === label);
    if (known !== undefined && !known.startsWith('utf')) return known;
  }
  return 'windows-1252';
}

/** Detects UTF-16 without a byte-order mark, in which every other byte of ASCII text is zero. */
function wideEncoding(bytes: Uint8Array): FileEncoding | undefined {
  const start = bytes.subarray(0, 512);
  let even = 0;
  let odd = 0;
  for (const [index, byte] of start.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even++;
    else odd++;
  }
  const threshold = start.length / 5;
  if (odd > threshold && even === 0) return 'utf-16le';
  return even > threshold && odd === 0 ? 'utf-16be' : undefined;
}

/** A sample that begins shortly before the first byte that is not ASCII, since encodings differ only from there. */
function aroundForeignBytes(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte >= 0x80);
  const begin = Math.max(0, first - 1024);
  return bytes.subarray(begin, begin + sampleSize);
}
