import { createHmac } from 'node:crypto';
import { lookup as resolveName } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

const attemptTimeout = 10_000;

export interface Webhook {
  readonly url: string;
  /** From `webhookKey`. */
  readonly key: Buffer;
}

export interface WebhookMessage {
  /** The same in each attempt, so that the receiver can detect duplicates. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

/** Whether a connection to an IP address may be opened. */
export type MayConnect = (address: string) => boolean;

export class AddressNotAllowedError extends Error {
  override readonly name = 'AddressNotAllowedError';
}

/** The key of a secret: the base64-decoded text after the prefix `whsec_`, or without that prefix the bytes of the secret. */
export function webhookKey(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);
}

/**
 * Posts a message once, signed as in the Standard Webhooks specification: `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256 of
 * `{webhook-id}.{webhook-timestamp}.{body}`. Redirects are not followed, and the body of the response is not read. Resolves to its status.
 *
 * `mayConnect` is checked for the IP address to which the connection is opened, after the host name has been resolved. This prevents DNS
 * rebinding.
 * @throws AddressNotAllowedError; a TimeoutError if there is no response within 10 seconds; the signal's reason; or the error of the
 * connection
 */
export async function postWebhook(
  { url, key }: Webhook,
  { id, body }: WebhookMessage,
  options: { readonly signal: AbortSignal; readonly timeout?: number; readonly mayConnect?: MayConnect },
): Promise<number> {
  const address = new URL(url);
  const { mayConnect } = options;
  const host = address.hostname.replace(/^\[|\]$/g, '');
  // Node does not call `lookup` for an IP address.
  if (mayConnect !== undefined && isIP(host) !== 0 && !mayConnect(host)) throw new AddressNotAllowedError(host);
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeout ?? attemptTimeout)]);
  const send = address.protocol === 'https:' ? requestHttps : requestHttp;
  return await new Promise((resolve, reject) => {
    const request = send(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': `v1,${signature}`,
      },
      // No connection reuse, so that the address of each connection is checked.
      agent: false,
      signal,
      ...(mayConnect === undefined ? {} : { lookup: checkedLookup(mayConnect) }),
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    request.end(body);
  });
}

export function isDelivered(status: number): boolean {
  return status >= 200 && status < 300;
}

/** A DNS lookup that returns only the allowed addresses. */
function checkedLookup(mayConnect: MayConnect): LookupFunction {
  return (name, options, callback) => {
    resolveName(name, { ...options, all: true }, (error, found) => {
      const allowed = error === null ? found.filter(({ address }) => mayConnect(address)) : [];
      const [first] = allowed;
      if (error !== null) callback(error, []);
      else if (first === undefined) callback(new AddressNotAllowedError(name), []);
      else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}
