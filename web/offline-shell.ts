import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';
import { filesOf, type PageFiles } from './page-files.ts';
import type { Program } from './src/app/service-worker.ts';
import { storageKeys } from './src/storage-keys.ts';

const source = join(import.meta.dirname, 'src/app/service-worker.ts');

/** Emits `service-worker.js`: the compiled `service-worker.ts` with the names of the files that it caches. Must come after `pageFiles`. */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const written = bundle['pages.json'];
      if (written?.type !== 'asset') return this.error('There is no pages.json.');
      const pages = JSON.parse(String(written.source)) as Record<string, PageFiles>;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const texts = Object.values(pages['*']?.texts ?? {}).flat();
      const files = [...new Set([...filesOf(chunks, ({ isEntry }) => isEntry), ...texts])].toSorted();
      const program: Program = {
        prefix: storageKeys.program,
        version: createHash('sha256').update(files.join()).digest('hex').slice(0, 16),
        files,
        pages: Object.keys(pages).filter((path) => path.startsWith('/')),
      };
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const program = ${JSON.stringify(program)};\n${code.replace(/^export \{\};?$/m, '')}`,
      });
    },
  };
}
