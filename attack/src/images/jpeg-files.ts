/** Segments of a JPEG file (ITU-T T.81). The files are assembled here, since no encoder would write them. */
const segment = (marker: number, bytes: readonly number[]) =>
  Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff, ...bytes]);
const sixteen = (value: number) => [value >> 8, value & 0xff];

const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);
const quantization = segment(0xdb, [0, ...Array.from({ length: 64 }, () => 16)]);

/** A Huffman table with the single code `0` for this symbol, so that zero bits repeat the symbol. */
const huffman = (tableClass: 0 | 1, symbol: number) =>
  segment(0xc4, [tableClass << 4, 1, ...Array.from({ length: 15 }, () => 0), symbol]);

const frame = (marker: number, width: number, height: number, components: number) => {
  const each = Array.from({ length: components }, (_, index) => [index + 1, 0x11, 0]).flat();
  return segment(marker, [8, ...sixteen(height), ...sixteen(width), components, ...each]);
};

const scan = (components: readonly number[], first: number, last: number) =>
  segment(0xda, [components.length, ...components.flatMap((component) => [component, 0]), first, last, 0]);

const blocksOf = (width: number, height: number) => Math.ceil(width / 8) * Math.ceil(height / 8);

/** A grey baseline JPEG. */
export function honestPhoto(edge: number, statedEdge = edge): Buffer {
  const data = Buffer.alloc(Math.ceil((blocksOf(edge, edge) * 2) / 8));
  const tables = [quantization, frame(0xc0, statedEdge, statedEdge, 1), huffman(0, 0), huffman(1, 0)];
  return Buffer.concat([start, ...tables, scan([1], 0, 63), data, end]);
}

/** A grey baseline JPEG with three components, so that each decoded pixel takes three bytes. */
export function baselineBomb(width: number, height: number): Buffer {
  const data = Buffer.alloc(Math.ceil((blocksOf(width, height) * 3 * 2) / 8));
  const tables = [quantization, frame(0xc0, width, height, 3), huffman(0, 0), huffman(1, 0)];
  return Buffer.concat([start, ...tables, scan([1, 2, 3], 0, 63), data, end]);
}

/**
 * A progressive JPEG: the decoder stores the coefficients of the whole image, 2 bytes per pixel and component. Each scan is a few bytes in
 * the file, and makes the decoder iterate over all of them again.
 */
export function progressiveBomb(width: number, height: number, scans: number): Buffer {
  const blocks = blocksOf(width, height);
  const first = Buffer.alloc(Math.ceil((blocks * 3) / 8));
  // Symbol 0xE0: the next 2^14 + 14 bits of blocks are empty.
  const run = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
  const empty = Array.from({ length: scans }, (_, index) => [scan([(index % 3) + 1], 1, 63), run]).flat();
  const tables = [quantization, frame(0xc2, width, height, 3), huffman(0, 0), huffman(1, 0xe0)];
  return Buffer.concat([start, ...tables, scan([1, 2, 3], 0, 0), first, ...empty, end]);
}

/** A data URL, which is how the API accepts photos. */
export function photoAddress(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** A photo with comments of 65 533 bytes each before its other segments. */
export function commentedPhoto(photo: Buffer, comments: number): Buffer {
  const comment = segment(
    0xfe,
    Array.from({ length: 65_533 }, () => 0x41),
  );
  return Buffer.concat([photo.subarray(0, 2), ...Array.from({ length: comments }, () => comment), photo.subarray(2)]);
}
