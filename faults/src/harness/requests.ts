import type { ForgingProvider } from '../../../attack/src/harness/provider.ts';
import type { Target } from '../../../attack/src/harness/target.ts';

/** A response, or none: `status` is undefined if the connection was refused, broke, or timed out. */
export interface Reply {
  readonly status: number | undefined;
  /** The parsed JSON body; undefined for other types. */
  readonly json: unknown;
  /** The seconds of `Retry-After`. */
  readonly retryAfter: string | null;
  readonly milliseconds: number;
  /** The error of the client if there was no response. */
  readonly problem: string;
}

/** Sends requests as signed-in people. */
export interface Requests {
  /** @param login login of the person; empty for a request without a token */
  send(login: string, method: string, path: string, body?: unknown): Promise<Reply>;
  /** Sends a request with another token, such as an API token. */
  sendWith(token: string, method: string, path: string): Promise<Reply>;
  get(login: string, path: string): Promise<Reply>;
  /** Adapter for helpers of the attacks, which send requests as the keeper. */
  readonly asKeeper: Pick<Target, 'call'>;
  /** Uses new tokens from now on. */
  renewTokens(): void;
}

/** Timeout in milliseconds, similar to how long a user would wait. */
const timeout = 20_000;

/**
 * @param address address of a node, or of the proxy in front of several; it may change
 * @param keeper login of an administrator
 */
export function openRequests(address: () => string, provider: ForgingProvider, keeper: string): Requests {
  const tokens = new Map<string, string>();
  const tokenOf = (login: string) => {
    const token = tokens.get(login) ?? provider.token(login);
    tokens.set(login, token);
    return token;
  };
  const sendWith = async (token: string, method: string, path: string, body?: unknown, wait = timeout) => {
    const isBytes = Buffer.isBuffer(body);
    const start = performance.now();
    try {
      const response = await fetch(`${address()}${path}`, {
        method,
        headers: {
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
        signal: AbortSignal.timeout(wait),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      const json: unknown = isJson ? JSON.parse(text) : undefined;
      const retryAfter = response.headers.get('retry-after');
      return { status: response.status, json, retryAfter, milliseconds: performance.now() - start, problem: '' };
    } catch (error) {
      return {
        status: undefined,
        json: undefined,
        retryAfter: null,
        milliseconds: performance.now() - start,
        problem: String((error as Error).cause ?? error),
      };
    }
  };
  const send: Requests['send'] = (login, method, path, body) =>
    sendWith(login === '' ? '' : tokenOf(login), method, path, body);
  return {
    send,
    sendWith,
    get: (login, path) => send(login, 'GET', path),
    asKeeper: {
      call: (_caller, method, path, body, options) =>
        sendWith(tokenOf(keeper), method, path, body, options?.timeout ?? timeout),
    },
    renewTokens: () => tokens.clear(),
  };
}
