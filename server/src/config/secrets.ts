import { readFileSync, statSync } from 'node:fs';
import { text } from './values.ts';

const file = text.optional();

/** Paths of files that contain the value of the variable without `_FILE`, such as the secrets of Docker and Kubernetes. */
export const secretFileVariables = {
  DATABASE_URL_FILE: file,
  OIDC_INTROSPECTION_CLIENT_SECRET_FILE: file,
  ALERT_WEBHOOK_SECRET_FILE: file,
};

/** Maximum size of such a file in bytes. */
const maxSecretBytes = 8192;

type Environment = { readonly [name: string]: string | undefined };

export interface SecretFiles {
  /** The environment, with the values from the files. */
  readonly given: Environment;
  /** The same, except that variables with a faulty file count as set, so that only the file is reported and not a missing variable. */
  readonly assumed: Environment;
  /** Problems of the files, one sentence each. No sentence contains a secret. */
  readonly faults: string[];
}

/** Reads the files that contain secrets. */
export function readSecretFiles(given: Environment): SecretFiles {
  const faults: string[] = [];
  const read: Record<string, string> = {};
  const faulty: Record<string, string> = {};
  for (const variable of Object.keys(secretFileVariables)) {
    const name = variable.replace(/_FILE$/, '');
    const path = given[variable];
    if (path === undefined) continue;
    // The rule of the variable reports it.
    if (path.trim() === '') faulty[name] = '';
    else if (given[name] !== undefined) faults.push(`${name}, ${variable}: only one of them can be set`);
    else {
      const { secret, fault } = readSecret(path);
      if (fault === undefined) read[name] = secret;
      else {
        // The sentence omits the path: it may be the secret itself, if the operator confused the two variables.
        faults.push(`${variable}: the file ${fault}`);
        faulty[name] = '';
      }
    }
  }
  return { given: { ...given, ...read }, assumed: { ...given, ...read, ...faulty }, faults };
}

type Secret =
  { readonly secret: string; readonly fault?: undefined } | { readonly fault: string; readonly secret?: undefined };

function readSecret(path: string): Secret {
  try {
    const status = statSync(path);
    if (status.isDirectory()) return { fault: 'is a folder, not a file' };
    // Reading a device such as /dev/zero would never end.
    if (status.isCharacterDevice() || status.isBlockDevice()) return { fault: 'is a device, not a file' };
    if (status.size > maxSecretBytes) return { fault: `is larger than ${maxSecretBytes} bytes` };
    const secret = decodeSecret(readFileSync(path));
    if (secret === undefined) return { fault: 'is not in UTF-8' };
    return secret === '' ? { fault: 'is empty' } : { secret };
  } catch (error) {
    return { fault: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}

/**
 * Decodes a secret, without the byte-order mark and the line break that editors and shells add, especially on Windows. Returns undefined
 * for bytes that are not UTF-8, such as UTF-16, which would otherwise yield a wrong secret.
 */
export function decodeSecret(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r?\n$/, '');
  } catch {
    return undefined;
  }
}
