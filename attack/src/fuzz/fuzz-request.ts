import type { RawRequest } from '../harness/raw-request.ts';
import type { CallerName } from '../harness/target.ts';
import type { Operation } from './description.ts';

export type FuzzCaller = CallerName | 'scim-client' | 'api-token';

export const requestKinds = ['valid', 'mutated', 'body', 'path', 'query', 'header', 'method'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** A request of the fuzzer, in parts that can be removed one by one. */
export interface FuzzRequest {
  readonly operation: Operation;
  readonly caller: FuzzCaller;
  /** How it differs from a valid request. */
  readonly kind: RequestKind;
  readonly method: string;
  /** Percent-encoded, except where a missing encoding is the attack. */
  readonly path: string;
  readonly query: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | undefined;
}

export function rawRequestOf({ method, path, query, headers, body }: FuzzRequest): RawRequest {
  return { method, target: query.length === 0 ? path : `${path}?${query.join('&')}`, headers, body };
}
