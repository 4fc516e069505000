import { addressFileLimit, startAddressCheck, type AddressCheck, type AddressCheckOptions } from '@directory/contract';

/** Why a file cannot be read as an address file. */
export type AddressFileProblem = 'not-json' | 'broken-json' | 'too-large' | 'unreadable';

export class AddressFileError extends Error {
  readonly problem: AddressFileProblem;

  constructor(problem: AddressFileProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface CheckedAddressFile extends AddressCheck {
  /** Number of rows, including faulty ones. */
  rowCount: number;
  /** The `bu` in the file; empty if missing. */
  fileUnit: string;
}

interface Reading extends AddressCheckOptions {
  onProgress: (checkedRows: number, rowCount: number) => void;
  signal: AbortSignal;
}

/** Number of rows checked per task, so that the page stays responsive. */
const rowsAtOnce = 4_000;

/**
 * Reads an address file and checks it by the same rules as the server.
 * @throws AddressFileError for a file that is not JSON, or the reason of `signal`
 */
export async function readAddressFile(
  file: File,
  { onProgress, signal, ...options }: Reading,
): Promise<CheckedAddressFile> {
  const content = parse(await readText(file));
  signal.throwIfAborted();
  const bu = isObject(content) ? content['bu'] : undefined;
  const allowedAddresses = isObject(content) ? content['allowedAddresses'] : undefined;
  const check = startAddressCheck(bu, options);
  const rows: unknown[] = Array.isArray(allowedAddresses) ? allowedAddresses : [];
  if (!Array.isArray(allowedAddresses)) check.rejectRows();
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    for (const row of rows.slice(start, start + rowsAtOnce)) check.add(row);
    onProgress(Math.min(start + rowsAtOnce, rows.length), rows.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return { ...check.finish(), rowCount: rows.length, fileUnit: typeof bu === 'string' ? bu : '' };
}

async function readText(file: File): Promise<string> {
  if (!file.name.toLowerCase().endsWith('.json') && file.type !== 'application/json') {
    throw new AddressFileError('not-json');
  }
  if (file.size > addressFileLimit) throw new AddressFileError('too-large');
  try {
    // RFC 8259 requires UTF-8.
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch (thrown) {
    throw new AddressFileError(thrown instanceof TypeError ? 'broken-json' : 'unreadable');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AddressFileError('broken-json');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
