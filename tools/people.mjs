import { become, ensureInstalled, main } from './bootstrap.mjs';

await main(async () => {
  await ensureInstalled();
  await become('tools/src/people.ts');
});
