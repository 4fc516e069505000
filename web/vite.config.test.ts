import { createServer } from 'node:http';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { createServer as createViteServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';

test('the development server passes the host of the browser on, so that the demo sign-in returns to it', async () => {
  const directory = createServer((request, response) => response.end(request.headers.host));
  await new Promise<void>((resolve) => void directory.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void directory.close());
  vi.stubEnv('DIRECTORY_SERVER', `http://127.0.0.1:${(directory.address() as AddressInfo).port}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const configFile = join(import.meta.dirname, 'vite.config.ts');
  const vite = await createViteServer({ configFile, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  onTestFinished(() => vite.close());
  await vite.listen();
  const [address = ''] = vite.resolvedUrls?.local ?? [];
  for (const path of ['/api/configuration', '/demo-sign-in/token']) {
    const response = await fetch(new URL(path, address));
    expect(`http://${await response.text()}/`).toBe(address);
  }
});
