import { DatabaseUnavailableError } from '../../../database/time-limit.ts';
import { readPatch } from './patch-user.ts';
import { etagOf, locationOf } from './present-user.ts';
import { readUser, requireSchema } from './read-value.ts';
import { badRequest, errorBody, ScimError } from './scim-error.ts';
import { scimLimits } from './scim-limits.ts';
import { slices } from './slices.ts';
import type { StoredUser } from './scim-users-store.ts';
import { isRecord } from './scim-value.ts';
import type { UserWriter } from './write-users.ts';

const requestUrn = 'urn:ietf:params:scim:api:messages:2.0:BulkRequest';
const responseUrn = 'urn:ietf:params:scim:api:messages:2.0:BulkResponse';

interface BulkOperation {
  readonly method: string;
  readonly bulkId: string | undefined;
  readonly path: string;
  readonly version: string | undefined;
  readonly data: unknown;
}

interface BulkResult {
  readonly method: string;
  readonly bulkId?: string;
  readonly location?: string;
  readonly version?: string;
  readonly status: string;
  readonly response?: object;
}

interface BulkOptions {
  readonly writer: UserWriter;
  readonly base: string;
  readonly failureOf: (error: unknown) => ScimError;
}

/**
 * Runs a bulk request (RFC 7644 section 3.7). Each operation is independent, but one that refers to a `bulkId` runs after the one that
 * creates it. Stops once `failOnErrors` operations have failed. The results of the operations that ran are in the order of the request.
 * Any error of an operation is its result: the client must learn which operations were stored. If the database is unavailable, the
 * following operations are not tried, since each would wait for it again.
 * @throws ScimError for a request that is malformed as a whole
 */
export async function runBulk(body: unknown, options: BulkOptions): Promise<object> {
  const { operations, failOnErrors } = readBulk(body);
  const results = new Map<BulkOperation, BulkResult>();
  const context: BulkContext = { ...options, ids: new Map() };
  let errors = 0;
  for (const operation of await inOrder(operations)) {
    const result = await runOperation(operation, context);
    results.set(operation, result);
    if (Number(result.status) < 400) continue;
    errors++;
    if (failOnErrors !== undefined && errors >= failOnErrors) break;
  }
  return { schemas: [responseUrn], Operations: operations.flatMap((operation) => results.get(operation) ?? []) };
}

function readBulk(body: unknown) {
  if (!isRecord(body)) throw badRequest('invalidSyntax', 'The body must be a JSON object.');
  requireSchema(body, requestUrn);
  const { Operations: operations, failOnErrors } = body;
  if (!Array.isArray(operations) || operations.length === 0) {
    throw badRequest('invalidSyntax', '"Operations" must be an array with at least one operation.');
  }
  if (operations.length > scimLimits.bulkOperations) {
    const detail = `A bulk request has at most ${scimLimits.bulkOperations} operations.`;
    throw new ScimError(413, detail, { scimType: 'tooMany' });
  }
  if (failOnErrors !== undefined && !(typeof failOnErrors === 'number' && failOnErrors >= 1)) {
    throw badRequest('invalidSyntax', '"failOnErrors" must be a number of at least 1.');
  }
  return { operations: operations.map(readOperation), failOnErrors };
}

