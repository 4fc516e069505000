import { become, ensureInstalled, main } from './bootstrap.mjs';
import { ensureWebBuilt } from './build-web.mjs';

await main(async () => {
  await ensureInstalled();
  const [suite] = process.argv.slice(2);
  if (suite === undefined || suite === 'e2e') await ensureWebBuilt();
  await become('tools/src/test.ts');
});
