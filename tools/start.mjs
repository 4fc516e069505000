import { become, ensureInstalled, main } from './bootstrap.mjs';
import { ensureWebBuilt } from './build-web.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  await become('server/src/main.ts');
});