function readOperation(raw: unknown): BulkOperation {
  if (!isRecord(raw)) throw badRequest('invalidSyntax', 'An operation must be a JSON object.');
  const { method, bulkId, path, version, data } = raw;
  if (typeof method !== 'string' || typeof path !== 'string') {
    throw badRequest('invalidSyntax', 'An operation has a method and a path.');
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { method: method.toUpperCase(), bulkId: text(bulkId), path, version: text(version), data };
}

const reference = 'bulkId:';

/** Sorts operations so that each follows those to which it refers. Circular references keep their order, and fail. */
async function inOrder(operations: readonly BulkOperation[]): Promise<BulkOperation[]> {
  const creators = new Map(operations.flatMap((one) => (one.bulkId === undefined ? [] : [[one.bulkId, one] as const])));
  const needed = new Map<BulkOperation, BulkOperation[]>();
  const pause = slices();
  for (const one of operations) {
    await pause();
    needed.set(one, creatorsOf(one, creators));
  }
  const ordered: BulkOperation[] = [];
  const visited = new Set<BulkOperation>();
  // Iterative, since a chain of references may be as long as the request.
  for (const first of operations) {
    const path = [first];
    for (let operation = path.at(-1); operation !== undefined; operation = path.at(-1)) {
      visited.add(operation);
      const missing = needed.get(operation)?.find((one) => !visited.has(one));
      if (missing !== undefined) {
        path.push(missing);
        continue;
      }
      path.pop();
      if (!ordered.includes(operation)) ordered.push(operation);
    }
  }
  return ordered;
}

/** The operations to which an operation refers, without duplicates. */
function creatorsOf({ path, data }: BulkOperation, creators: ReadonlyMap<string, BulkOperation>): BulkOperation[] {
  const found = new Set<BulkOperation>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      const creator = value.startsWith(reference) ? creators.get(value.slice(reference.length)) : undefined;
      if (creator !== undefined) found.add(creator);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(data);
  collect(targetOf(path));
  return [...found];
}

/** The id, or the reference to one, in a path. */
function targetOf(path: string): string | undefined {
  return /^\/Users\/([^/?]+)$/i.exec(path)?.[1];
}

interface BulkContext extends BulkOptions {
  /** The ids of created users by `bulkId`. */
  readonly ids: Map<string, string>;
  /** Set once the database is unavailable. */
  outage?: DatabaseUnavailableError;
}

async function runOperation(operation: BulkOperation, context: BulkContext): Promise<BulkResult> {
  const { method, bulkId } = operation;
  const common = { method, ...(bulkId === undefined ? {} : { bulkId }) };
  const id = targetOf(operation.path);
  const location = id === undefined || id.startsWith(reference) ? {} : { location: locationOf(id, context.base) };
  try {
    if (context.outage !== undefined) throw context.outage;
    const stored = await perform(operation, id, context);
    if (method === 'POST' && stored !== undefined && bulkId !== undefined) context.ids.set(bulkId, stored.id);
    if (stored === undefined) return { ...common, ...location, status: '204' };
    const status = method === 'POST' ? '201' : '200';
    return { ...common, location: locationOf(stored.id, context.base), version: etagOf(stored), status };
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) context.outage = error;
    const failure = context.failureOf(error);
    return { ...common, ...location, status: String(failure.status), response: errorBody(failure) };
  }
}

const bulkMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

async function perform(
  operation: BulkOperation,
  target: string | undefined,
  context: BulkContext,
): Promise<StoredUser | undefined> {
  const { writer } = context;
  if (!bulkMethods.has(operation.method))
    throw badRequest('invalidSyntax', 'The method must be POST, PUT, PATCH or DELETE.');
  const data = resolveReferences(operation.data, context);
  if (operation.method === 'POST' && /^\/Users\/?$/i.test(operation.path)) {
    if (operation.bulkId === undefined) throw badRequest('invalidSyntax', 'A POST needs a bulkId.');
    return await writer.create(readUser(data));
  }
  if (target === undefined || operation.method === 'POST')
    throw new ScimError(404, 'There is no resource at this path.');
  const id = resolveReference(target, context);
  if (operation.method === 'PUT') return await writer.replace(id, operation.version, readUser(data));
  if (operation.method === 'PATCH') return await writer.patch(id, operation.version, readPatch(data));
  await writer.remove(id, operation.version);
  return undefined;
}

/** @throws ScimError 409 for a `bulkId` that no earlier operation created (RFC 7644 section 3.7.1) */
function resolveReference(text: string, { ids }: BulkContext): string {
  if (!text.startsWith(reference)) return text;
  const id = ids.get(text.slice(reference.length));
  if (id === undefined) throw new ScimError(409, 'The operation refers to a bulkId that was not created.');
  return id;
}

function resolveReferences(value: unknown, context: BulkContext): unknown {
  if (typeof value === 'string') return resolveReference(value, context);
  if (Array.isArray(value)) return value.map((one) => resolveReferences(one, context));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolveReferences(part, context)]));
}
