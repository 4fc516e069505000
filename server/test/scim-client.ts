import { addScimToken } from '@directory/contract';
import type { ScimScope } from '@directory/contract';
import { expect } from 'vitest';
import { openTestDirectory } from './test-directory.ts';
import type { TestDirectory } from './test-directory.ts';

/** A SCIM resource or message. */
export type ScimBody = { readonly [name: string]: unknown };

export interface ScimAnswer {
  readonly status: number;
  readonly headers: { readonly [name: string]: unknown };
  /** Parsed; empty for a response without a body. */
  readonly body: ScimBody;
}

export type ScimMethod = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ScimClient {
  readonly directory: TestDirectory;
  /** Creates a caller with a token of that scope, or with another Authorization header. */
  send(method: ScimMethod, path: string, body?: unknown, headers?: Record<string, string>): Promise<ScimAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<ScimAnswer>;
  post(path: string, body: unknown): Promise<ScimAnswer>;
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<ScimAnswer>;
  patch(path: string, operations: readonly unknown[], headers?: Record<string, string>): Promise<ScimAnswer>;
  remove(path: string, headers?: Record<string, string>): Promise<ScimAnswer>;
  /** The user names that a filter finds, in the order of the response. */
  names(query: Record<string, string>): Promise<string[]>;
  token(scope: ScimScope): Promise<string>;
}

export const userUrn = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterpriseUrn = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const directoryUrn = 'urn:ietf:params:scim:schemas:extension:directory:2.0:User';
export const patchUrn = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

const administrator = 'admin@group.example';

/** Opens the SCIM endpoints of a real app on a real database, and a client with a token of the scope `write`. */
export async function openScimClient(environment: Record<string, string> = {}): Promise<ScimClient> {
  const directory = await openTestDirectory([{ login: administrator }], {
    ADMIN_LOGINS: administrator,
    SCIM_LIMIT_PER_MINUTE: '1000000',
    ...environment,
  });
  const token = async (scope: ScimScope) => {
    const { output } = await directory.as(administrator).call(addScimToken, { body: { name: scope, scope } });
    return output.secret;
  };
  const authorization = `Bearer ${await token('write')}`;
  const send: ScimClient['send'] = async (method, path, body, headers = {}) => {
    const response = await directory.inject({
      method,
      url: `/scim/v2${path}`,
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    if (response.statusCode === 500) expect.fail(`the server answered 500: ${response.body}`);
    const hasBody = response.body !== '';
    if (hasBody) expect(response.headers['content-type']).toMatch(/^application\/scim\+json/);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: hasBody ? (JSON.parse(response.body) as ScimBody) : {},
    };
  };
  const get: ScimClient['get'] = (path, headers) => send('GET', path, undefined, headers);
  return {
    directory,
    send,
    get,
    post: (path, body) => send('POST', path, body),
    put: (path, body, headers) => send('PUT', path, body, headers),
    patch: (path, operations, headers) => send('PATCH', path, { schemas: [patchUrn], Operations: operations }, headers),
    remove: (path, headers) => send('DELETE', path, undefined, headers),
    names: async (query) => {
      const { status, body } = await get(`/Users?${new URLSearchParams(query).toString()}`);
      if (status !== 200) expect.fail(`${status}: ${JSON.stringify(body)}`);
      return (body['Resources'] as ScimBody[]).map((found) => String(found['userName']));
    },
    token,
  };
}

/** The attributes of a new user, with the given ones added. */
export function user(userName: string, more: ScimBody = {}): ScimBody {
  return { schemas: [userUrn], userName, ...more };
}
