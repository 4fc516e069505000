import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { quickResultsSize, quickSearchPause, suggestionsSize } from '@directory/contract';
import * as z from 'zod';
import { brandingVariables } from './config-branding.ts';
import { budgetFaults, budgetVariables } from './config-budgets.ts';
import { contradictions } from './config-contradictions.ts';
import { feedFaults, feedVariables } from './config-feeds.ts';
import { ldapFeedFaults, ldapFeedVariables, readLdapFeed } from './config-ldap-feed.ts';
import type { LdapFeedConfig } from './config-ldap-feed.ts';
import { basePathOf, networkFaults, networkVariables } from './config-network.ts';
import { readSecretFiles, secretFileVariables } from './config-secrets.ts';
import { audienceFaults, readOidc, signInFaults, signInVariables } from './config-sign-in.ts';
import type { OidcConfig } from './config-sign-in.ts';
import { readTracing, tracingVariables } from './config-tracing.ts';
import type { TracingConfig } from './config-tracing.ts';
import { flag, list, oneOf, text, wholeNumber } from './config-values.ts';

/** Lists every invalid variable of the environment, one sentence each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A number of days, or 0 for ever. */
const retentionDays = (least: number) =>
  wholeNumber(0, 36_500).refine((days) => days === 0 || days >= least, `must be 0, or at least ${least} days`);
const logLevel = oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']);

/** What the driver knows; it takes any other word for `verify-full`. */
const tlsModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Name, rule and meaning of every variable, by subject. docs/configuration.md documents them. */
const variables = {
  ...networkVariables,
  ...signInVariables,
  ...brandingVariables,
  ...feedVariables,
  ...ldapFeedVariables,
  ...budgetVariables,
  ...tracingVariables,
  ...secretFileVariables,
  /** Folder of the embedded database and the control socket. */
  DATA_DIR: text.default('./data'),
  /** A PostgreSQL 15 or later instead of the embedded one. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: ({ input }) =>
        /^postgres(ql)?:\/\//.test(String(input))
          ? 'is not a URL; in the password, write # as %23, / as %2F and ? as %3F'
          : 'must start with postgres:// or postgresql://',
    })
    .refine(hasReadablePassword, 'has a % that begins no code; in the password, write % as %25')
    .refine(hasTlsMode, `must have one of ${tlsModes.join(', ')} as sslmode, or none`)
    .optional(),
  /** Connections to PostgreSQL per node. */
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
  /** False behind a connection pooler in transaction mode: nodes then look for changes every second. */
  DATABASE_LISTEN: flag.default(true),
  /** Whether a node stores its memory in DATA_DIR, encrypted, so that the next start is faster. */
  MEMORY_SNAPSHOT: flag.default(true),
  /** Folder of the reference lists; the shipped ones when empty. */
  REFERENCE_DIR: text.optional(),
  /** By default `info`, with the demo sign-in `warn`. */
  LOG_LEVEL: logLevel.optional(),
  /** Requests per minute and viewer (or address, when signed out). */
  RATE_LIMIT_PER_MINUTE: wholeNumber(10, 1_000_000).default(1200),
  /** Requests per minute and token of a SCIM client. */
  SCIM_LIMIT_PER_MINUTE: wholeNumber(10, 1_000_000).default(6000),
  /** Requests per minute and API token. */
  API_LIMIT_PER_MINUTE: wholeNumber(10, 1_000_000).default(600),
  /** Requests per minute and address to public cards. */
  CARD_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
  /** Networks inside the company to which webhooks may be sent, separated by blanks: `10.0.0.0/8`. */
  WEBHOOK_NETWORKS: list.pipe(z.array(z.string().refine(isNetwork, 'must be networks such as 10.0.0.0/8'))).default([]),
  /** Days after which leavers are erased; 0 keeps them. */
  LEAVER_RETENTION_DAYS: retentionDays(1).default(90),
  /** Days after which feed runs and their faults are deleted; 0 keeps them. */
  FEED_RUN_RETENTION_DAYS: retentionDays(1).default(365),
  /** Days after which entries of the audit log are deleted; 0 keeps them. */
  AUDIT_RETENTION_DAYS: retentionDays(30).default(1095),
  /** Quick results below the search boxes of Home and Results. */
  QUICK_RESULTS: wholeNumber(1, suggestionsSize).default(quickResultsSize),
  /** Milliseconds without a key after which they are searched. */
  QUICK_RESULTS_PAUSE: wholeNumber(100, 2000).default(quickSearchPause),
  /** Opens /api/docs and /api/openapi.json. */
  API_DOCS: flag.default(true),
};

