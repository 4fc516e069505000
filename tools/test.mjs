import { become, ensureInstalled, main } from './bootstrap.mjs';
import { ensureWebBuilt } from './build-web.mjs';

await main(async () => {
  await ensureInstalled();
  const [part] = process.argv.slice(2);
  if (part === undefined || part === 'stories') await ensureWebBuilt();
  await become('tools/src/test.ts');
});
