import type { ScimRecord } from './scim-value.ts';
import { directoryUrn, enterpriseUrn, userUrn } from './user-schemas.ts';

interface UserState {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** The version as a weak ETag (RFC 7644 section 3.14). */
export function etagOf({ version }: { readonly version: number }): string {
  return `W/"${version}"`;
}

export function locationOf(id: string, base: string): string {
  return `${base}/Users/${id}`;
}

/** The attributes that are not stored in the resource: `schemas`, `id` and `meta`. */
export function commonOf(state: UserState, user: { readonly [name: string]: unknown }, base: string) {
  const extensions = [enterpriseUrn, directoryUrn].filter((urn) => user[urn] !== undefined);
  return {
    schemas: [userUrn, ...extensions],
    id: state.id,
    meta: {
      resourceType: 'User',
      created: state.createdAt.toISOString(),
      lastModified: state.modifiedAt.toISOString(),
      location: locationOf(state.id, base),
      version: etagOf(state),
    },
  };
}

/** The representation of a user that is sent to clients. */
export function presentUser(stored: UserState & { readonly user: ScimRecord }, base: string) {
  const { user } = stored;
  const { schemas, id, meta } = commonOf(stored, user, base);
  return { schemas, id, ...user, meta };
}
