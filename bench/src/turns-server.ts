import { pino } from 'pino';
import { buildDirectory } from '../../server/src/app/build-directory.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { loadDemoGroup } from '../../server/src/features/people-feeds/demo/demo-group.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';
import { turnsPath } from './turns-path.ts';

// The server of `turns.ts`: the directory, with a path that reports the longest event loop iteration since the last request.

const config = readConfig(process.env);
const database = await openDatabase({ kind: 'embedded', folder: config.DATA_DIR });
const references = readReferences(config.REFERENCE_DIR);
await loadDemoGroup({ database, references, count: config.DEMO_PEOPLE });
const logger = pino({ level: config.LOG_LEVEL }, process.stderr);
const { app } = await buildDirectory({ config, database, references, logger });

// Measures the processor time of this thread between two timers, so that time in which another process runs does not count.
let longest = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const now = process.threadCpuUsage();
  longest = Math.max(longest, now.user + now.system - before.user - before.system);
  before = now;
}, 1);
app.get(turnsPath, () => {
  const milliseconds = longest / 1000;
  longest = 0;
  return { milliseconds };
});

const end = () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
};
process.once('SIGTERM', end);
process.once('disconnect', end);
process.stdout.write(`${await app.listen({ host: config.HOST, port: config.PORT })} \n`);
