import type { Given } from './values.ts';

/** Passwords and keys may begin and end with a quote. */
const freeText = /_(?:PASSWORD|SECRET)$/;

/**
 * Finds values that still have the quotes of an environment file. systemd, shells and Docker Compose remove them; `docker run --env-file`
 * and ConfigMaps do not. A quoted login, client ID or path would otherwise only fail later.
 */
export function quoteFaults(given: Given, variables: readonly string[]): string[] {
  return variables
    .filter((variable) => !freeText.test(variable) && /^(?:'.*'|".*")$/s.test(given[variable] ?? ''))
    .map((variable) => `${variable}: is in quotes, which are part of the value here; remove them`);
}
