import { scimTokenPrefix } from '@directory/contract';
import { hashOfToken, makeToken } from '../../server/src/viewer/api-tokens/issued-token.ts';
import { scimTokensStore } from '../../server/src/features/people-feeds/scim/scim-tokens-store.ts';
import type { Database } from '../../server/src/database/open-database.ts';

/** A SCIM client of a running directory. */
export interface ScimLoad {
  /** Creates users over several concurrent connections, and returns users per second. */
  create(users: number, connections: number): Promise<number>;
  /** The time of one request in milliseconds. */
  time(path: string): Promise<number>;
}

let created = 0;

/** Creates a token, and returns a client for the directory at this address. */
export async function openScimLoad(database: Database, address: string): Promise<ScimLoad> {
  const token = makeToken(scimTokenPrefix);
  const name = `benchmark ${created++}`;
  await scimTokensStore(database.kysely).add({
    name,
    hash: hashOfToken(token),
    scope: 'write',
    createdBy: 'benchmark',
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  const send = async (path: string, init: RequestInit) => {
    const response = await fetch(`${address}/scim/v2${path}`, { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${text}`);
  };
  return {
    async create(users, connections) {
      const begun = performance.now();
      let left = users;
      const work = async () => {
        while (left-- > 0) await send('/Users', { method: 'POST', body: JSON.stringify(userOf(created++)) });
      };
      await Promise.all(Array.from({ length: connections }, work));
      return users / ((performance.now() - begun) / 1000);
    },
    async time(path) {
      const begun = performance.now();
      await send(path, {});
      return performance.now() - begun;
    },
  };
}

/** A user as Entra ID sends it. */
export function userOf(number: number) {
  const name = `scim${number}`;
  return {
    schemas: [
      'urn:ietf:params:scim:schemas:core:2.0:User',
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
    ],
    externalId: `external-${number}`,
    userName: `${name}@group.example`,
    active: true,
    displayName: `Given ${name}`,
    name: { givenName: 'Given', familyName: name, formatted: `Given ${name}` },
    title: number % 2 === 0 ? 'Engineer' : 'Pilot',
    emails: [{ type: 'work', value: `${name}@mail.example`, primary: true }],
    phoneNumbers: [{ type: 'work', value: '+33 4 12 34 56 78' }],
    addresses: [{ type: 'work', locality: 'Lyon', country: 'FR', postalCode: '69003', streetAddress: '1 rue Haute' }],
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { employeeNumber: String(number), department: 'Gas' },
  };
}
