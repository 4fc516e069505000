import { startDirectory } from '../../../tools/src/running-directory.ts';
import type { Directory } from '../../../tools/src/running-directory.ts';
import type { Answer } from './parse-response.ts';
import type { ForgingProvider } from './provider.ts';
import { sendRaw } from './raw-request.ts';
import type { NoAnswer, RawRequest, SendOptions } from './raw-request.ts';

/** The caller of a request. */
export const callerNames = ['nobody', 'stranger', 'person', 'leaver', 'administrator'] as const;
export type CallerName = (typeof callerNames)[number];

export const logins = {
  /** Has an account at the provider, but is not in the directory. */
  stranger: 'stranger@elsewhere.example',
  person: 'caller.person@group.example',
  leaver: 'caller.leaver@group.example',
  administrator: 'caller.administrator@group.example',
  /** An administrator whom the attacks never use or change, so that what they change can be restored. */
  keeper: 'keeper@group.example',
} as const;

/** A directory process under attack, with what the attacks need to use it. */
export interface Target {
  readonly directory: Directory;
  readonly provider: ForgingProvider;
  /** The access token of a caller; undefined for `nobody`. */
  tokenOf(caller: CallerName | 'keeper'): string | undefined;
  send(request: RawRequest, options?: SendOptions): Promise<Answer | NoAnswer>;
  /** Sends an ordinary JSON request. */
  call(
    caller: CallerName | 'keeper',
    method: string,
    path: string,
    body?: unknown,
    options?: SendOptions,
  ): Promise<{ readonly status: number | undefined; readonly json: unknown; readonly milliseconds: number }>;
}

export type Environment = Readonly<Record<string, string>>;

/** The default limits of an installation. */
export const ordinaryLimits: Environment = { RATE_LIMIT_PER_MINUTE: '1200' };

/** Settings with which limits do not prevent attacks from reaching other code. */
export const withoutLimits: Environment = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  CARD_LIMIT_PER_MINUTE: '1000000',
  SCIM_LIMIT_PER_MINUTE: '1000000',
  PEOPLE_PER_HOUR: '1000000',
  PEOPLE_PER_DAY: '1000000',
  ADMIN_PEOPLE_PER_HOUR: '1000000',
  ADMIN_PEOPLE_PER_DAY: '1000000',
  // Attacks use their tokens for longer than the default period after which rights can no longer be changed.
  RECENT_SIGN_IN_MINUTES: '1440',
};

export async function startTarget(provider: ForgingProvider, environment: Environment): Promise<Target> {
  const directory = await startDirectory({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    // HTTPS, as in production, so that responses have all security headers.
    PUBLIC_ORIGIN: 'https://directory.example',
    // Every line that the server can log is inspected.
    LOG_LEVEL: 'debug',
    ADMIN_LOGINS: `${logins.keeper},${logins.administrator}`,
    ...environment,
  });
  const tokens = new Map<string, string>();
  const tokenOf: Target['tokenOf'] = (caller) => {
    if (caller === 'nobody') return undefined;
    const token = tokens.get(caller) ?? provider.token(logins[caller]);
    tokens.set(caller, token);
    return token;
  };
  const send: Target['send'] = (request, options) => sendRaw(directory.address, request, options);
  return {
    directory,
    provider,
    tokenOf,
    send,
    call: async (caller, method, path, body, options) => {
      const answer = await send(requestOf(tokenOf(caller), method, path, body), options);
      const isJson = answer.status !== undefined && answer.headers.get('content-type')?.includes('json') === true;
      const json: unknown = isJson ? JSON.parse(answer.body.toString()) : undefined;
      return { status: answer.status, json, milliseconds: answer.milliseconds };
    },
  };
}

/** A request with a JSON body, or with a Buffer as it is. */
export function requestOf(token: string | undefined, method: string, path: string, body?: unknown): RawRequest {
  const isBytes = Buffer.isBuffer(body);
  return {
    method,
    target: path,
    headers: [
      ...(token === undefined ? [] : [['Authorization', `Bearer ${token}`] as const]),
      ...(body === undefined
        ? []
        : [['Content-Type', isBytes ? 'application/octet-stream' : 'application/json'] as const]),
    ],
    body: body === undefined ? undefined : isBytes ? body : Buffer.from(JSON.stringify(body)),
  };
}
