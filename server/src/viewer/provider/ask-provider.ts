import { setTimeout as pause } from 'node:timers/promises';

/** The provider gave no usable response. The message contains the URL and the reason, but never a token. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;

  constructor(message: string, isTransient: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isTransient = isTransient;
  }
}

export interface ProviderAnswer {
  readonly status: number;
  /** The media type in lower case, without parameters. */
  readonly type: string;
  readonly body: string;
}

export interface Retries {
  /** Maximum number of attempts, including the first, if failures may be transient. */
  readonly tries: number;
  /** Milliseconds before the second attempt, doubled before each further one. */
  readonly firstPause: number;
  /** Maximum number of milliseconds per attempt. */
  readonly timeout: number;
}

export const defaultRetries: Retries = { tries: 5, firstPause: 1000, timeout: 5000 };

/** Maximum size of a response body in bytes. */
const maxBodyBytes = 1024 * 1024;
/** Error codes for a rejected certificate: `SELF_SIGNED_CERT_IN_CHAIN`, `UNABLE_TO_VERIFY_LEAF_SIGNATURE`. */
const certificateCode = /SELF_SIGNED|UNABLE_TO/;
const transientStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Sends a request to the provider, and retries it after transient failures. Redirects are not followed, since they could leak a token to a
 * URL that is not in the provider's metadata.
 * @throws ProviderError
 */
export async function askProvider(address: string, init: RequestInit, retries: Retries): Promise<ProviderAnswer> {
  let wait = retries.firstPause;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(address, init, retries.timeout);
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.isTransient || attempt >= retries.tries) throw error;
    }
    await pause(wait, undefined, { ref: false });
    wait *= 2;
  }
}

async function askOnce(address: string, init: RequestInit, timeout: number): Promise<ProviderAnswer> {
  let response: Response;
  try {
    response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    throw new ProviderError(unreachable(address, reasonOf(error)), true);
  }
  if (transientStatuses.has(response.status)) {
    await response.body?.cancel();
    throw new ProviderError(`${address} responded with HTTP status ${response.status}`, true);
  }
  return {
    status: response.status,
    type: (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
    body: await readBody(address, response),
  };
}

async function readBody(address: string, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength;
      if (length > maxBodyBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new ProviderError(`${address} closed the connection during its response (${reasonOf(error)})`, true);
  }
  if (length > maxBodyBytes) throw new ProviderError(`${address} sent a response of more than 1 MiB`, false);
  return Buffer.concat(chunks).toString('utf8');
}

function unreachable(address: string, reason: string): string {
  if (!certificateCode.test(reason)) return `${address} does not respond (${reason})`;
  return `${address} has a certificate that is not accepted (${reason}): set NODE_EXTRA_CA_CERTS to the file with that of its authority`;
}

/** The system error code, such as `ECONNREFUSED`, or the name of the error. The message is not used, because it may quote the request. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : String(name);
}
