// `npm run build` installs the packages and builds the web application, for machines on which a service manager runs the server.
import { ensureInstalled, main } from './bootstrap.mjs';
import { ensureWebBuilt } from './build-web.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
});
