import { become, ensureInstalled, main } from './bootstrap.mjs';
import { ensureWebBuilt } from './build-web.mjs';

/**
 * Size of a V8 semi-space in MB. New objects fill one semi-space, survivors are copied to the other, and large new objects take up to the
 * same again, so that the young generation grows to about three times this size. V8's default is several times larger. With 16 instead of
 * 8, a node needs about 15 MB more, and its pauses for garbage collection take a third less time. Only whether DATABASE_URL is set matters
 * here; `config.ts` parses it.
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
