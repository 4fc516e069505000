import { become, ensureInstalled, main } from './bootstrap.mjs';
import { ensureWebBuilt } from './build-web.mjs';

await main(async () => {
  await ensureInstalled();
  const [suite] = process.argv.slice(2);
  if (suite === undefined || ['e2e', 'commands', 'samples'].includes(suite)) await ensureWebBuilt();
  await become('tools/src/test.ts');
});
