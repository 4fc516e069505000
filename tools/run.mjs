// `node tools/run.mjs FILE …` runs a TypeScript file of this repository on the pinned Node.
import { become, ensureInstalled, main } from './bootstrap.mjs';

await main(async () => {
  await ensureInstalled();
  const [file, ...parameters] = process.argv.slice(2);
  await become(file, parameters);
});
