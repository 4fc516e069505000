import { become, ensureInstalled, main } from './bootstrap.mjs';
import { ensureWebBuilt } from './build-web.mjs';

/**
 * Size of a semi-space of V8. New objects fill one, survivors are copied to the other, and large new objects take as much again, so that the young
 * generation grows to about three times this size. By default V8 lets it grow to several times as much before it collects. With 16 rather than 8, a node
 * needs some 15 MB more, and stands still for collections a third less. Only whether there is a PostgreSQL matters here; `config.ts` reads its address.
 */
const semiSpaceMegabytes = isSet(process.env.DATABASE_URL) || isSet(process.env.DATABASE_URL_FILE) ? 16 : 8;

await main(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  const { NODE_OPTIONS = '' } = process.env;
  await become('server/src/main.ts', undefined, {
    ...process.env,
    NODE_OPTIONS: `--max-semi-space-size=${semiSpaceMegabytes} ${NODE_OPTIONS}`.trim(),
  });
});

function isSet(variable) {
  return variable !== undefined && variable.trim() !== '';
}
