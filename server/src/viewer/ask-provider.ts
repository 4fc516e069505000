import { setTimeout as pause } from 'node:timers/promises';

/** The provider gave no usable answer. The message names the address and the reason, never a token. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  /** Whether trying again may help. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isPassing = isPassing;
  }
}

export interface ProviderAnswer {
  readonly status: number;
  /** Media type in lower case, without parameters. */
  readonly type: string;
  readonly body: string;
}

export interface Patience {
  /** How often a failure that may pass is met with another try, the first one counted. */
  readonly tries: number;
  /** Milliseconds before the second try; doubled before each further one. */
  readonly firstPause: number;
  /** Milliseconds that one try may take. */
  readonly timeout: number;
}

export const usualPatience: Patience = { tries: 5, firstPause: 1000, timeout: 5000 };

const longestAnswer = 1024 * 1024;
const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * One question to the provider, tried again while it fails for a passing reason.
 * Redirects are not followed: they would carry a token to where the provider's metadata did not send it.
 * @throws ProviderFailure
 */
export async function askProvider(address: string, init: RequestInit, patience: Patience): Promise<ProviderAnswer> {
  let wait = patience.firstPause;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(address, init, patience.timeout);
    } catch (error) {
      if (!(error instanceof ProviderFailure) || !error.isPassing || attempt >= patience.tries) throw error;
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
    throw new ProviderFailure(`${address} does not answer (${reasonOf(error)})`, true);
  }
  if (passingStatuses.has(response.status)) {
    await response.body?.cancel();
    throw new ProviderFailure(`${address} answers ${response.status}`, true);
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
      if (length > longestAnswer) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new ProviderFailure(`${address} breaks off its answer (${reasonOf(error)})`, true);
  }
  if (length > longestAnswer) throw new ProviderFailure(`${address} answers more than 1 MiB`, false);
  return Buffer.concat(chunks).toString('utf8');
}

/** The system's word for it, `ECONNREFUSED` say. Node's own errors may quote the request, so nothing else is taken from them. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: unknown; cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : String(name);
}
