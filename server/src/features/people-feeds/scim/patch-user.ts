import { isDeepStrictEqual } from 'node:util';
import { textFolder } from './match-filter.ts';
import type { FoldText } from './match-filter.ts';
import { parsePatchPath } from './patch-path.ts';
import type { PatchPath } from './patch-path.ts';
import { patchValues } from './patch-values.ts';
import type { PatchKind } from './patch-values.ts';
import { checkUser, readExtension, readSingle, readValue, requireSchema } from './read-value.ts';
import { badRequest } from './scim-error.ts';
import { isRecord } from './scim-value.ts';
import type { ScimRecord, ScimUser } from './scim-value.ts';
import { slices } from './slices.ts';

const patchUrn = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
/** Maximum number of operations in a PATCH request. */
const maxOperations = 200;
/** Maximum number of names in the values of all operations without a path. Each name is a path. */
const maxNames = 1000;

export interface PatchOperation {
  readonly kind: PatchKind;
  /** Undefined: `value` is an object whose names are paths. */
  readonly path: PatchPath | undefined;
  readonly value: unknown;
}

/**
 * Reads the operations of a PATCH body. Names and `op` are case-insensitive, since Entra ID sends `Replace`.
 * @throws ScimError `invalidSyntax`, `invalidPath`, `invalidFilter`, `invalidValue`, `noTarget`
 */
export function readPatch(body: unknown): PatchOperation[] {
  if (!isRecord(body)) throw badRequest('invalidSyntax', 'The body must be a JSON object.');
  requireSchema(body, patchUrn);
  const operations: unknown = valueOf(body, 'operations');
  if (!Array.isArray(operations) || operations.length === 0) {
    throw badRequest('invalidSyntax', '"Operations" must be an array with at least one operation.');
  }
  if (operations.length > maxOperations) {
    throw badRequest('tooMany', `A PATCH has at most ${maxOperations} operations.`);
  }
  const read = operations.map(readOperation);
  let names = 0;
  for (const { path, value } of read) if (path === undefined) names += Object.keys(value as object).length;
  if (names > maxNames) throw badRequest('tooMany', `The operations without a path have at most ${maxNames} names.`);
  return read;
}

function readOperation(raw: unknown): PatchOperation {
  if (!isRecord(raw)) throw badRequest('invalidSyntax', 'An operation must be a JSON object.');
  const op = valueOf(raw, 'op');
  const kind = typeof op === 'string' ? op.toLowerCase() : '';
  if (kind !== 'add' && kind !== 'replace' && kind !== 'remove') {
    throw badRequest('invalidSyntax', '"op" must be add, replace or remove.');
  }
  const [path, value] = [valueOf(raw, 'path'), valueOf(raw, 'value')];
  const target = path === undefined || path === null || path === '' ? undefined : parsePatchPath(path);
  if (kind === 'remove' && target === undefined) throw badRequest('noTarget', 'A remove needs a path.');
  if (kind !== 'remove' && value === undefined) throw badRequest('invalidValue', `"${kind}" needs a value.`);
  if (kind !== 'remove' && target === undefined && !isRecord(value)) {
    throw badRequest('invalidValue', 'Without a path, the value must be a JSON object.');
  }
  return { kind, path: target, value };
}

function valueOf(record: { readonly [name: string]: unknown }, name: string): unknown {
  return Object.entries(record).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** A user who is being changed. */
interface Patched {
  readonly user: ScimUser;
  /** Folds the texts that filters compare, for all operations. */
  readonly fold: FoldText;
}

/**
 * Applies the operations in order to a copy of the user (RFC 7644 section 3.5.2). The given user is not modified. Other requests are served
 * between two changes, since hundreds of them on a user with large values take seconds.
 * @throws ScimError `noTarget`, `mutability`, `invalidPath`, `invalidValue`
 */
export async function patchUser(user: ScimUser, id: string, operations: readonly PatchOperation[]): Promise<ScimUser> {
  const patched: Patched = { user: structuredClone(user), fold: textFolder() };
  const pause = slices();
  for (const operation of operations) {
    for (const { path, value } of changesOf(operation, id)) {
      await pause();
      applyAt(patched, operation.kind, path, value);
    }
  }
  checkUser(patched.user);
  return patched.user;
}

/**
 * The changes of an operation. Without a path, the names of the value are paths; `schemas`, `meta` and an unchanged `id`, which Entra ID and
 * Okta also send, are ignored.
 */
function* changesOf({ path, value }: PatchOperation, id: string): Generator<{ path: PatchPath; value: unknown }> {
  if (path !== undefined) return yield { path, value };
  if (!isRecord(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const key = name.toLowerCase();
    if (key === 'schemas' || key === 'meta' || (key === 'id' && String(part).toLowerCase() === id.toLowerCase()))
      continue;
    yield { path: parsePatchPath(name), value: part };
  }
}

function applyAt(patched: Patched, kind: PatchKind, path: PatchPath, value: unknown): void {
  const { user, fold } = patched;
  const { extension, attribute, sub, filter } = path;
  if (attribute === undefined) return applyToExtension(patched, kind, extension ?? '', value);
  if (attribute.mutability === 'readOnly' || sub?.mutability === 'readOnly') {
    throw badRequest('mutability', `${attribute.name} cannot be changed.`);
  }
  if (attribute.mutability === 'writeOnly') return;
  const holder = extension === undefined ? user : ((user[extension] ?? {}) as ScimRecord);
  const before = holder[attribute.name];
  const after = attribute.multiValued
    ? patchValues(kind, Array.isArray(before) ? before : [], { attribute, sub, filter, fold }, value)
    : patchSingle(kind, before, path, value);
  if (attribute.required && after === undefined) {
    throw badRequest('mutability', `${attribute.name} is required and cannot be removed.`);
  }
  if (after === undefined) delete holder[attribute.name];
  else holder[attribute.name] = after;
  if (extension === undefined) return;
  if (Object.keys(holder).length > 0) user[extension] = holder;
  else delete user[extension];
}

function applyToExtension(patched: Patched, kind: PatchKind, urn: string, value: unknown): void {
  if (kind === 'remove' || value === null) {
    delete patched.user[urn];
    return;
  }
  if (!isRecord(value)) throw badRequest('invalidValue', `${urn} must be a JSON object.`);
  readExtension(urn, value);
  for (const [name, part] of Object.entries(value)) applyAt(patched, kind, parsePatchPath(`${urn}:${name}`), part);
}

/** Patches a single-valued attribute. The sub-attributes of a complex value are merged with the existing ones. */
function patchSingle(kind: PatchKind, before: ScimUser[string] | undefined, path: PatchPath, value: unknown) {
  const { attribute, sub } = path;
  if (attribute === undefined) return before;
  if (sub !== undefined) {
    const complex: ScimRecord = isRecord(before) ? { ...(before as ScimRecord) } : {};
    const read = kind === 'remove' ? undefined : readSingle(sub, value);
    if (read === undefined) delete complex[sub.name];
    else complex[sub.name] = read;
    return Object.keys(complex).length === 0 ? undefined : complex;
  }
  if (kind === 'remove') return undefined;
  const read = readValue(attribute, value);
  return isRecord(before) && isRecord(read) ? ({ ...before, ...read } as ScimRecord) : read;
}

/** Whether a change has no effect, in which case version and modification time stay the same. */
export function isSameUser(one: ScimUser, other: ScimUser): boolean {
  return isDeepStrictEqual(one, other);
}
