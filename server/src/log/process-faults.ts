import type { Logger } from 'pino';

/**
 * Lets the process outlive the readers of its output: a log collector that ends closes its pipe, and a disk that a log is written to may be full. What cannot be
 * written is lost.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/**
 * Logs errors that nothing caught, which end the process, and the warnings of Node.js. By default Node.js prints both with all their
 * properties, and so the values of a failed query.
 */
export function logProcessFaults(logger: Pick<Logger, 'fatal' | 'warn'>): void {
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'an error was not caught, so the process ends');
    process.exit(1);
  });
  // The listener that prints them.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, 'Node.js warns'));
}
