import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { firstScript } from './first-script.ts';
import { offlineShell } from './offline-shell.ts';
import { pageFiles } from './page-files.ts';
import { paintEarly } from './paint-early.ts';
import { precompress } from './precompress.ts';
import { singlePathIcons } from './single-path-icons.ts';
import { withoutSchemas } from './without-schemas.ts';

/** Where `vite` finds the server while the web application is being written. */
const server = process.env['DIRECTORY_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  // Files find each other by relative addresses, so that a build works under every path.
  base: './',
  plugins: [
    react(),
    singlePathIcons(),
    withoutSchemas(),
    pageFiles(),
    paintEarly(),
    firstScript(),
    offlineShell(),
    precompress(),
  ],
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    // Under the strict content security policy nothing may stand inline, pictures included; but for what `index.html` itself contains.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
    // `light-dark()` stays as it is written: rewritten for older browsers, it would follow the system and not the theme that was chosen.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': server, '/demo-sign-in': server } },
});
