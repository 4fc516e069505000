import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|html|js|json|svg|txt)$/;
/** Below this many bytes a compressed answer saves nothing. */
const smallest = 1024;

/**
 * Lays a `.br` and a `.gz` beside each file, so that the server compresses nothing while people wait. It works on what was
 * written: the names of chunks are put into each other at the very end of a build.
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
  if (source.length < smallest) return;
  const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } };
  await Promise.all([
    promisify(brotliCompress)(source, hint).then((packed) => writeFile(`${path}.br`, packed)),
    promisify(gzip)(source, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
