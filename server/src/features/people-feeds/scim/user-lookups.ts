import { withoutInvisible } from '@directory/contract';
import type { UserAnchor } from './scan-users-store.ts';
import { identityKey } from '../../../people/identity-key.ts';
import { valuesAt } from './match-filter.ts';
import type { Comparison, Filter } from './parse-filter.ts';
import type { ScimUser } from './scim-value.ts';
import { directoryUrn, enterpriseUrn } from './user-schemas.ts';

/** The key of a user's name: that of the login which it becomes, without invisible characters and repeated blanks. */
export function userNameKeyOf(userName: string): string {
  return identityKey(withoutInvisible(userName).replaceAll(/\s+/g, ' '));
}

/** Attributes that clients use to find a user, besides `id`, `userName` and `externalId`. They are indexed. */
const lookedUp: readonly (readonly string[])[] = [
  ['emails', 'value'],
  ['displayName'],
  ['name', 'familyName'],
  [enterpriseUrn, 'employeeNumber'],
  [directoryUrn, 'C_groupIdentifier'],
];

/** Longer values are not indexed, since an index entry has a maximum size. */
const longestKey = 500;

const pathOf = (steps: readonly string[]) => steps.join(' ');
const lookedUpPaths = new Set(lookedUp.map(pathOf));

function keyOf(steps: readonly string[], value: string): string {
  return `${pathOf(steps)}=${value.normalize('NFC').toLowerCase()}`;
}

/** The entries of a user in the index of looked-up values. */
export function lookupKeysOf(user: ScimUser): string[] {
  const keys = lookedUp.flatMap((steps) =>
    valuesAt(user, steps).flatMap((value) => (typeof value === 'string' ? [keyOf(steps, value)] : [])),
  );
  return [...new Set(keys)].filter((key) => key.length <= longestKey);
}

/** An index that contains every match of the filter; undefined when there is none. */
export function anchorOf(filter: Filter): UserAnchor | undefined {
  if (filter.kind === 'and') return filter.parts.map(anchorOf).find((anchor) => anchor !== undefined);
  if (filter.kind === 'values') return anchorWithin(filter.steps, filter.part);
  return filter.kind === 'compare' ? anchorOfComparison(filter.path.steps, filter) : undefined;
}

/** `emails[type eq "work" and value eq "…"]`. */
function anchorWithin(steps: readonly string[], filter: Filter): UserAnchor | undefined {
  if (filter.kind === 'and') {
    return filter.parts.map((part) => anchorWithin(steps, part)).find((anchor) => anchor !== undefined);
  }
  return filter.kind === 'compare' ? anchorOfComparison([...steps, ...filter.path.steps], filter) : undefined;
}

function anchorOfComparison(steps: readonly string[], { operator, value }: Comparison): UserAnchor | undefined {
  if (operator !== 'eq' || typeof value !== 'string') return undefined;
  const path = pathOf(steps);
  if (path === 'id') return { kind: 'id', id: value };
  if (path === 'userName') return { kind: 'userName', key: userNameKeyOf(value) };
  if (path === 'externalId') return { kind: 'externalId', externalId: value };
  const key = keyOf(steps, value);
  return lookedUpPaths.has(path) && key.length <= longestKey ? { kind: 'lookup', key } : undefined;
}
