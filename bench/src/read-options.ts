import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** The options that `openReport` reads. */
const reportOptions = {
  json: { type: 'string' },
  check: { type: 'boolean', default: false },
  record: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig;

/** Reads the options of a benchmark and of its report from the command line. A mistyped one ends the process before anything is measured. */
export function readOptions<const Own extends ParseArgsOptionsConfig = Record<never, never>>(own?: Own) {
  try {
    return parseArgs({ options: { ...reportOptions, ...(own as Own) } }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
}
