// `node tools/run.mjs [--with-web] FILE …` runs a TypeScript file of this repository on the pinned Node. `--with-web` builds the
// web application first.
import { become, ensureInstalled, main } from './bootstrap.mjs';
import { ensureWebBuilt } from './build-web.mjs';

await main(async () => {
  await ensureInstalled();
  const parameters = process.argv.slice(2);
  const needsWeb = parameters[0] === '--with-web';
  if (needsWeb) await ensureWebBuilt();
  const [file, ...rest] = needsWeb ? parameters.slice(1) : parameters;
  await become(file, rest);
});
