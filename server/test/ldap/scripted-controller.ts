import { testFeed } from './read-feed.ts';
import { startScriptedLdapServer } from './scripted-ldap-server.ts';
import type { ScriptedAnswer, ScriptedEntry, ScriptedSearch } from './scripted-ldap-server.ts';

// A domain controller, based on recordings of Samba and on MS-ADTS, MS-ADA1 to 3 and MS-DTYP.

export const domain = 'DC=corp,DC=example';
export const environment = { BASE: domain, BIND_DN: 'directory@corp.example', BIND_PASSWORD: 'secret' };

const guid = (last: string) => Buffer.from(`245ac29aaf683846be4a71fe20d963${last}`, 'hex');

export function isForContainers({ filter }: ScriptedSearch): boolean {
  return filter.includes('organizationalUnit');
}

/** An organizational unit. `last` is the last byte of the GUID in hexadecimal. */
export function unit(name: string, last: string): ScriptedEntry {
  return {
    dn: `${name},${domain}`,
    attributes: { objectClass: ['top', 'organizationalUnit'], objectGUID: [guid(last)] },
  };
}

/** An entry of a person. `last` is the last byte of the GUID in hexadecimal. */
export function user(name: string, more: ScriptedEntry['attributes'] = {}, last = '98'): ScriptedEntry {
  return {
    dn: `CN=${name},OU=People,${domain}`,
    attributes: {
      objectClass: ['top', 'person', 'organizationalPerson', 'user'],
      objectGUID: [guid(last)],
      sAMAccountName: [name],
      userPrincipalName: [`${name}@corp.example`],
      userAccountControl: ['512'],
      accountExpires: ['9223372036854775807'],
      ...more,
    },
  };
}

export interface Controller {
  usn: string;
  invocationId: string;
  /** Organizational units. All of them are returned for any search. */
  containers: readonly ScriptedEntry[];
  answer: (search: ScriptedSearch) => ScriptedAnswer;
}

/** Starts a domain controller that responds to searches for people with `answer`. */
export async function startController(given: Partial<Controller> = {}) {
  const controller: Controller = { usn: '3946', invocationId: 'R Ss]', containers: [], answer: () => ({}), ...given };
  const settings = `CN=NTDS Settings,CN=DC1,CN=Servers,CN=Configuration,${domain}`;
  const server = await startScriptedLdapServer({
    search: (search) => {
      if (search.base === '') {
        const attributes = {
          supportedCapabilities: ['1.2.840.113556.1.4.800', '1.2.840.113556.1.4.1670'],
          namingContexts: [domain, `CN=Configuration,${domain}`],
          subschemaSubentry: [`CN=Aggregate,CN=Schema,CN=Configuration,${domain}`],
          highestCommittedUSN: [controller.usn],
          dsServiceName: [settings],
        };
        return { entries: [{ dn: '', attributes }] };
      }
      if (search.base.startsWith('CN=Aggregate')) return { entries: [schema(search.base)] };
      if (search.base === settings) {
        return { entries: [{ dn: settings, attributes: { invocationId: [controller.invocationId] } }] };
      }
      return isForContainers(search) ? { entries: controller.containers } : controller.answer(search);
    },
  });
  return { server, controller, feed: testFeed({ ...environment, URL: server.url }) };
}

const schemaNames =
  `objectClass objectGUID sAMAccountName userPrincipalName userAccountControl accountExpires givenName sn mail
  manager assistant department otherMailbox servicePrincipalName isCriticalSystemObject thumbnailPhoto uSNChanged displayName
  employeeID objectSid c title`.split(/\s+/);

function schema(dn: string): ScriptedEntry {
  const attributeTypes = schemaNames.map(
    (name, index) => `( 1.2.3.${index} NAME '${name}' SYNTAX '1.2' SINGLE-VALUE )`,
  );
  return { dn, attributes: { attributeTypes } };
}
