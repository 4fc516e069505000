import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc, type Plugin } from 'vite';
import { storageKeys } from './src/storage-keys.ts';

const source = join(import.meta.dirname, 'src/app/first-requests.ts');

/** Inlines the compiled `first-requests.ts` into the page, before all resources that the browser requests. The server's CSP allows it by its hash. */
export function firstScript(): Plugin {
  return {
    name: 'first-script',
    transformIndexHtml: {
      order: 'post',
      async handler(page) {
        const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
        const keys = `const storageKeys = ${JSON.stringify({ session: storageKeys.session })};`;
        // A block keeps its names out of the global scope. Strict mode, as in a module.
        const program = `"use strict"; { ${keys} ${code.replace(/^export \{\};?$/m, '')} }`;
        const { code: small } = await minify(source, program);
        if (!page.includes('<title>')) this.error('The page has no title.');
        return page.replace('<title>', () => `<script>${small.trim()}</script>\n    <title>`);
      },
    },
  };
}
