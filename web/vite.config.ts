import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { firstScript } from './first-script.ts';
import { offlineShell } from './offline-shell.ts';
import { pageFiles } from './page-files.ts';
import { paintEarly } from './paint-early.ts';
import { partStyles } from './part-styles.ts';
import { precompress } from './precompress.ts';
import { singlePathIcons } from './single-path-icons.ts';
import { withoutSchemas } from './without-schemas.ts';

/** The server to which `vite` proxies requests during development. */
const server = process.env['DIRECTORY_SERVER'] ?? 'http://127.0.0.1:3000';
/** With the Host header of the browser, so that the demo sign-in returns to the page that Vite serves. */
const proxied = { target: server, changeOrigin: false };

export default defineConfig({
  root: import.meta.dirname,
  // Relative URLs between files, so that a build works under any base path.
  base: './',
  plugins: [
    react(),
    singlePathIcons(),
    withoutSchemas(),
    pageFiles(),
    paintEarly(),
    partStyles(),
    firstScript(),
    offlineShell(),
    precompress(),
  ],
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    // The strict Content Security Policy allows nothing inline, including pictures, except what `index.html` itself contains.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
    // Keeps `light-dark()` as written: transpiled for older browsers, it would follow the system instead of the chosen theme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': proxied, '/demo-sign-in': proxied } },
});
