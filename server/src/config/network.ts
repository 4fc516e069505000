import { isIP } from 'node:net';
import type * as z from 'zod';
import { text, webAddress, wholeNumber } from './values.ts';

/** Matches `/`, `/directory` and `/intranet/directory/`. */
const publicPath = /^\/(?:[\w.~-]+\/)*[\w.~-]*$/;

/** Variables of the network: where the node listens, at which address browsers reach it, and how it stops. */
export const networkVariables = {
  /** Address to listen on. */
  HOST: text.default('127.0.0.1'),
  /** Port to listen on; 0 picks a free one. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Port of /metrics on HOST. Empty: metrics are not served. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  /** Scheme, host, port and, if the directory is not at the root of the host, path at which browsers reach it. */
  PUBLIC_ORIGIN: webAddress
    .refine(
      (value) => publicPath.test(URL.parse(value)?.pathname ?? '/'),
      'must have a simple path such as /directory, or none',
    )
    .refine(hasOriginAndPathOnly, 'must have no query, fragment, user name or password')
    .transform((value) => new URL(value).origin + new URL(value).pathname.replace(/\/$/, ''))
    .optional(),
  /** Number of reverse proxies in front of the server, to determine a client's address; 0 for none. */
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /** After SIGTERM, how long the node reports that it is not ready while it keeps serving requests. Empty: 5 with DATABASE_URL, else 0. */
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 300).optional(),
  /** After that, how long requests in progress have to finish. */
  SHUTDOWN_TIMEOUT_SECONDS: wholeNumber(0, 3600).default(20),
};

type Variables = z.output<z.ZodObject<typeof networkVariables>>;

/** Inconsistencies between the variables of the network. */
export function networkFaults(data: Variables, { isDemoSignIn }: { isDemoSignIn: boolean }): string[] {
  const faults: string[] = [];
  if (data.PORT !== 0 && data.PORT === data.METRICS_PORT) faults.push('METRICS_PORT: must not be the port of PORT');
  if (isDemoSignIn && !isLoopback(data.HOST)) {
    faults.push(
      `HOST: ${data.HOST} can be reached from other machines, and the demo sign-in would let anyone in. ` +
        'Set OIDC_ISSUER and OIDC_CLIENT_ID, or HOST=127.0.0.1',
    );
  }
  if (isDemoSignIn && basePathOf(data.PUBLIC_ORIGIN) !== '') {
    faults.push('PUBLIC_ORIGIN: a path needs OIDC_ISSUER; the demo sign-in has none');
  }
  return faults;
}

/** The path of PUBLIC_ORIGIN, such as `/directory`; empty without one. */
export function basePathOf(publicOrigin: string | undefined): string {
  return publicOrigin === undefined ? '' : new URL(publicOrigin).pathname.replace(/\/$/, '');
}

function hasOriginAndPathOnly(value: string): boolean {
  const { origin = '', pathname = '', href = '' } = URL.parse(value) ?? {};
  return href === origin + pathname;
}

/** True for 127.0.0.0/8, ::1 and localhost. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
