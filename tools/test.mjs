import { become, ensureInstalled, main } from './bootstrap.mjs';
import { ensureWebBuilt } from './build-web.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  await become('tools/src/test.ts');
});
