import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileEncodings } from '@directory/contract';
import { Cron } from 'croner';
import * as z from 'zod';
import { budgetFaults, budgetVariables } from './config-budgets.ts';
import { readTracing, tracingVariables } from './config-tracing.ts';
import type { TracingConfig } from './config-tracing.ts';
import { wholeNumber } from './config-values.ts';

/** Lists every invalid variable of the environment, one sentence each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
/** A number of days, or 0 for ever. */
const retentionDays = (least: number) =>
  wholeNumber(0, 36_500).refine((days) => days === 0 || days >= least, `must be 0, or at least ${least} days`);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a URL that starts with http:// or https://' });
const list = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));
const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']);

const feedName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,62}$/i, 'must be letters, digits, dots, hyphens and underscores, at most 63')
  .refine((name) => !['demo', 'scim'].includes(name.toLowerCase()), 'must not be "demo" or "scim", which are reserved');
/** Names of the delimiters of `fileDelimiters`: a tab cannot be seen in an environment file. */
const delimiterNames = ['comma', 'semicolon', 'tab', 'bar'] as const;
const cronExpression = z.string().refine(isCronExpression, 'must be a cron expression such as 15 2 * * *');
const ldapAddress = z.url({ protocol: /^ldaps?$/, error: 'must be a URL such as ldaps://dc1.example.com' });
const ldapAddresses = list.pipe(z.array(ldapAddress).min(1).max(10));
/** Matches `CN=Müller\\, Anna,OU=People`, not `People`. */
const distinguishedName = z
  .string()
  .regex(/^\s*[a-z\d][a-z\d.-]*\s*=/i, 'must be a distinguished name such as DC=example,DC=com');

