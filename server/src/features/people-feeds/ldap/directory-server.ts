import { feedReason } from '../entries/because.ts';
import { closestName } from '../file/closest-name.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import type { AttributeMap } from '../file/attribute-map.ts';
import type { LdapConnection } from './ldap-connection.ts';
import type { LdapAttributes } from './ldap-entry.ts';

export type ServerKind = 'active-directory' | 'openldap' | 'other';

/** What a directory server reports about itself in its root DSE (RFC 4512, section 5.1). */
export interface DirectoryServer {
  readonly kind: ServerKind;
  /** Product and version, for the operator. */
  readonly product: string;
  readonly namingContexts: readonly string[];
  /** Names of the attributes in the server's spelling, by lower-case name; undefined if the schema cannot be read. */
  readonly schema: ReadonlyMap<string, string> | undefined;
  /** Only for Active Directory: which replica this is, and the USN of its last change. */
  readonly replica: { readonly invocationId: string; readonly lastChange: bigint } | undefined;
}

/** supportedCapabilities of Active Directory, and of its Lightweight Directory Services (MS-ADTS, section 3.1.1.3.4.3). */
const activeDirectory = new Set(['1.2.840.113556.1.4.800', '1.2.840.113556.1.4.1851']);
const rootAttributes = [
  'objectClass',
  'namingContexts',
  'subschemaSubentry',
  'supportedCapabilities',
  'vendorName',
  'vendorVersion',
  'dsServiceName',
  'highestCommittedUSN',
];

/** Reads the root DSE and the schema. Passing the schema of an earlier call saves a long response. */
export async function describeServer(
  connection: LdapConnection,
  known?: DirectoryServer['schema'],
): Promise<DirectoryServer> {
  const root: LdapAttributes = (await connection.read('', rootAttributes)) ?? new Map();
  const texts = (name: string) => (root.get(name.toLowerCase()) ?? []).map(String);
  const kind = kindOf(texts);
  return {
    kind,
    product: productOf(kind, texts),
    namingContexts: texts('namingContexts'),
    schema: known ?? (await readSchema(connection, texts('subschemaSubentry')[0])),
    replica: kind === 'active-directory' ? await readReplica(connection, texts) : undefined,
  };
}

type Texts = (name: string) => string[];

function kindOf(texts: Texts): ServerKind {
  if (texts('supportedCapabilities').some((id) => activeDirectory.has(id))) return 'active-directory';
  return texts('objectClass').includes('OpenLDAProotDSE') ? 'openldap' : 'other';
}

function productOf(kind: ServerKind, texts: Texts): string {
  const vendor = [...texts('vendorName'), ...texts('vendorVersion')].join(' ');
  if (kind === 'active-directory') return vendor === '' ? 'Active Directory' : `Active Directory (${vendor})`;
  if (kind === 'openldap') return 'OpenLDAP';
  return vendor === '' ? 'an LDAP server' : vendor;
}

/** Reads the state of a domain controller. Its invocation id changes when its database is restored. */
async function readReplica(connection: LdapConnection, texts: Texts): Promise<DirectoryServer['replica']> {
  const [service] = texts('dsServiceName');
  const [lastChange] = texts('highestCommittedUSN');
  if (service === undefined || lastChange === undefined || !/^\d{1,19}$/.test(lastChange)) return undefined;
  const id = (await connection.read(service, ['invocationId']))?.get('invocationid')?.[0];
  if (id === undefined) return undefined;
  return { invocationId: Buffer.from(id).toString('hex'), lastChange: BigInt(lastChange) };
}

async function readSchema(
  connection: LdapConnection,
  subschema: string | undefined,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (subschema === undefined) return undefined;
  const entry = await connection.read(subschema, ['attributeTypes'], '(objectClass=subschema)');
  const names = (entry?.get('attributetypes') ?? []).flatMap((definition) => namesIn(String(definition)));
  return names.length === 0 ? undefined : new Map(names.map((name) => [name.toLowerCase(), name]));
}

/** The names in an attribute type description (RFC 4512, section 4.1.2): `NAME 'sn'` or `NAME ( 'sn' 'surname' )`. */
function namesIn(definition: string): string[] {
  const list = /\bNAME\s+(?:'([^']*)'|\(([^()]*)\))/.exec(definition);
  return list?.[1] === undefined
    ? [...(list?.[2] ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '')
    : [list[1]];
}

/**
 * Checks that the attributes in the company's own map exist. Otherwise a typo would empty a field for everybody.
 * @throws FeedUnavailableError
 */
export function checkMap(map: AttributeMap, { schema }: DirectoryServer): void {
  if (schema === undefined) return;
  for (const [target, names = []] of Object.entries(map)) {
    for (const name of names) {
      const base = (name.split(';', 1)[0] ?? '').toLowerCase();
      if (base === 'dn' || schema.has(base)) continue;
      const near = closestName(base, [...schema.keys()], (known) => known);
      const unknown = { attribute: name, field: target };
      throw new FeedUnavailableError(
        near === undefined
          ? feedReason('ldap-no-attribute', unknown)
          : feedReason('ldap-no-attribute-but', { ...unknown, suggestion: schema.get(near) ?? near }),
      );
    }
  }
}

/** The attributes to request: those that exist on the server, in its spelling. All of them if the schema is not known. */
export function requestedAttributes(names: Iterable<string>, { schema }: Pick<DirectoryServer, 'schema'>): string[] {
  const all = [...new Set([...names].map((name) => name.toLowerCase()))].filter((name) => name !== 'dn');
  if (schema === undefined) return all;
  return all.flatMap((name) => (schema.has(name.split(';', 1)[0] ?? '') ? (schema.get(name) ?? name) : []));
}

/**
 * The filter for people if the company has not configured one. Conditions on attributes that the server lacks are left out: they would
 * match nobody.
 */
export function defaultFilter({ kind, schema }: DirectoryServer): string {
  if (kind !== 'active-directory') return '(objectClass=person)';
  const exclude = [
    ['isCriticalSystemObject', '(isCriticalSystemObject=TRUE)'],
    ['servicePrincipalName', '(servicePrincipalName=*)'],
    ['sAMAccountName', '(sAMAccountName=HealthMailbox*)'],
    ['sAMAccountName', '(sAMAccountName=MSOL_*)'],
    ['msExchResourceMetaData', '(msExchResourceMetaData=*)'],
  ] as const;
  const has = (name: string) => schema?.has(name.toLowerCase()) ?? false;
  const parts = exclude.filter(([name]) => has(name)).map(([, part]) => `(!${part})`);
  return `(&(objectCategory=person)(objectClass=user)${parts.join('')})`;
}
