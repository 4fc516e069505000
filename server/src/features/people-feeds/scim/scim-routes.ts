import { runBulk } from './bulk-users.ts';
import { listResponse, resourceTypes, schemas, serviceProviderConfig } from './discovery.ts';
import { findUsers } from './find-users.ts';
import { readPatch } from './patch-user.ts';
import { etagOf, locationOf, presentUser } from './present-user.ts';
import { projectUser } from './project-user.ts';
import { readProjection, readSearch, searchBody } from './read-search.ts';
import { readUser } from './read-value.ts';
import { ScimError } from './scim-error.ts';
import { scimLimits } from './scim-limits.ts';
import type { ScimRequest, ScimResponse, ScimRoute } from './scim-route.ts';
import { userScanStore } from './scan-users-store.ts';
import { scimUsersStore } from './scim-users-store.ts';
import type { StoredUser } from './scim-users-store.ts';
import type { UserFigures, WriteEntries } from './write-users.ts';
import type { Database } from '../../../database/open-database.ts';
import { matchesEtag, unknownUser, userWriter } from './write-users.ts';

export interface ScimDependencies {
  readonly database: Database;
  readonly writeEntries: WriteEntries;
  readonly onWritten: (figures: UserFigures) => void;
  /** Resolves when changes committed before the call are in memory. */
  readonly catchUp: () => Promise<void>;
}

/** The endpoints of RFC 7644 section 3.2. There are no groups and no `/Me`. */
export function scimRoutes(options: ScimDependencies): ScimRoute[] {
  const { kysely } = options.database;
  const store = scimUsersStore(kysely);
  const stores = { users: store, scans: userScanStore(kysely) };
  const writer = userWriter(options);

  const search = async (parameters: ScimRequest['query'], { base, signal }: ScimRequest): Promise<ScimResponse> => {
    const query = { ...readSearch(parameters, base), signal };
    const projection = readProjection(parameters);
    const { totalResults, users } = await findUsers(stores, query);
    const resources = users.map((user) => projectUser(presentUser(user, base), projection));
    return { body: listResponse(resources, { totalResults, startIndex: query.startIndex }) };
  };

  /**
   * Performs a change and responds with the user once memory contains it. The projection is read first, so that an invalid request changes
   * nothing.
   */
  const changed = async (
    { query, base }: ScimRequest,
    change: () => Promise<StoredUser>,
    status: number,
  ): Promise<ScimResponse> => {
    const projection = readProjection(query);
    const stored = await change();
    await options.catchUp();
    return {
      status,
      headers: { location: locationOf(stored.id, base), etag: etagOf(stored) },
      body: projectUser(presentUser(stored, base), projection),
    };
  };

  return [
    ...discoveryRoutes(),
    { method: 'GET', path: '/', scope: 'read', handler: (request) => search(request.query, request) },
    {
      method: 'POST',
      path: '/.search',
      scope: 'read',
      handler: (request) => search(searchBody(request.body), request),
    },
    { method: 'GET', path: '/Users', scope: 'read', handler: (request) => search(request.query, request) },
    {
      method: 'POST',
      path: '/Users/.search',
      scope: 'read',
      handler: (request) => search(searchBody(request.body), request),
    },
    {
      method: 'POST',
      path: '/Users',
      scope: 'write',
      handler: (request) => changed(request, () => writer.create(readUser(request.body)), 201),
    },
    {
      method: 'GET',
      path: '/Users/:id',
      scope: 'read',
      handler: async ({ id, query, base, ifNoneMatch }) => {
        const projection = readProjection(query);
        const stored = (await store.find(id)) ?? fail(unknownUser());
        const headers = { etag: etagOf(stored), location: locationOf(stored.id, base) };
        if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, stored)) return { status: 304, headers };
        return { headers, body: projectUser(presentUser(stored, base), projection) };
      },
    },
    {
      method: 'PUT',
      path: '/Users/:id',
      scope: 'write',
      handler: (request) =>
        changed(request, () => writer.replace(request.id, request.ifMatch, readUser(request.body)), 200),
    },
    {
      method: 'PATCH',
      path: '/Users/:id',
      scope: 'write',
      handler: (request) =>
        changed(request, () => writer.patch(request.id, request.ifMatch, readPatch(request.body)), 200),
    },
    {
      method: 'DELETE',
      path: '/Users/:id',
      scope: 'write',
      handler: async ({ id, ifMatch }) => {
        await writer.remove(id, ifMatch);
        await options.catchUp();
        return { status: 204 };
      },
    },
    {
      method: 'POST',
      path: '/Bulk',
      scope: 'write',
      bodyLimit: scimLimits.bulkBytes,
      maxBodyValues: scimLimits.bulkValues,
      handler: async ({ body, base, failureOf }) => {
        const response = await runBulk(body, { writer, base, failureOf });
        await options.catchUp();
        return { body: response };
      },
    },
    ...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method): ScimRoute => ({
      method,
      path: '/Me',
      scope: 'read',
      handler: () => fail(new ScimError(501, '/Me is not supported: a SCIM token does not belong to a user.')),
    })),
  ];
}

/** The discovery endpoints (RFC 7644 section 4). */
function discoveryRoutes(): ScimRoute[] {
  const lists = { '/ResourceTypes': resourceTypes, '/Schemas': schemas } as const;
  return [
    {
      method: 'GET',
      path: '/ServiceProviderConfig',
      scope: 'public',
      handler: ({ query, base }) => {
        rejectFilter(query);
        return { body: serviceProviderConfig(base) };
      },
    },
    ...Object.entries(lists).flatMap(([path, list]): ScimRoute[] => [
      {
        method: 'GET',
        path,
        scope: 'read',
        handler: ({ query, base }) => {
          rejectFilter(query);
          return { body: listResponse(list(base)) };
        },
      },
      {
        method: 'GET',
        path: `${path}/:id`,
        scope: 'read',
        handler: ({ id, base }) => {
          const resource = list(base).find((one) => String(one['id']).toLowerCase() === id.toLowerCase());
          return { body: resource ?? fail(new ScimError(404, 'There is no resource with this id.')) };
        },
      },
    ]),
  ];
}

/** RFC 7644 section 4 requires this, so that clients do not believe that their filter was applied. */
function rejectFilter(query: ScimRequest['query']): void {
  if (Object.keys(query).some((name) => name.toLowerCase() === 'filter')) {
    throw new ScimError(403, 'This list cannot be filtered.');
  }
}

function fail(error: ScimError): never {
  throw error;
}
