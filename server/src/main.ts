import { styleText } from 'node:util';
import { pino } from 'pino';
import { startDirectory } from './app.ts';
import type { RunningDirectory } from './app.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { sentenceFor } from './start-faults.ts';

// Reads the configuration, starts the directory, and ends it cleanly on Ctrl-C, SIGTERM, or when its parent goes.
try {
  const config = readConfig(process.env);
  const logger = pino({ level: config.LOG_LEVEL, base: { process: process.pid } }, process.stderr);
  const directory = await startDirectory(config, logger);
  let endingSince: number | undefined;
  const end = () => {
    // One Ctrl-C arrives up to three times: from the terminal, from npm, and from tools/start.mjs. A later one does not wait.
    if (endingSince !== undefined && performance.now() - endingSince > 1000) process.exit(1);
    if (endingSince !== undefined) return;
    endingSince = performance.now();
    directory.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the directory did not end cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // Comes when a parent that opened a channel to this process ends, however it ends.
  process.on('disconnect', end);
  // Last: whoever reads it may end the directory at once.
  process.stdout.write(`${greeting(config, directory)}\n`);
} catch (error) {
  const sentence = sentenceFor(error);
  if (sentence === undefined) console.error(error);
  else console.error(sentence);
  process.exit(1);
}

function greeting(config: Config, directory: RunningDirectory): string {
  const signIn =
    config.oidc === undefined
      ? 'Sign in as any of the demo people: no password needed.'
      : `Sign in through ${config.oidc.issuer}.`;
  const data =
    config.DATABASE_URL === undefined ? config.DATA_DIR : `PostgreSQL at ${new URL(config.DATABASE_URL).host}`;
  const bold = (text: string) => styleText('bold', text);
  return [
    '',
    `  ${bold(config.BRAND_NAME)} is ready at ${bold(directory.address)}`,
    `  ${signIn}`,
    `  ${directory.peopleCount.toLocaleString('en')} people. Data: ${data}. Stop with Ctrl-C.`,
    '',
  ].join('\n');
}
