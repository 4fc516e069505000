import type { LaunchOptions } from 'playwright-core';

/** The browser of the tests, without connections to other machines and without a display. */
export const browserOptions: LaunchOptions = {
  executablePath: process.env['BROWSER'] ?? '/usr/bin/chromium',
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A fake microphone that beeps.
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
  chromiumSandbox: process.getuid?.() !== 0,
};
