import { resolveAttribute } from './resolve-attribute.ts';
import { badRequest } from './scim-error.ts';
import { isRecord } from './scim-value.ts';

type Resource = { readonly [name: string]: unknown };
/** Attribute names with their sub-attributes; null for the whole attribute. */
type NameTree = Map<string, NameTree | null>;

/** The attributes to return or to leave out (RFC 7644 section 3.9). Undefined for all, and for none. */
export interface Projection {
  readonly returned: NameTree | undefined;
  readonly omitted: NameTree | undefined;
}

const alwaysReturned = ['schemas', 'id'];

/**
 * Resolves the names once for all users of a response: there may be thousands. Unknown names are ignored.
 * @throws ScimError `invalidValue` if both lists are given
 */
export function projectionOf(attributes: readonly string[], excludedAttributes: readonly string[]): Projection {
  if (attributes.length > 0 && excludedAttributes.length > 0) {
    throw badRequest('invalidValue', 'A request has either attributes or excludedAttributes.');
  }
  const returned = attributes.length > 0 ? nameTree(attributes) : undefined;
  const omitted = excludedAttributes.length > 0 ? nameTree(excludedAttributes) : undefined;
  for (const name of alwaysReturned) {
    returned?.set(name, null);
    omitted?.delete(name);
  }
  return { returned, omitted };
}

/** The requested part of a resource. `id` and `schemas` are always included. */
export function projectUser(resource: Resource, { returned, omitted }: Projection): Resource {
  if (returned !== undefined) return pick(resource, returned);
  return omitted === undefined ? resource : omit(resource, omitted);
}

function nameTree(names: readonly string[]): NameTree {
  const tree: NameTree = new Map();
  for (const name of names) {
    const location = resolveAttribute(name.trim());
    if (location === undefined) continue;
    const steps = [location.extension, location.attribute?.name, location.sub?.name].filter(
      (step) => step !== undefined,
    );
    let level = tree;
    for (const [index, step] of steps.entries()) {
      const below = level.get(step);
      if (below === null) break;
      if (index === steps.length - 1) level.set(step, null);
      else {
        const next: NameTree = below ?? new Map();
        level.set(step, next);
        level = next;
      }
    }
  }
  return tree;
}

function pick(value: Resource, tree: NameTree): Resource {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const below = tree.get(name);
      if (below === undefined) return [];
      const projected = below === null ? part : applied(part, (one) => pick(one, below));
      return isEmpty(projected) ? [] : [[name, projected]];
    }),
  );
}

function omit(value: Resource, tree: NameTree): Resource {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const below = tree.get(name);
      if (below === undefined) return [[name, part]];
      const projected = below === null ? undefined : applied(part, (one) => omit(one, below));
      return projected === undefined || isEmpty(projected) ? [] : [[name, projected]];
    }),
  );
}

function applied(part: unknown, change: (value: Resource) => Resource): unknown {
  if (Array.isArray(part))
    return part
      .filter(isRecord)
      .map(change)
      .filter((one) => !isEmpty(one));
  return isRecord(part) ? change(part) : part;
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0;
}
