import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod';

const file = z.string().min(1).optional();

/** Files with the values of the variables that have the same name without `_FILE`, such as the secrets of Docker and Kubernetes. */
export const secretFileVariables = {
  DATABASE_URL_FILE: file,
  OIDC_INTROSPECTION_CLIENT_SECRET_FILE: file,
  ALERT_WEBHOOK_SECRET_FILE: file,
};

/** In bytes. */
const longestSecret = 8192;

type Environment = { readonly [name: string]: string | undefined };

/** The environment with the values of files, and what is wrong with the files. No sentence contains a value. */
export function readSecretFiles(given: Environment): { readonly given: Environment; readonly faults: string[] } {
  const faults: string[] = [];
  const read: Record<string, string> = {};
  for (const variable of Object.keys(secretFileVariables)) {
    const name = variable.replace(/_FILE$/, '');
    const path = given[variable];
    if (path === undefined) continue;
    if (given[name] !== undefined) faults.push(`${name}, ${variable}: only one of them can be set`);
    else {
      const { secret, fault } = readSecret(path);
      if (fault === undefined) read[name] = secret;
      else faults.push(`${variable}: ${path} ${fault}`);
    }
  }
  return { given: { ...given, ...read }, faults };
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
    const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return secret === '' ? { fault: 'is empty' } : { secret };
  } catch (error) {
    return { fault: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}
