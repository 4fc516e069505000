import type { Logger } from 'pino';

/**
 * Ignores errors of stdout and stderr, so that the process survives if a log collector exits and closes the pipe, or the disk with the log
 * is full. Output that cannot be written is lost.
 */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/**
 * Logs uncaught errors, which end the process, and warnings of Node.js. By default, Node.js prints both with all their properties,
 * including the values of a failed query.
 */
export function logProcessFaults(logger: Pick<Logger, 'fatal' | 'warn'>): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception: the process exits');
    process.exit(1);
  });
  // Removes the default listener, which prints warnings.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, 'Node.js warning'));
}
