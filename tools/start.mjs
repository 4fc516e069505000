import { become, ensureInstalled, main } from './bootstrap.mjs';
import { ensureWebBuilt } from './build-web.mjs';

/**
 * In MB. V8 would let the garbage of a busy node grow to several times as much before it looks for it. With 16 rather than 8, a node needs some 15 MB
 * more, and stands still for collections a third less.
 */
const youngGeneration = (process.env.DATABASE_URL ?? process.env.DATABASE_URL_FILE ?? '') === '' ? 8 : 16;

await main(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  const { NODE_OPTIONS = '' } = process.env;
  await become('server/src/main.ts', undefined, {
    ...process.env,
    NODE_OPTIONS: `--max-semi-space-size=${youngGeneration} ${NODE_OPTIONS}`.trim(),
  });
});
