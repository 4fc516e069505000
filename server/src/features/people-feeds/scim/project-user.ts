import { resolveAttribute } from './resolve-attribute.ts';
import { badRequest } from './scim-error.ts';
import { isRecord } from './scim-value.ts';

/** The attributes to return or to leave out (RFC 7644 section 3.9). */
export interface Projection {
  readonly attributes: readonly string[];
  readonly excludedAttributes: readonly string[];
}

type Resource = { readonly [name: string]: unknown };
/** Attribute names with their sub-attributes; null for the whole attribute. */
type NameTree = Map<string, NameTree | null>;

const alwaysReturned = ['schemas', 'id'];

/** @throws ScimError `invalidValue` if both lists are given */
export function checkProjection({ attributes, excludedAttributes }: Projection): void {
  if (attributes.length > 0 && excludedAttributes.length > 0) {
    throw badRequest('invalidValue', 'A request has either attributes or excludedAttributes.');
  }
}

/** The requested part of a resource. `id` and `schemas` are always included. Unknown names are ignored. */
export function projectUser(resource: Resource, { attributes, excludedAttributes }: Projection): Resource {
  if (attributes.length > 0) {
    const tree = nameTree(attributes);
    for (const name of alwaysReturned) tree.set(name, null);
    return pick(resource, tree);
  }
  if (excludedAttributes.length === 0) return resource;
  const tree = nameTree(excludedAttributes);
  for (const name of alwaysReturned) tree.delete(name);
  return omit(resource, tree);
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
