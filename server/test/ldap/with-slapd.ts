import { describe, type SuiteAPI } from 'vitest';
import { findSlapd } from './start-slapd.ts';

/** Whether tests use slapd, which `npm test` installs. If CI is set, they fail without it. */
export const usesSlapd = findSlapd() !== undefined || process.env['CI'] !== undefined;
if (!usesSlapd) process.stdout.write('SKIPPED: slapd is not installed, so LDAP feeds are not tested against it.\n');

/** `describe` for tests that need slapd. */
export const withSlapd: SuiteAPI = usesSlapd ? describe : (describe.skip as SuiteAPI);
