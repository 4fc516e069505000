import * as contract from '@directory/contract';
import type { Target } from '../harness/target.ts';

/** The subset of JSON Schema (2020-12) that the OpenAPI description uses. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

/** An operation of the OpenAPI description. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly isOpen: boolean;
  readonly isForAdministrators: boolean;
  /** Whether API tokens with every scope may call it. */
  readonly isForApiTokens: boolean;
  readonly parameters: readonly Parameter[];
  /** Media type and schema of the request body; undefined without one. */
  readonly body: { readonly type: string; readonly schema: Schema } | undefined;
  /** The schemas of the responses, by status and media type. */
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface Description {
  readonly operations: readonly Operation[];
  /** The complete document, to which the schemas refer. */
  readonly document: object;
}

/** What the contract defines about an operation but the description does not contain. */
interface DeclaredEndpoint {
  readonly method: string;
  readonly path: string;
  readonly apiScope?: string | undefined;
}

const endpoints = (Object.values(contract) as readonly unknown[]).filter(
  (exported): exported is DeclaredEndpoint =>
    typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported,
);

interface DescribedOperation {
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Operation['responses'];
}

/** Reads the description that the directory serves. */
export async function readDescription(target: Target): Promise<Description> {
  const { status, json } = await target.call('nobody', 'GET', '/api/openapi.json');
  if (status !== 200) throw new Error(`the description of the API was answered with ${status}`);
  const document = json as { paths: Record<string, Record<string, DescribedOperation>> };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method.toUpperCase(), path, described)),
  );
  return { operations, document };
}

function operationOf(method: string, path: string, described: DescribedOperation): Operation {
  const [body] = Object.entries(described.requestBody?.content ?? {});
  return {
    method,
    path,
    isOpen: described.security.length === 0,
    isForAdministrators: /administrators/.test(described.description),
    isForApiTokens: endpoints.some((one) => one.method === method && one.path === path && one.apiScope !== undefined),
    parameters: described.parameters,
    body: body && { type: body[0], schema: body[1].schema ?? {} },
    responses: described.responses,
  };
}
