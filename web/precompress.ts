import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|html|js|json|svg|txt)$/;
/** Minimum file size in bytes. Compressing smaller responses saves nothing. */
const minSize = 1024;

/**
 * Writes a `.br` and a `.gz` next to each file, so that the server need not compress responses. Works on the written files, because the
 * build inserts the final names of chunks last.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('precompress needs to know the folder of the build');
      const names = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < minSize) return;
  const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } };
  await Promise.all([
    promisify(brotliCompress)(source, hint).then((packed) => writeFile(`${path}.br`, packed)),
    promisify(gzip)(source, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
