import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { withoutSchemas } from './without-schemas.ts';

/** Where `vite` finds the server while the web application is being written. */
const server = process.env['DIRECTORY_SERVER'] ?? 'http://127.0.0.1:3000';

/** The name of the file with the texts of the first screen in the language of this module. */
function languageOf(id: string): string | null {
  const language = /[\\/]messages[\\/]([a-z]{2})[\\/]/.exec(id)?.[1];
  return language === undefined ? null : `texts-${language}`;
}

export default defineConfig({
  root: import.meta.dirname,
  // Files find each other by relative addresses, so that a build works under every path.
  base: './',
  plugins: [react(), withoutSchemas(), precompress()],
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    // Under the strict content security policy nothing may stand inline, pictures included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
    rolldownOptions: {
      output: {
        // Files of their own, which stay in the browser from one release to the next.
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
            {
              name: 'libraries',
              test: /\/node_modules\/(?:i18next|react-i18next|zod|@tanstack\/(?:react-query|query-core))\//,
            },
            // What most people open first, with everything that it imports: one file, requested with the start and not after it.
            { name: 'home', test: /[\\/]web[\\/]src[\\/]features[\\/]search[\\/]home-page\.tsx$/ },
            {
              name: languageOf,
              debugName: 'texts',
              test: /[\\/]messages[\\/][a-z]{2}[\\/](?:shell|errors|search)\.ts$/,
            },
            // Icons are smaller than what a request costs.
            { name: 'icons', test: /[\\/]@tabler[\\/]icons-react[\\/]/, minShareCount: 4 },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': server, '/demo-sign-in': server } },
});
