import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

/** Where `vite` finds the server while the web application is being written. */
const server = process.env['DIRECTORY_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  // Files find each other by relative addresses, so that a build works under every path.
  base: './',
  plugins: [react(), precompress()],
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
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|react-router)\// },
            {
              name: 'libraries',
              test: /\/node_modules\/(?:i18next|react-i18next|zod|@tanstack\/(?:react-query|query-core))\//,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': server, '/demo-sign-in': server } },
});
