export interface CraftedJpeg {
  readonly width: number;
  readonly height: number;
  readonly components?: 1 | 3 | 4;
  readonly isProgressive?: boolean;
  /** Writes one scan per component instead of one for all. */
  readonly isSeparated?: boolean;
  /** Number of times that all scans are written. */
  readonly repeated?: number;
  /** Segments before the frame. */
  readonly before?: readonly Buffer[];
}

/**
 * Creates a valid grey JPEG of any dimensions, without subsampling (ITU-T T.81). All codes are a single zero bit, so the data of a scan
 * consists of zeros: one bit per block in a progressive scan, two bits per block in a sequential scan.
 */
export function craftedJpeg({
  width,
  height,
  components = 3,
  isProgressive = false,
  isSeparated = false,
  repeated = 1,
  before = [],
}: CraftedJpeg): Buffer {
  const ids = Array.from({ length: components }, (_, index) => index + 1);
  const scans = isSeparated ? ids.map((id) => [id]) : [ids];
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const scan = (of: readonly number[]) =>
    Buffer.concat([
      segment(0xda, [of.length, ...of.flatMap((id) => [id, 0]), 0, isProgressive ? 0 : 63, 0]),
      Buffer.alloc(Math.ceil((of.length * blocks * (isProgressive ? 1 : 2)) / 8)),
    ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...before,
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    frameOf({ width, height, components, isProgressive }),
    ...[0x00, 0x10].map((table) => segment(0xc4, [table, 1, ...Array.from({ length: 15 }, () => 0), 0])),
    ...Array.from({ length: repeated }, () => scans.map(scan)).flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** The segment with the dimensions (B.2.2). */
export function frameOf({
  width,
  height,
  components = 3,
  isProgressive = false,
}: Pick<CraftedJpeg, 'width' | 'height' | 'components' | 'isProgressive'>): Buffer {
  const ids = Array.from({ length: components }, (_, index) => index + 1);
  const dimensions = [height >> 8, height & 255, width >> 8, width & 255];
  return segment(isProgressive ? 0xc2 : 0xc0, [8, ...dimensions, components, ...ids.flatMap((id) => [id, 0x11, 0])]);
}

export function segment(marker: number, content: readonly number[] | Buffer): Buffer {
  const length = content.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), Buffer.from(content)]);
}