export const variableNames: readonly string[] = Object.keys(variables);

type Variables = z.output<z.ZodObject<typeof variables>>;

export interface Config extends Omit<
  Variables,
  `OIDC_${string}` | `FEED_LDAP_${string}` | `OTEL_${string}` | 'DATA_DIR' | 'LOG_LEVEL' | 'SHUTDOWN_DELAY_SECONDS'
> {
  /** Absolute. */
  readonly DATA_DIR: string;
  readonly LOG_LEVEL: z.output<typeof logLevel>;
  /** The path of PUBLIC_ORIGIN, such as `/directory`; empty without one. */
  readonly basePath: string;
  readonly SHUTDOWN_DELAY_SECONDS: number;
  /** Undefined: the demo sign-in. */
  readonly oidc: OidcConfig | undefined;
  readonly ldapFeed: LdapFeedConfig | undefined;
  /** Undefined: no traces. */
  readonly tracing: TracingConfig | undefined;
  /** The demo group is loaded only with the demo sign-in and the embedded database. */
  readonly isDemo: boolean;
}

/** The driver would take another password for it. */
function hasReadablePassword(databaseUrl: string): boolean {
  try {
    decodeURIComponent(URL.parse(databaseUrl)?.password ?? '');
    return true;
  } catch {
    return false;
  }
}

function hasTlsMode(databaseUrl: string): boolean {
  const mode = URL.parse(databaseUrl)?.searchParams.get('sslmode');
  return mode === undefined || mode === null || tlsModes.includes(mode);
}

/** Where a database is: host and port, or the folder of its socket. */
export function databaseHost(databaseUrl: string): string {
  const { host, searchParams } = new URL(databaseUrl);
  return host || (searchParams.get('host') ?? 'localhost');
}

/** Matches `10.0.0.0/8` and `fd00::/8`. */
function isNetwork(network: string): boolean {
  const [address = '', bits = '', ...rest] = network.split('/');
  const version = isIP(address);
  return version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/**
 * Reads the configuration out of an environment. An empty variable counts as absent.
 * @throws ConfigurationError naming each variable that is wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const {
    given,
    meant,
    faults: secretFaults,
  } = readSecretFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')),
  );
  const parsed = z.object(variables).safeParse(given);
  const faults = [
    ...(parsed.success ? [] : faultsOf(parsed.error)),
    ...secretFaults,
    ...signInFaults(meant),
    ...feedFaults(meant),
    ...ldapFeedFaults(given),
    ...contradictions(given),
    ...(parsed.success ? faultsBetween(parsed.data) : []),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  const { data } = parsed;
  return {
    ...data,
    DATA_DIR: resolve(data.DATA_DIR),
    LOG_LEVEL: data.LOG_LEVEL ?? (data.OIDC_ISSUER === undefined ? 'warn' : 'info'),
    basePath: basePathOf(data.PUBLIC_ORIGIN),
    SHUTDOWN_DELAY_SECONDS: data.SHUTDOWN_DELAY_SECONDS ?? (data.DATABASE_URL === undefined ? 0 : 5),
    oidc: readOidc(data),
    ldapFeed: readLdapFeed(data),
    tracing: readTracing(data),
    isDemo: data.OIDC_ISSUER === undefined && data.DATABASE_URL === undefined,
  };
}

function faultsOf(error: z.ZodError): readonly string[] {
  return [...new Set(error.issues.map(({ path: [variable], message }) => `${String(variable)}: ${message}`))];
}

/** What is wrong between variables that are valid by themselves. */
function faultsBetween(data: Variables): readonly string[] {
  const isDemoSignIn = data.OIDC_ISSUER === undefined;
  return [...networkFaults(data, { isDemoSignIn }), ...audienceFaults(data), ...budgetFaults(data)];
}
