import { setTimeout as pause } from 'node:timers/promises';
import { styleText } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { lowerPriorityOfThreads } from '@directory/people-index/lower-priority';
import { startDirectory } from './app/start-directory.ts';
import type { RunningDirectory } from './app/start-directory.ts';
import { databaseHost, readConfig, variableNames } from './config/config.ts';
import type { Config } from './config/config.ts';
import { unknownVariables, unusedVariables } from './config/unknown-variables.ts';
import { createLogger } from './log/create-logger.ts';
import { loggableError, printedError } from './log/loggable-error.ts';
import { ownMessage } from './log/own-errors.ts';
import { logProcessFaults, ignoreOutputErrors } from './log/process-faults.ts';
import { sentenceFor } from './startup-errors.ts';

// Reads the configuration, starts the directory, and stops it cleanly on Ctrl-C, on SIGTERM, or when its parent process ends.

// Collects garbage more often, which saves about 200 MB with 200 000 people, and costs a tenth more processor time during a large run.
setFlagsFromString('--heap-growing-percent=50');
// V8 marks the heap in these threads. On busy cores, requests would otherwise wait up to 200 ms until it is done; see docs/benchmarks.md.
lowerPriorityOfThreads('node-V8Worker');
// Files that the directory creates are not accessible to other users of the machine.
process.umask(0o077);
ignoreOutputErrors();

// The IPC channel of a parent process closes when the parent ends, even by SIGKILL. Until the directory is ready, the process then exits.
const exitWithFailure = () => process.exit(1);
process.once('disconnect', exitWithFailure);
// False if the channel was closed while the modules above were loaded; undefined without a channel.
if (process.connected === false) exitWithFailure();
// PID 1 of a container ignores signals that it does not handle. Before the directory is ready, there is nothing to finish.
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** Milliseconds between two checks whether the directory is ready. */
const readinessPause = 500;
const exitCleanly = () => process.exit(0);
for (const signal of stopSignals) process.once(signal, exitCleanly);
try {
  const config = readConfig(process.env);
  const logger = createLogger(config.LOG_LEVEL, process.stderr);
  logProcessFaults(logger);
  for (const unknown of unknownVariables(process.env, variableNames)) {
    logger.warn(unknown, 'unknown environment variable, which has no effect; check its spelling');
  }
  for (const unused of unusedVariables(process.env, variableNames)) {
    logger.warn(unused, 'environment variable of a feed that is not turned on, because another variable is missing');
  }
  const directory = await startDirectory(config, logger);
  let endingSince: number | undefined;
  const end = (signal: NodeJS.Signals | 'disconnect', delay: number) => {
    // One Ctrl-C arrives up to three times: from the terminal, npm and tools/start.mjs. Another one a second later stops the process at
    // once.
    if (endingSince !== undefined && performance.now() - endingSince > 1000) process.exit(1);
    if (endingSince !== undefined) return;
    endingSince = performance.now();
    logger.info({ signal }, 'the directory is stopping');
    directory.close(delay).then(
      () => {
        logger.info('the directory has stopped');
        process.exit(0);
      },
      (error: unknown) => {
        logger.error({ err: error }, 'the directory did not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of stopSignals) process.off(signal, exitCleanly);
  // Service managers send SIGTERM, and only behind them is there a load balancer to wait for; terminals send SIGINT and SIGHUP.
  process.on('SIGTERM', () => end('SIGTERM', config.SHUTDOWN_DELAY_SECONDS));
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(signal, 0));
  process.off('disconnect', exitWithFailure);
  process.on('disconnect', () => end('disconnect', 0));
  // Printed last, since a process that reads the output may stop the directory immediately.
  const awaited = directory.waitsFor();
  if (awaited.length > 0) {
    logger.warn({ waitingFor: awaited }, 'the directory answers, but is not ready yet');
    process.stdout.write(`\n  ${config.BRAND_NAME} at ${directory.address} waits for: ${awaited.join(', ')}\n`);
    while (directory.waitsFor().length > 0) await pause(readinessPause, undefined, { ref: false });
  }
  logger.info({ people: directory.peopleCount }, 'the directory is ready');
  process.stdout.write(`${greeting(config, directory)}\n`);
} catch (error) {
  const sentence = sentenceFor(error);
  console.error(sentence ?? printedError(loggableError(error, ownMessage)));
  process.exit(1);
}

function greeting(config: Config, directory: RunningDirectory): string {
  const signIn =
    config.oidc === undefined
      ? 'Demo sign-in: choose any person, no password needed.'
      : `Sign in through ${config.oidc.issuer}.`;
  const data =
    config.DATABASE_URL === undefined ? config.DATA_DIR : `PostgreSQL at ${databaseHost(config.DATABASE_URL)}`;
  const bold = (text: string) => styleText('bold', text);
  return [
    '',
    `  ${bold(config.BRAND_NAME)} is ready at ${bold(directory.address)}`,
    `  ${signIn}`,
    `  ${directory.peopleCount.toLocaleString('en')} people. Data: ${data}. Stop with Ctrl-C.`,
    '',
  ].join('\n');
}
