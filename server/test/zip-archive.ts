import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** The size that the archive declares. */
  readonly size?: number;
}

/** Creates a ZIP archive (APPNOTE 4.3), which may declare wrong sizes. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, size = bytes.length } of files) {
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const fields = (begin: number[][]) => {
      const view = Buffer.alloc(begin.reduce((sum, [length = 0]) => sum + length, 0));
      let at = 0;
      for (const [length = 0, value = 0] of begin) at = view.writeUIntLE(value, at, length);
      return view;
    };
    const common = [
      [2, 20],
      [2, 0x800],
      [2, 8],
      [2, 0],
      [2, 0],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, size],
      [2, nameBytes.length],
      [2, 0],
    ];
    const local = Buffer.concat([fields([[4, 0x04034b50], ...common]), nameBytes, packed]);
    entries.push(
      Buffer.concat([
        fields([[4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
        nameBytes,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