/** Name, rule and meaning of every variable. docs/configuration.md documents them. */
const variables = {
  /** Address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Port to listen on; 0 picks a free one. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Port of /metrics on HOST; none when empty. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  /** Folder of the embedded database and the control socket. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** A PostgreSQL 15 or later instead of the embedded one. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres:// or postgresql://' })
    .optional(),
  /** Connections to PostgreSQL per node. */
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
  /** False behind a connection pooler in transaction mode: nodes then look for changes every second. */
  DATABASE_LISTEN: flag.default(true),
  /** On SIGTERM: how long the node reports that it is not ready, and still answers. Empty: 5 with DATABASE_URL, else 0. */
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 300).optional(),
  /** How long the requests under way may take after that. */
  SHUTDOWN_TIMEOUT_SECONDS: wholeNumber(0, 3600).default(20),
  /** Scheme, host and port under which browsers reach the directory. */
  PUBLIC_ORIGIN: webAddress.transform((value) => new URL(value).origin).optional(),
  /** Number of reverse proxies in front of the server, to find a caller's address; 0 for none. */
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /** The identity provider, exactly as it names itself in its tokens. Empty: the demo sign-in. */
  OIDC_ISSUER: webAddress.optional(),
  /** The client registered for the web application. */
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** Redirect URI that is registered with the provider. */
  OIDC_REDIRECT_URI: webAddress.optional(),
  /** Scopes to ask for, separated by blanks. */
  OIDC_SCOPES: z
    .string()
    .regex(/(^| )openid( |$)/, 'must contain openid')
    .default('openid profile email'),
  /** What `aud` of an access token must contain. Empty: the client id. */
  OIDC_AUDIENCE: z.string().min(1).optional(),
  /** Accepts tokens that name the client in `azp`, whatever their audience. */
  OIDC_ACCEPT_AZP: flag.default(false),
  /** The resource indicator to ask a token for (RFC 8707), where the provider wants one. */
  OIDC_RESOURCE: z.url({ error: 'must be an absolute URI' }).optional(),
  /** The claim that contains a person's login. */
  OIDC_LOGIN_CLAIM: z.string().min(1).default('preferred_username'),
  /** For introspection (RFC 7662) of opaque tokens, when the provider requires a separate client for the server. */
  OIDC_INTROSPECTION_CLIENT_ID: z.string().min(1).optional(),
  OIDC_INTROSPECTION_CLIENT_SECRET: z.string().min(1).optional(),
  /** Logins that are administrators from the first start, separated by commas. */
  ADMIN_LOGINS: list.default([]),
  /** Completes a bare group ID to a login. */
  COMPANY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'must be a domain name')
    .default('group.example'),
  BRAND_NAME: z.string().min(1).max(60).default('Directory'),
  /** Path of an SVG or PNG file that is shown as the logo. */
  BRAND_LOGO: z.string().min(1).optional(),
  BRAND_ACCENT: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0b6e6e')
    .optional(),
  /** `Name=https://…` pairs shown in the footer, separated by commas. */
  SOCIAL_LINKS: z
    .string()
    .regex(
      /^$|^[^=,]+=https:\/\/[^,\s]+(?:,[^=,]+=https:\/\/[^,\s]+)*$/,
      'must be Name=https://address pairs, separated by commas',
    )
    .transform((value) =>
      value
        .split(',')
        .filter(Boolean)
        .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')).trim(), address: pair.slice(pair.indexOf('=') + 1) })),
    )
    .default([]),
  /** The information notice linked from the business card's information statement. */
  INFORMATION_NOTICE_URL: webAddress.optional(),
  /** Folder of the reference lists; the shipped ones when empty. */
  REFERENCE_DIR: z.string().min(1).optional(),
  /** People of the demo group at the first start; 0 for none. */
  DEMO_PEOPLE: wholeNumber(0, 1_000_000).default(5000),
  /** Names of feeds, highest first: whose value is shown where several feeds deliver a person. */
  FEED_PRIORITY: list.default([]),
  /** Where failing feeds and feeds that are held back are reported, as a signed POST. */
  ALERT_WEBHOOK_URL: webAddress.optional(),
  /** Key of the signature: `whsec_` and base64, or any text. */
  ALERT_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Directory servers of the LDAP feed, in order of preference, separated by blanks. Empty: no LDAP feed. */
  FEED_LDAP_URL: ldapAddresses.optional(),
  FEED_LDAP_NAME: feedName.default('ldap'),
  /** Upgrades an ldap:// connection to TLS before the bind (RFC 4513). */
  FEED_LDAP_START_TLS: flag.default(false),
  /** PEM file of the certificate authority that signed the certificate of the directory server. */
  FEED_LDAP_CA: z.string().min(1).optional(),
  /** Empty: anonymous. AD also accepts a user principal name. */
  FEED_LDAP_BIND_DN: z.string().min(1).max(1024).optional(),
  FEED_LDAP_BIND_PASSWORD: z.string().min(1).optional(),
  FEED_LDAP_BIND_PASSWORD_FILE: z.string().min(1).optional(),
  /** Where the people are; several distinguished names are separated by semicolons. */
  FEED_LDAP_BASE: z
    .string()
    .transform((value) => value.split(/(?<!\\);/).map((base) => base.trim()))
    .pipe(z.array(distinguishedName).max(50))
    .optional(),
  /** Which entries are people (RFC 4515). Empty: a filter for the kind of server. */
  FEED_LDAP_FILTER: z.string().startsWith('(', 'must be a filter such as (objectClass=person)').max(10_000).optional(),
  /** JSON file that maps attributes to fields. */
  FEED_LDAP_MAP: z.string().min(1).optional(),
  /** Entries per page, at most. AD allows 1000. */
  FEED_LDAP_PAGE_SIZE: wholeNumber(1, 1000).default(500),
  /** Longest time for a connection and for each answer. */
  FEED_LDAP_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(60),
  /** When everybody is read again: a cron expression. */
  FEED_LDAP_SCHEDULE: cronExpression.default('15 2 * * *'),
  /** Writes self-service edits to the directory server. */
  FEED_LDAP_WRITE_BACK: flag.default(false),
  /** By default `info`, with the demo sign-in `warn`. */
  LOG_LEVEL: logLevel.optional(),
  /** Requests per minute and viewer (or address, when signed out). */
  RATE_LIMIT_PER_MINUTE: wholeNumber(10, 1_000_000).default(1200),
  /** Requests per minute and token of a SCIM client. */
  SCIM_LIMIT_PER_MINUTE: wholeNumber(10, 1_000_000).default(6000),
  /** Requests per minute and API token. */
  API_LIMIT_PER_MINUTE: wholeNumber(10, 1_000_000).default(600),
  /** How recent a sign-in must be for changing administrators, tokens and webhooks; 0 for any. */
  RECENT_SIGN_IN_MINUTES: wholeNumber(0, 1440).default(15),
  /** Networks inside the company to which webhooks may be sent, separated by blanks: `10.0.0.0/8`. */
  WEBHOOK_NETWORKS: list.pipe(z.array(z.string().refine(isNetwork, 'must be networks such as 10.0.0.0/8'))).default([]),
  /** Requests per minute and address to public cards. */
  CARD_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
  ...budgetVariables,
  ...tracingVariables,
  /** Days after which leavers are erased; 0 keeps them. */
  LEAVER_RETENTION_DAYS: retentionDays(1).default(90),
  /** Days after which feed runs and their faults are deleted; 0 keeps them. */
  FEED_RUN_RETENTION_DAYS: retentionDays(1).default(365),
  /** Days after which entries of the audit trail are deleted; 0 keeps them. */
  AUDIT_RETENTION_DAYS: retentionDays(30).default(1095),
  /** Opens /api/docs and /api/openapi.json. */
  API_DOCS: flag.default(true),
  /** A people file that the directory reads by itself. The last part of the path may contain `*`. */
  FEED_FILE: z
    .string()
    .regex(/\.(?:csv|tsv|txt|ldif|ldf)$/i, 'must end in .csv, .tsv, .txt, .ldif or .ldf')
    .optional(),
  FEED_FILE_NAME: feedName.default('file'),
  /** When the whole file is compared again: a cron expression. */
  FEED_FILE_SCHEDULE: cronExpression.default('45 2 * * *'),
  /** JSON file that maps columns or attributes to fields. */
  FEED_FILE_MAP: z.string().min(1).optional(),
  FEED_FILE_ENCODING: z.string().toLowerCase().pipe(z.enum(fileEncodings)).optional(),
  FEED_FILE_DELIMITER: z.string().toLowerCase().pipe(z.enum(delimiterNames)).optional(),
  /** A folder or a ZIP archive of photos, named by login, group ID or employee number. */
  FEED_PHOTOS: z.string().min(1).optional(),
  FEED_PHOTOS_NAME: feedName.default('photos'),
  FEED_PHOTOS_SCHEDULE: cronExpression.default('15 3 * * *'),
};

