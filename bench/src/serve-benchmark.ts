import { pino } from 'pino';
import { buildDirectory } from '../../server/src/app/build-directory.ts';
import { readConfig } from '../../server/src/config/config.ts';
import type { Config } from '../../server/src/config/config.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { loadDemoGroup } from '../../server/src/features/people-feeds/demo/demo-group.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';

type App = Awaited<ReturnType<typeof buildDirectory>>['app'];

/**
 * Serves a directory with the demo group, configured by the environment, until SIGTERM or until the parent process ends. Prints its
 * address, for which `startDirectory` waits.
 * @param prepare adds what the benchmark measures with, before the port is open
 */
export async function serveBenchmark(prepare: (app: App, config: Config) => void): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase({ kind: 'embedded', folder: config.DATA_DIR });
  const references = readReferences(config.REFERENCE_DIR);
  await loadDemoGroup({ database, references, count: config.DEMO_PEOPLE });
  const logger = pino({ level: config.LOG_LEVEL }, process.stderr);
  const { app } = await buildDirectory({ config, database, references, logger });
  prepare(app, config);
  const end = () => {
    void app
      .close()
      .then(() => database.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('disconnect', end);
  process.stdout.write(`${await app.listen({ host: config.HOST, port: config.PORT })} \n`);
}
