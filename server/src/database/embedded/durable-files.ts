import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** PostgreSQL's own cache. All of it is memory in use from the start: WebAssembly has no shared memory, so PostgreSQL clears its own. The default is 128 MB. */
const cache = ['-c', 'shared_buffers=16MB'];

/** How PostgreSQL is started in memory. */
export const memoryStart: readonly string[] = [...PGlite.defaultStartParams, ...cache];

/**
 * How PostgreSQL is started on files: as PGlite does, but without `-F`, which turns fsync off, and with the only way of writing the log to
 * the disk that Emscripten passes on (`fdatasync`, the default, does nothing there). New files of the log are not filled with zeros first: other
 * statements would wait for every 16 MB.
 */
export const durableStart: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'wal_init_zero=off',
  ...cache,
];

/** What we use of a file of Emscripten, and of its file system for Node (`libnodefs.js`), which has no `fsync`. */
interface OpenFile {
  /** The descriptor of a file; undefined for a folder. */
  readonly nfd?: number;
  readonly node: object;
}
interface NodeFiles {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: object): string;
}

/** A folder of the disk whose files survive a power failure once PostgreSQL has called `fsync`, as after every commit. */
export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [
      ({ NODEFS }: { NODEFS: NodeFiles }) => {
        NODEFS.stream_ops.fsync = (file) => syncFile(file, NODEFS);
      },
      ...[emscriptenOpts.preRun ?? []].flat(),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: preRun as NonNullable<typeof emscriptenOpts.preRun> } };
  }
}

/** Returns 0 for a success, as `fsync` does. An error is thrown: PostgreSQL must not go on, since it cannot know what is on the disk. */
function syncFile(file: OpenFile, files: NodeFiles): number {
  if (file.nfd !== undefined) fsyncSync(file.nfd);
  else syncFolder(files.realPath(file.node));
  return 0;
}

/** New, renamed and removed files are entries of their folder. Windows writes them by itself, and cannot open a folder. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
