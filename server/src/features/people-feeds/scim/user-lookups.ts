import { withoutInvisible } from '@directory/contract';
import type { UserAnchor } from './scan-users-store.ts';
import { identityKey } from '../../../people/identity-key.ts';
import { valuesAt } from './match-filter.ts';
import type { Comparison, Filter } from './parse-filter.ts';
import type { ScimUser } from './scim-value.ts';
import { directoryUrn, enterpriseUrn } from './user-schemas.ts';

/**
 * The key of a user name. It is that of the login into which the name is converted, without invisible characters and repeated whitespace.
 */
export function userNameKeyOf(userName: string): string {
  return identityKey(withoutInvisible(userName).replaceAll(/\s+/g, ' '));
}

/** Indexed attributes: those by which clients look up users, in addition to `id`, `userName` and `externalId`. */
const indexedAttributes: readonly (readonly string[])[] = [
  ['emails', 'value'],
  ['displayName'],
  ['name', 'familyName'],
  [enterpriseUrn, 'employeeNumber'],
  [directoryUrn, 'C_groupIdentifier'],
];

/** Maximum length of an indexed key. Longer values are not indexed, since index entries have a maximum size. */
const maxKeyLength = 500;

const pathOf = (steps: readonly string[]) => steps.join(' ');
const indexedPaths = new Set(indexedAttributes.map(pathOf));

function keyOf(steps: readonly string[], value: string): string {
  return `${pathOf(steps)}=${value.normalize('NFC').toLowerCase()}`;
}

/** The keys of a user in the lookup index. */
export function lookupKeysOf(user: ScimUser): string[] {
  const keys = indexedAttributes.flatMap((steps) =>
    valuesAt(user, steps).flatMap((value) => (typeof value === 'string' ? [keyOf(steps, value)] : [])),
  );
  return [...new Set(keys)].filter((key) => key.length <= maxKeyLength);
}

/** An indexed condition that every match of the filter satisfies; undefined if there is none. */
export function anchorOf(filter: Filter): UserAnchor | undefined {
  if (filter.kind === 'and') return filter.parts.map(anchorOf).find((anchor) => anchor !== undefined);
  if (filter.kind === 'values') return anchorWithin(filter.steps, filter.part);
  return filter.kind === 'compare' ? anchorOfComparison(filter.path.steps, filter) : undefined;
}

/** The anchor of a value path, such as `emails[type eq "work" and value eq "…"]`. */
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
  return indexedPaths.has(path) && key.length <= maxKeyLength ? { kind: 'lookup', key } : undefined;
}
