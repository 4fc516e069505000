import * as z from 'zod';
import { cronExpression, feedName } from './feeds.ts';
import { flag, list, text, wholeNumber } from './values.ts';
import type { Given } from './values.ts';

const noAddress = 'must be a URL such as ldaps://dc1.example.com';
const ldapAddress = z.url({ protocol: /^ldaps?$/, error: noAddress });
const ldapAddresses = list.pipe(z.array(ldapAddress).min(1, noAddress).max(10, 'must have at most 10 addresses'));
/** Matches `CN=Müller\\, Anna,OU=People`, not `People`. */
const distinguishedName = z
  .string()
  .regex(/^\s*[a-z\d][a-z\d.-]*\s*=/i, 'must be a distinguished name such as DC=example,DC=com');

/** Variables of the feed from an LDAP server. */
export const ldapFeedVariables = {
  /** Directory servers of the LDAP feed in order of preference, separated by blanks. Empty: there is no LDAP feed. */
  FEED_LDAP_URL: ldapAddresses.optional(),
  FEED_LDAP_NAME: feedName.default('ldap'),
  /** Upgrades an ldap:// connection to TLS before the bind (RFC 4513). */
  FEED_LDAP_START_TLS: flag.default(false),
  /** PEM file of the certificate authority that signed the certificate of the directory server. */
  FEED_LDAP_CA: text.optional(),
  /** Distinguished name to bind with; AD also accepts a user principal name. Empty: anonymous. */
  FEED_LDAP_BIND_DN: text.max(1024, 'must have at most 1024 characters').optional(),
  FEED_LDAP_BIND_PASSWORD: text.optional(),
  FEED_LDAP_BIND_PASSWORD_FILE: text.optional(),
  /** Search bases below which the people are. Several distinguished names are separated by semicolons. */
  FEED_LDAP_BASE: z
    .string()
    .transform((value) => value.split(/(?<!\\);/).map((base) => base.trim()))
    .pipe(z.array(distinguishedName).max(50, 'must have at most 50 names'))
    .optional(),
  /** Filter that selects people (RFC 4515). Empty: a default for the kind of server. */
  FEED_LDAP_FILTER: z
    .string()
    .startsWith('(', 'must be a filter such as (objectClass=person)')
    .max(10_000, 'must have at most 10000 characters')
    .optional(),
  /** JSON file that maps attributes to fields. */
  FEED_LDAP_MAP: text.optional(),
  /** Maximum number of entries per page. AD allows 1000. */
  FEED_LDAP_PAGE_SIZE: wholeNumber(1, 1000).default(500),
  /** Timeout for a connection and for each response. */
  FEED_LDAP_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(60),
  /** When all people are read again, as a cron expression. */
  FEED_LDAP_SCHEDULE: cronExpression.default('15 2 * * *'),
  /** Writes self-service edits to the directory server. */
  FEED_LDAP_WRITE_BACK: flag.default(false),
};

type Variables = z.output<z.ZodObject<typeof ldapFeedVariables>>;

/** A feed of people from an LDAP server. The files have not been read yet. */
export interface LdapFeedConfig {
  readonly name: string;
  /** In order of preference. */
  readonly urls: readonly string[];
  readonly startTls: boolean;
  readonly caFile: string | undefined;
  /** Undefined for an anonymous bind. */
  readonly bindName: string | undefined;
  readonly bindPassword: string | undefined;
  readonly bindPasswordFile: string | undefined;
  readonly bases: readonly string[];
  readonly filter: string | undefined;
  readonly mapFile: string | undefined;
  readonly pageSize: number;
  readonly timeoutSeconds: number;
  readonly schedule: string;
  readonly writesBack: boolean;
}

/** Inconsistencies between the variables of the LDAP feed. */
export function ldapFeedFaults(given: Given): string[] {
  const faults: string[] = [];
  const has = (name: string) => given[`FEED_LDAP_${name}`] !== undefined;
  const password = 'FEED_LDAP_BIND_PASSWORD or FEED_LDAP_BIND_PASSWORD_FILE';
  if (has('URL') && !has('BASE')) faults.push('FEED_LDAP_BASE: must be set when FEED_LDAP_URL is set');
  if (has('BIND_PASSWORD') && has('BIND_PASSWORD_FILE')) faults.push(`${password}: only one of them can be set`);
  if (has('BIND_DN') !== (has('BIND_PASSWORD') || has('BIND_PASSWORD_FILE'))) {
    faults.push(`FEED_LDAP_BIND_DN and ${password}: must be set together`);
  }
  const isSecure = /(?:^|[\s,])ldaps:/i.test(given['FEED_LDAP_URL'] ?? '');
  if (isSecure && ['true', '1'].includes(given['FEED_LDAP_START_TLS'] ?? '')) {
    faults.push('FEED_LDAP_START_TLS: works with ldap:// addresses only; ldaps:// is encrypted from the start');
  }
  return faults;
}

/** Undefined if no LDAP server is configured. */
export function readLdapFeed(data: Variables): LdapFeedConfig | undefined {
  if (data.FEED_LDAP_URL === undefined || data.FEED_LDAP_BASE === undefined) return undefined;
  return {
    name: data.FEED_LDAP_NAME,
    urls: data.FEED_LDAP_URL,
    startTls: data.FEED_LDAP_START_TLS,
    caFile: data.FEED_LDAP_CA,
    bindName: data.FEED_LDAP_BIND_DN,
    bindPassword: data.FEED_LDAP_BIND_PASSWORD,
    bindPasswordFile: data.FEED_LDAP_BIND_PASSWORD_FILE,
    bases: data.FEED_LDAP_BASE,
    filter: data.FEED_LDAP_FILTER,
    mapFile: data.FEED_LDAP_MAP,
    pageSize: data.FEED_LDAP_PAGE_SIZE,
    timeoutSeconds: data.FEED_LDAP_TIMEOUT_SECONDS,
    schedule: data.FEED_LDAP_SCHEDULE,
    writesBack: data.FEED_LDAP_WRITE_BACK,
  };
}