type Variables = z.output<z.ZodObject<typeof variables>>;

export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined: the origin that the browser came by + `/implicit/callback`. */
  readonly redirectUri: string | undefined;
  readonly scopes: string;
  readonly audience: string | undefined;
  readonly acceptsAzp: boolean;
  readonly resource: string | undefined;
  readonly loginClaim: string;
  readonly introspectionClient: { id: string; secret: string } | undefined;
}

/** A feed of people from an LDAP server. Files are not read yet. */
export interface LdapFeedConfig {
  readonly name: string;
  /** In order of preference. */
  readonly urls: readonly string[];
  readonly startTls: boolean;
  readonly caFile: string | undefined;
  /** Undefined: anonymous. */
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

export interface Config extends Omit<
  Variables,
  `OIDC_${string}` | `FEED_LDAP_${string}` | `OTEL_${string}` | 'DATA_DIR' | 'LOG_LEVEL' | 'SHUTDOWN_DELAY_SECONDS'
> {
  /** Absolute. */
  readonly DATA_DIR: string;
  readonly LOG_LEVEL: z.output<typeof logLevel>;
  readonly SHUTDOWN_DELAY_SECONDS: number;
  /** Undefined: the demo sign-in. */
  readonly oidc: OidcConfig | undefined;
  readonly ldapFeed: LdapFeedConfig | undefined;
  /** Undefined: no traces. */
  readonly tracing: TracingConfig | undefined;
  /** The demo group is loaded only with the demo sign-in and the embedded database. */
  readonly isDemo: boolean;
}

/** Matches `10.0.0.0/8` and `fd00::/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/');
  const version = isIP(address);
  return version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

function isCronExpression(text: string): boolean {
  try {
    return new Cron(text, { paused: true, mode: '5-part' }).nextRun() !== null;
  } catch {
    return false;
  }
}

/** True for 127.0.0.0/8, ::1 and localhost. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

/**
 * Reads the configuration out of an environment. An empty variable counts as absent.
 * @throws ConfigurationError naming each variable that is wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.object(variables).safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given['OIDC_ISSUER'] !== undefined && given['OIDC_CLIENT_ID'] === undefined) {
    faults.push('OIDC_CLIENT_ID: must be set when OIDC_ISSUER is set');
  }
  if (parsed.success && parsed.data.OIDC_ACCEPT_AZP && given['OIDC_AUDIENCE'] !== undefined) {
    faults.push('OIDC_ACCEPT_AZP: works without OIDC_AUDIENCE only; a configured audience must be in every token');
  }
  if ((given['ALERT_WEBHOOK_URL'] === undefined) !== (given['ALERT_WEBHOOK_SECRET'] === undefined)) {
    faults.push('ALERT_WEBHOOK_URL, ALERT_WEBHOOK_SECRET: must be set together');
  }
  if (
    (given['OIDC_INTROSPECTION_CLIENT_ID'] === undefined) !==
    (given['OIDC_INTROSPECTION_CLIENT_SECRET'] === undefined)
  ) {
    faults.push('OIDC_INTROSPECTION_CLIENT_ID, OIDC_INTROSPECTION_CLIENT_SECRET: must be set together');
  }
  if (given['OIDC_ISSUER'] === undefined && parsed.success && !isLoopback(parsed.data.HOST)) {
    faults.push(
      `HOST: ${parsed.data.HOST} can be reached from other machines, and the demo sign-in would let anyone in. ` +
        'Set OIDC_ISSUER and OIDC_CLIENT_ID, or HOST=127.0.0.1',
    );
  }
  faults.push(...ldapFaults(given));
  if (parsed.success) faults.push(...budgetFaults(parsed.data));
  if (!parsed.success || faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  const { data } = parsed;
  return {
    ...data,
    DATA_DIR: resolve(data.DATA_DIR),
    LOG_LEVEL: data.LOG_LEVEL ?? (data.OIDC_ISSUER === undefined ? 'warn' : 'info'),
    SHUTDOWN_DELAY_SECONDS: data.SHUTDOWN_DELAY_SECONDS ?? (data.DATABASE_URL === undefined ? 0 : 5),
    oidc: readOidc(data),
    ldapFeed: readLdapFeed(data),
    tracing: readTracing(data),
    isDemo: data.OIDC_ISSUER === undefined && data.DATABASE_URL === undefined,
  };
}

function readOidc(data: Variables): OidcConfig | undefined {
  if (data.OIDC_ISSUER === undefined || data.OIDC_CLIENT_ID === undefined) return undefined;
  const id = data.OIDC_INTROSPECTION_CLIENT_ID;
  const secret = data.OIDC_INTROSPECTION_CLIENT_SECRET;
  return {
    issuer: data.OIDC_ISSUER,
    clientId: data.OIDC_CLIENT_ID,
    redirectUri: data.OIDC_REDIRECT_URI,
    scopes: data.OIDC_SCOPES,
    audience: data.OIDC_AUDIENCE,
    acceptsAzp: data.OIDC_ACCEPT_AZP,
    resource: data.OIDC_RESOURCE,
    loginClaim: data.OIDC_LOGIN_CLAIM,
    introspectionClient: id !== undefined && secret !== undefined ? { id, secret } : undefined,
  };
}

/** What is wrong between the variables of the LDAP feed. */
function ldapFaults(given: { readonly [name: string]: string | undefined }): string[] {
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

function readLdapFeed(data: Variables): LdapFeedConfig | undefined {
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
