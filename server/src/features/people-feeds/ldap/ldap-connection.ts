import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { ConnectionOptions as TlsOptions } from 'node:tls';
import { Client, ResultCodeError } from 'ldapts';
import type { Attribute, Change, Control, Filter, SearchEntry } from 'ldapts';
import { FeedUnavailableError } from '../feed-source.ts';
import { feedReason } from '../entries/because.ts';
import { boundResponses, maxMessage, oversizedValues } from './bound-responses.ts';
import type { LdapAttributes, LdapValue } from './ldap-entry.ts';
import {
  ConnectionClosedError,
  EndlessResponseError,
  StartTlsRefusedError,
  unavailable,
} from './ldap-error-messages.ts';
import type { LdapSettings } from './ldap-settings.ts';
import { searchOnce, searchPages } from './paged-search.ts';

/** LDAP result codes (RFC 4511, appendix A). */
const noSuchObject = 32;
const invalidCredentials = 49;
/** Number of entries converted before yielding to the event loop. */
const entriesAtOnce = 50;
/** Attributes with binary values, which may happen to be valid UTF-8. */
const binaryAttributes = new Set([
  'objectguid',
  'objectsid',
  'ms-ds-consistencyguid',
  'invocationid',
  'jpegphoto',
  'thumbnailphoto',
]);

export interface SearchRequest {
  readonly base: string;
  readonly filter: string | Filter;
  readonly attributes: readonly string[];
  readonly controls?: readonly Control[];
}

interface ConnectionOptions {
  readonly signal: AbortSignal;
  /** Called with sentences for the operator. */
  readonly notice: (sentence: string) => void;
}

/** An authenticated connection to a directory server. Its methods throw FeedUnavailableError, or the reason of the signal. */
export interface LdapConnection extends AsyncDisposable {
  readonly url: string;
  /** All matching entries of a subtree, some at a time. Throws if the response is incomplete. */
  search(request: SearchRequest): AsyncGenerator<LdapAttributes[]>;
  /** One entry; undefined if it does not exist or does not match. */
  read(dn: string, attributes: readonly string[], filter?: string): Promise<LdapAttributes | undefined>;
  /** @throws ResultCodeError when the server rejects the change */
  modify(dn: string, changes: readonly Change[]): Promise<void>;
}

/**
 * Connects to the first server with which `prepare` succeeds, such as one that is neither silent nor busy.
 * @throws FeedUnavailableError with the reason of the first server
 */
export async function openFirstServer<Prepared>(
  settings: LdapSettings,
  options: ConnectionOptions,
  prepare: (connection: LdapConnection) => Promise<Prepared>,
): Promise<{ readonly connection: LdapConnection; readonly prepared: Prepared }> {
  let first: unknown;
  for (const url of settings.urls) {
    let connection: LdapConnection | undefined;
    try {
      connection = await openLdapConnection(url, settings, options);
      return { connection, prepared: await prepare(connection) };
    } catch (error) {
      await connection?.[Symbol.asyncDispose]();
      options.signal.throwIfAborted();
      first ??= error;
      // Every server would reject the password, and repeated attempts may lock the account.
      if (isInvalidPassword(error)) throw error;
    }
  }
  throw first;
}

function isInvalidPassword(error: unknown): boolean {
  const cause = error instanceof FeedUnavailableError ? error.cause : undefined;
  return cause instanceof ResultCodeError && cause.code === invalidCredentials;
}

/**
 * Connects to one server, and binds.
 * @throws FeedUnavailableError
 */
export async function openLdapConnection(
  url: string,
  settings: LdapSettings,
  { signal, notice }: ConnectionOptions,
): Promise<LdapConnection> {
  signal.throwIfAborted();
  const client = makeClient(url, settings);
  const close = async () => {
    signal.removeEventListener('abort', stop);
    await client.unbind().catch(() => {});
  };
  const stop = () => void close();
  signal.addEventListener('abort', stop);
  const explained = async <Result>(work: () => Promise<Result>) => {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      throw unavailable(error, url);
    }
  };
  try {
    await explained(() => withTimeout(settings.timeoutSeconds, () => authenticate(client, url, settings)));
  } catch (error) {
    await close();
    throw error;
  }
  let hasReferrals = false;
  const onReferrals = () => {
    if (hasReferrals) return;
    hasReferrals = true;
    notice(
      `${url} refers to other servers for a part of the tree. They are not asked; FEED_LDAP_BASE can be narrowed.`,
    );
  };
  return {
    url,
    async *search({ base, filter, attributes, controls = [] }) {
      const { pageSize, timeoutSeconds: timeLimit } = settings;
      const options = { filter, attributes, pageSize, timeLimit, controls, onReferrals };
      const pages = searchPages(client, base, options);
      const next = async () => await explained(() => pages.next());
      // Requests the next page before this one is processed.
      for (let coming = next(); ;) {
        const page = await coming;
        if (page.done === true) return;
        coming = next();
        coming.catch(() => {});
        for (let start = 0; start < page.value.length; start += entriesAtOnce) {
          const entries = page.value.slice(start, start + entriesAtOnce);
          yield await explained(() => Promise.all(entries.map((entry) => completeEntry(client, entry))));
        }
      }
    },
    read: async (dn, attributes, filter = '(objectClass=*)') =>
      await explained(async () => {
        const entry = await readEntry(client, dn, attributes, filter);
        return entry && (await completeEntry(client, entry));
      }),
    modify: async (dn, changes) => {
      await client.modify(dn, [...changes]);
    },
    [Symbol.asyncDispose]: close,
  };
}

