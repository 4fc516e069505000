import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * Size of PostgreSQL's own cache; the default is 128 MB. All of it is resident from the start: WebAssembly has no shared memory, so
 * PostgreSQL zeroes its own.
 */
const cacheSettings = ['-c', 'shared_buffers=16MB'];

/** Start parameters of a database in memory. */
export const memoryStartParams: readonly string[] = [...PGlite.defaultStartParams, ...cacheSettings];

/**
 * Start parameters of a database on disk: those of PGlite, but without `-F`, which turns fsync off, and with the only method of syncing the
 * WAL that Emscripten implements (the default, `fdatasync`, does nothing there). New WAL segments are not filled with zeros, since other
 * statements would have to wait for every 16 MB.
 */
export const durableStartParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'wal_init_zero=off',
  ...cacheSettings,
];

/** The parts that we use of Emscripten's file system for Node.js (`libnodefs.js`), which has no `fsync`, and of its open files. */
interface OpenFile {
  /** The file descriptor; undefined for a folder. */
  readonly nfd?: number;
  readonly node: object;
}
interface NodeFiles {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: object): string;
}

/** A file system on disk whose files survive a power failure once PostgreSQL has called `fsync`, as it does on every commit. */
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

/** Returns 0 for success, like `fsync`. Throws on failure: PostgreSQL must not continue, since it cannot know what is on the disk. */
function syncFile(file: OpenFile, files: NodeFiles): number {
  if (file.nfd !== undefined) fsyncSync(file.nfd);
  else syncFolder(files.realPath(file.node));
  return 0;
}

/** Syncs the entries of a folder: new, renamed and removed files. Windows does this itself, and cannot open folders. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
