import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Answer } from '../harness/parse-response.ts';
import type { Marker } from '../harness/planted-values.ts';
import type { NoAnswer } from '../harness/raw-request.ts';
import type { Description, Operation } from './description.ts';
import type { FuzzRequest } from './fuzz-request.ts';

/** Returns what is wrong with a response, one sentence each. */
export type CheckResponse = (request: FuzzRequest, answer: Answer | NoAnswer) => string[];

/** Allowed statuses of responses to malformed requests: with another path, method or framing than described. */
const malformedStatuses = new Set([
  200, 201, 204, 206, 304, 400, 401, 403, 404, 405, 408, 409, 410, 412, 413, 414, 415, 416, 417, 422, 429, 431,
]);

const requiredHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'strict-transport-security',
  'permissions-policy',
];

/** What must never reach a client: stack traces, file paths, error messages of the database. */
const internals =
  /\n\s+at .+:\d+:\d+|node_modules\/|\.ts:\d+|relation "|violates .* constraint|syntax error at or near/;

/** Resources that clients may read without a token (RFC 7644 section 4). */
const publicScimPath = /^\/scim\/v2\/(?:ServiceProviderConfig|ResourceTypes|Schemas)$/;

/** Size in bytes of a malformed request's body above which the connection may be reset before the response is read. */
const maxSmallBody = 16_000;

/** Compares responses with the description, the access rules, and what the caller may see. */
export function responseChecker(description: Description, markers: readonly Marker[]): CheckResponse {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(description.document, 'api');
  const validators = new Map<string, ValidateFunction>();

  return (request, answer) => {
    const where = `${request.method} ${request.operation.path} as ${request.caller}`;
    if (answer.status === undefined) return silence(request, answer).map((fault) => `${where}: ${fault}`);
    const ofOperation = [
      ...statusFaults(request, answer),
      ...accessFaults(request, answer),
      ...successFaults(request, answer),
      ...markerFaults(request, answer),
    ];
    return [
      ...ofOperation.map((fault) => `${where}: ${fault}`),
      ...headerFaults(answer),
      ...failureFaults(request, answer),
    ];
  };

  /** All errors of the API have the same schema. */
  function failureFaults({ operation, method }: FuzzRequest, { status, headers, body }: Answer): string[] {
    if (status < 400 || method === 'HEAD') return [];
    if (internals.test(body.toString())) return [`An error ${status} has internals of the server.`];
    if (!operation.path.startsWith('/api/')) return [];
    const type = headers.get('content-type') ?? '';
    if (!type.startsWith('application/json')) return [`An error ${status} has the type "${type}" instead of JSON.`];
    return schemaFaults('api#/components/schemas/Failure', body).map((fault) => `An error ${status} is ${fault}.`);
  }

  function successFaults({ operation, method, kind }: FuzzRequest, { status, headers, body }: Answer): string[] {
    const isDescribed = !isMalformed(kind) && Object.keys(operation.responses).length > 0;
    if (!isDescribed || status >= 400 || method === 'HEAD' || status === 204 || status === 304) return [];
    const content = operation.responses[String(status)]?.content ?? {};
    const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
    if (type in content && type !== 'application/json') return [];
    if (type !== 'application/json' || content[type] === undefined) return [`${status} has the type "${type}"`];
    return schemaFaults(pointer(operation, status), body).map((fault) => `${status} is ${fault}`);
  }

  function schemaFaults(reference: string, body: Buffer): string[] {
    let value: unknown;
    try {
      value = JSON.parse(body.toString());
    } catch {
      return ['no JSON'];
    }
    const validate = validators.get(reference) ?? ajv.compile({ $ref: reference });
    validators.set(reference, validate);
    if (validate(value)) return [];
    const [error] = validate.errors ?? [];
    return [`outside its schema: ${error?.instancePath.replaceAll(/\d+/g, 'n')} ${error?.message}`];
  }

  function markerFaults({ caller }: FuzzRequest, { body, headers }: Answer): string[] {
    const served = `${body.toString()}\n${[...headers.values()].join('\n')}`;
    return markers
      .filter(({ readers, value }) => served.includes(value) && !readers.includes(caller))
      .map(({ meaning }) => `served ${meaning}`);
  }
}

function silence({ kind, method, body = Buffer.alloc(0) }: FuzzRequest, { reason }: NoAnswer): string[] {
  if (reason === 'timeout') return ['no answer in time'];
  // Node closes the connection of a CONNECT request, since the server is not a proxy.
  const mayBeReset = method === 'CONNECT' || (isMalformed(kind) && body.length > maxSmallBody);
  return mayBeReset ? [] : ['the connection was closed without an answer'];
}

function statusFaults({ operation, kind }: FuzzRequest, { status, headers }: Answer): string[] {
  // An overloaded server may respond so. The fuzzer limits their share.
  if (status === 503 && headers.has('retry-after')) return [];
  if (status >= 500) return [`answered ${status}`];
  if (isMalformed(kind) || Object.keys(operation.responses).length === 0) {
    return malformedStatuses.has(status) ? [] : [`answered ${status}`];
  }
  // A hostile path parameter may not match the route at all.
  return status === 404 || operation.responses[String(status)] !== undefined ? [] : [`${status} is not described`];
}

function accessFaults({ operation, caller }: FuzzRequest, { status, headers }: Answer): string[] {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  if (operation.isOpen || status >= 300 || isPage || mayCall(operation, caller)) return [];
  return [`answered ${status} to a caller without access`];
}

function mayCall({ isForAdministrators, isForApiTokens, path }: Operation, caller: FuzzRequest['caller']): boolean {
  if (path.startsWith('/scim/')) return caller === 'scim-client' || publicScimPath.test(path);
  if (caller === 'scim-client') return false;
  if (caller === 'api-token') return isForApiTokens;
  return isForAdministrators ? caller === 'administrator' : caller !== 'nobody';
}

function headerFaults({ headers, status }: Answer): string[] {
  const missing = requiredHeaders.filter((name) => !headers.has(name));
  return [
    ...(missing.length > 0 ? [`An answer ${status} has no ${missing.join(', ')}.`] : []),
    ...(headers.has('x-injected') ? ['A header of an answer was injected.'] : []),
  ];
}

/** Whether a request may be routed elsewhere, or may not be valid HTTP at all. */
function isMalformed(kind: FuzzRequest['kind']): boolean {
  return kind !== 'valid' && kind !== 'mutated' && kind !== 'body';
}

function pointer({ path, method }: Operation, status: number): string {
  const parts = ['paths', path, method.toLowerCase(), 'responses', status, 'content', 'application/json', 'schema'];
  const escaped = parts.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')));
  return `api#/${escaped.join('/')}`;
}
