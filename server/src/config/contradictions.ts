import { isLoopback } from './network.ts';

type Given = { readonly [name: string]: string | undefined };

/** Contradictions between variables that are valid on their own, one sentence each. */
export function contradictionFaults(given: Given): string[] {
  return [...demoSignInFaults(given), ...feedNameFaults(given)];
}

/** A missing or misspelt OIDC_ISSUER must not open the company's directory to everyone who can reach its proxy. */
function demoSignInFaults(given: Given): string[] {
  if (given['OIDC_ISSUER'] !== undefined) return [];
  const variable = Object.keys(given).find((name) => name.startsWith('OIDC_'));
  if (variable !== undefined) return [`OIDC_ISSUER: must be set when ${variable} is set`];
  const address = URL.parse(given['PUBLIC_ORIGIN'] ?? '');
  if (address === null || isLoopback(address.hostname)) return [];
  return [
    `PUBLIC_ORIGIN: ${address.host} is not this machine, and the demo sign-in would let anyone in. ` +
      'Set OIDC_ISSUER and OIDC_CLIENT_ID',
  ];
}

const feeds = [
  { variable: 'FEED_LDAP_NAME', source: 'FEED_LDAP_URL', name: 'ldap' },
  { variable: 'FEED_FILE_NAME', source: 'FEED_FILE', name: 'file' },
  { variable: 'FEED_PHOTOS_NAME', source: 'FEED_PHOTOS', name: 'photos' },
] as const;

/** Two feeds with the same name would treat each other's people as leavers. */
function feedNameFaults(given: Given): string[] {
  const used = feeds
    .filter(({ source }) => given[source] !== undefined)
    .map(({ variable, name }) => ({ variable, name: (given[variable] ?? name).toLowerCase() }));
  return used.flatMap(({ variable, name }, index) => {
    const other = used.slice(0, index).find((earlier) => earlier.name === name);
    return other === undefined ? [] : [`${variable}: must not be the name of another feed, that of ${other.variable}`];
  });
}
