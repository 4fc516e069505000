import { readFileSync, statSync } from 'node:fs';
import { text } from './config-values.ts';

const file = text.optional();

/** Files with the values of the variables that have the same name without `_FILE`, such as the secrets of Docker and Kubernetes. */
export const secretFileVariables = {
  DATABASE_URL_FILE: file,
  OIDC_INTROSPECTION_CLIENT_SECRET_FILE: file,
  ALERT_WEBHOOK_SECRET_FILE: file,
};

/** In bytes. */
const longestSecret = 8192;

type Environment = { readonly [name: string]: string | undefined };

export interface SecretFiles {
  /** The environment with the values of the files. */
  readonly given: Environment;
  /** The same, in which a variable whose file is faulty counts as set: a sentence about its file says enough. */
  readonly meant: Environment;
  /** What is wrong with the files. No sentence contains a value. */
  readonly faults: string[];
}

/** Reads the files of secrets. */
export function readSecretFiles(given: Environment): SecretFiles {
  const faults: string[] = [];
  const read: Record<string, string> = {};
  const faulty: Record<string, string> = {};
  for (const variable of Object.keys(secretFileVariables)) {
    const name = variable.replace(/_FILE$/, '');
    const path = given[variable];
    if (path === undefined) continue;
    // The rule of the variable says so.
    if (path.trim() === '') faulty[name] = '';
    else if (given[name] !== undefined) faults.push(`${name}, ${variable}: only one of them can be set`);
    else {
      const { secret, fault } = readSecret(path);
      if (fault === undefined) read[name] = secret;
      else {
        // Without the path: it may be the secret itself, if somebody confused the two variables.
        faults.push(`${variable}: the file ${fault}`);
        faulty[name] = '';
      }
    }
  }
  return { given: { ...given, ...read }, meant: { ...given, ...read, ...faulty }, faults };
}

type Secret =
  { readonly secret: string; readonly fault?: undefined } | { readonly fault: string; readonly secret?: undefined };

function readSecret(path: string): Secret {
  try {
    const status = statSync(path);
    if (status.isDirectory()) return { fault: 'is a folder, not a file' };
    // Such as /dev/zero, which has no end.
    if (status.isCharacterDevice() || status.isBlockDevice()) return { fault: 'is a device, not a file' };
    if (status.size > longestSecret) return { fault: `is larger than ${longestSecret} bytes` };
    const secret = decodeSecret(readFileSync(path));
    if (secret === undefined) return { fault: 'is not in UTF-8' };
    return secret === '' ? { fault: 'is empty' } : { secret };
  } catch (error) {
    return { fault: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}

/**
 * A secret without the byte-order mark and the line break that editors and shells add, above all those of Windows. Undefined for bytes that are not UTF-8, such as
 * UTF-16: read anyway, they would be another secret.
 */
export function decodeSecret(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r?\n$/, '');
  } catch {
    return undefined;
  }
}
