import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { quickResultsSize, quickSearchPause, suggestionsSize } from '@directory/contract';
import * as z from 'zod';
import { brandingVariables } from './branding.ts';
import { budgetFaults, budgetVariables } from './budgets.ts';
import { contradictionFaults } from './contradictions.ts';
import { feedFaults, feedVariables } from './feeds.ts';
import { ldapFeedFaults, ldapFeedVariables, readLdapFeed } from './ldap-feed.ts';
import type { LdapFeedConfig } from './ldap-feed.ts';
import { basePathOf, networkFaults, networkVariables } from './network.ts';
import { quoteFaults } from './quotes.ts';
import { readSecretFiles, secretFileVariables } from './secrets.ts';
import { audienceFaults, readOidc, signInFaults, signInVariables } from './sign-in.ts';
import type { OidcConfig } from './sign-in.ts';
import { readTracing, tracingVariables } from './tracing.ts';
import type { TracingConfig } from './tracing.ts';
import { flag, list, oneOf, text, wholeNumber } from './values.ts';

/** The environment has invalid variables. The message has a sentence for each. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** A number of days, or 0 for unlimited retention. */
const retentionDays = (min: number) =>
  wholeNumber(0, 36_500).refine((days) => days === 0 || days >= min, `must be 0, or at least ${min} days`);
const logLevel = oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']);

/** The values that the driver knows. It treats any other value as `verify-full`. */
const tlsModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Name, rule and meaning of every variable. docs/configuration.md documents them. */
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
  /** URL of a PostgreSQL server, version 15 or later, instead of the embedded database. */
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
  /** Maximum number of connections to PostgreSQL per node. */
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
  /** False behind a connection pooler in transaction mode. Nodes then poll for changes every second. */
  DATABASE_LISTEN: flag.default(true),
  /** Whether a node stores its memory in DATA_DIR, encrypted, so that the next start is faster. */
  MEMORY_SNAPSHOT: flag.default(true),
  /** Folder of the reference lists. Empty: the lists that are part of the directory. */
  REFERENCE_DIR: text.optional(),
  /** Default: `info`, but `warn` with the demo sign-in. */
  LOG_LEVEL: logLevel.optional(),
  /** Requests per minute and viewer, or per client address if signed out. */
  RATE_LIMIT_PER_MINUTE: wholeNumber(10, 1_000_000).default(1200),
  /** Requests per minute and token of a SCIM client. */
  SCIM_LIMIT_PER_MINUTE: wholeNumber(10, 1_000_000).default(6000),
  /** Requests per minute and API token. */
  API_LIMIT_PER_MINUTE: wholeNumber(10, 1_000_000).default(600),
  /** Requests for public cards per minute and client address. */
  CARD_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
  /** Private networks to which webhooks may be sent, separated by blanks: `10.0.0.0/8`. */
  WEBHOOK_NETWORKS: list.pipe(z.array(z.string().refine(isNetwork, 'must be networks such as 10.0.0.0/8'))).default([]),
  /** Days after which leavers are erased; 0 for never. */
  LEAVER_RETENTION_DAYS: retentionDays(1).default(90),
  /** Days after which feed runs and their faults are deleted; 0 for never. */
  FEED_RUN_RETENTION_DAYS: retentionDays(1).default(365),
  /** Days after which entries of the audit log are deleted; 0 for never. */
  AUDIT_RETENTION_DAYS: retentionDays(30).default(1095),
  /** Number of quick results below the search boxes of Home and Results. */
  QUICK_RESULTS: wholeNumber(1, suggestionsSize).default(quickResultsSize),
  /** Milliseconds without a key press after which they are requested. */
  QUICK_RESULTS_PAUSE: wholeNumber(100, 2000).default(quickSearchPause),
  /** Whether /api/docs and /api/openapi.json are served. */
  API_DOCS: flag.default(true),
};

export const variableNames: readonly string[] = Object.keys(variables);

type Variables = z.output<z.ZodObject<typeof variables>>;

export interface Config extends Omit<
  Variables,
  `OIDC_${string}` | `FEED_LDAP_${string}` | `OTEL_${string}` | 'DATA_DIR' | 'LOG_LEVEL' | 'SHUTDOWN_DELAY_SECONDS'
> {
  /** An absolute path. */
  readonly DATA_DIR: string;
  readonly LOG_LEVEL: z.output<typeof logLevel>;
  /** The path of PUBLIC_ORIGIN, such as `/directory`; empty without one. */
  readonly basePath: string;
  readonly SHUTDOWN_DELAY_SECONDS: number;
  /** Undefined for the demo sign-in. */
  readonly oidc: OidcConfig | undefined;
  readonly ldapFeed: LdapFeedConfig | undefined;
  /** Undefined if no traces are sent. */
  readonly tracing: TracingConfig | undefined;
  /** Whether the demo group may be loaded: only with the demo sign-in and the embedded database. */
  readonly isDemo: boolean;
}

/** Whether the password can be percent-decoded. Otherwise the driver would use a different password. */
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

/** The host and port of a database, or the folder of its Unix socket. */
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
 * Reads the configuration from environment variables. An empty variable counts as absent.
 * @throws ConfigurationError that names each wrong variable
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const {
    given,
    assumed,
    faults: secretFaults,
  } = readSecretFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')),
  );
  const parsed = z.object(variables).safeParse(given);
  const quoted = quoteFaults(given, variableNames);
  const faults = [
    ...quoted,
    ...(parsed.success ? [] : faultsOf(parsed.error)),
    ...secretFaults,
    ...signInFaults(assumed),
    ...feedFaults(assumed),
    ...ldapFeedFaults(given),
    ...contradictionFaults(given),
    ...(parsed.success && quoted.length === 0 ? faultsBetween(parsed.data) : []),
  ];
  if (!parsed.success || faults.length > 0) throw new ConfigurationError(firstOfEach(faults).join('\n'));
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
  return error.issues.map(({ path: [variable], message }) => `${String(variable)}: ${message}`);
}

/** The first fault of each variable: a wrong value often breaks several rules. */
function firstOfEach(faults: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const fault of faults) {
    const [variable = ''] = fault.split(':', 1);
    if (!first.has(variable)) first.set(variable, fault);
  }
  return [...first.values()];
}

/** Inconsistencies between variables that are valid on their own. */
function faultsBetween(data: Variables): readonly string[] {
  const isDemoSignIn = data.OIDC_ISSUER === undefined;
  return [...networkFaults(data, { isDemoSignIn }), ...audienceFaults(data), ...budgetFaults(data)];
}