/**
 * NOTE: ldapts would reopen a lost connection without StartTLS and without a bind, and an anonymous client may be shown fewer people. So
 * each client may open only one connection.
 */
function makeClient(url: string, settings: LdapSettings): Client {
  const timeout = settings.timeoutSeconds * 1000;
  let isOpened = false;
  const openOnce = <Parameters extends unknown[], Result>(open: (...parameters: Parameters) => Result) => {
    return (...parameters: Parameters): Result => {
      if (isOpened) throw new ConnectionClosedError('the connection was closed');
      isOpened = true;
      return open(...parameters);
    };
  };
  const isSecure = url.startsWith('ldaps:');
  const client = new Client({
    url,
    timeout,
    connectTimeout: timeout,
    ...(isSecure
      ? {
          tlsOptions: tlsOptions(url, settings),
          createSecureConnection: openOnce(connectSecurely) as typeof connectSecurely,
        }
      : { createConnection: openOnce(connect) as typeof connect }),
  });
  boundResponses(client);
  return client;
}

function tlsOptions(url: string, { ca }: LdapSettings): TlsOptions {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '');
  return { host, minVersion: 'TLSv1.2', ...(ca === undefined ? {} : { ca }) };
}

async function authenticate(client: Client, url: string, settings: LdapSettings): Promise<void> {
  if (settings.startTls) await upgrade(client, tlsOptions(url, settings));
  await client.bind(settings.bindName ?? '', settings.bindPassword ?? '');
}

/**
 * NOTE: ldapts does not notice that an upgraded connection was closed. It would send further requests there, and wait for their responses
 * until the timeout.
 */
async function upgrade(client: Client, options: TlsOptions): Promise<void> {
  try {
    await client.startTLS(options);
  } catch (error) {
    throw error instanceof ResultCodeError ? new StartTlsRefusedError(error.code) : error;
  }
  client['socket']?.once('close', () => Object.assign(client, { connected: false }));
}

/** NOTE: ldapts has no timeout for the TLS handshake of StartTLS. */
async function withTimeout<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Connection timeout')), seconds * 1000);
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function readEntry(
  client: Client,
  dn: string,
  attributes: readonly string[],
  filter: string,
): Promise<SearchEntry | undefined> {
  try {
    return (await searchOnce(client, dn, { scope: 'base', filter, attributes: [...attributes] })).entries[0];
  } catch (error) {
    if (error instanceof ResultCodeError && error.code === noSuchObject) return undefined;
    throw error;
  }
}

/** Matches `member;range=0-1499`. */
const range = /^(.*);range=(\d+)-(\d+|\*)$/i;
/** Maximum number of ranges of an attribute. Active Directory sends at least 1000 values in each. */
const maxRanges = 1000;

/** The attributes of an entry. Active Directory returns long value lists in ranges, next to an empty attribute with the plain name. */
async function completeEntry(client: Client, entry: SearchEntry): Promise<LdapAttributes> {
  const attributes = new Map<string, readonly LdapValue[]>([['dn', [entry.name]]]);
  for (const attribute of entry.attributes) {
    if (attribute.values.length === 0) continue;
    const { type } = attribute;
    const ranged = type.includes(';') ? range.exec(type) : null;
    const name = (ranged?.[1] ?? type).replace(/;binary$/i, '').toLowerCase();
    const values = valuesOf(attribute, name);
    attributes.set(name, ranged === null ? values : [...values, ...(await restOfRange(client, entry.name, ranged))]);
  }
  return attributes;
}

/** @throws EndlessResponseError if the ranges do not follow each other, or are too many or too large */
async function restOfRange(client: Client, dn: string, first: RegExpExecArray): Promise<LdapValue[]> {
  const [, name = '', , end] = first;
  const values: LdapValue[] = [];
  let last = end;
  let bytes = 0;
  for (let count = 0; last !== '*'; count++) {
    if (count === maxRanges) throw tooManyRanges(name);
    const start = Number(last) + 1;
    const entry = await readEntry(client, dn, [`${name};range=${start}-*`], '(objectClass=*)');
    const next = entry?.attributes.find(({ type }) => range.test(type));
    if (next === undefined) throw new ConnectionClosedError('a range is missing');
    const [, , nextStart, nextEnd] = range.exec(next.type) ?? [];
    if (Number(nextStart) !== start) throw repeatedRange(name);
    bytes += next.parsedBuffers.reduce((sum, value) => sum + value.length, 0);
    if (bytes > maxMessage) throw oversizedValues(name);
    values.push(...valuesOf(next, name.toLowerCase()));
    last = nextEnd;
  }
  return values;
}

function tooManyRanges(attribute: string): EndlessResponseError {
  return new EndlessResponseError((server) => feedReason('ldap-ranges', { server, attribute, limit: maxRanges }));
}

function repeatedRange(attribute: string): EndlessResponseError {
  return new EndlessResponseError((server) => feedReason('ldap-range-repeats', { server, attribute }));
}

/** The values of an attribute. ldapts decodes every value that is valid UTF-8, so the raw bytes are used if any value is binary. */
function valuesOf(attribute: Attribute, name: string): readonly LdapValue[] {
  const values: readonly LdapValue[] = attribute.values;
  const isBinary = binaryAttributes.has(name) || values.some((value) => typeof value !== 'string');
  return isBinary ? attribute.parsedBuffers : values;
}
