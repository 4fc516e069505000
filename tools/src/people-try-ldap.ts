import { ConfigurationError } from '../../server/src/config/config.ts';
import type { Config } from '../../server/src/config/config.ts';
import { tryLdap } from '../../server/src/features/people-feeds/ldap/try-ldap.ts';
import type { LdapTrial, TriedPerson } from '../../server/src/features/people-feeds/ldap/try-ldap.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';

const widestColumn = 28;

/**
 * Connects to the configured directory server, and describes what it would deliver.
 * @throws ConfigurationError, FeedUnavailableError
 */
export async function tryLdapFeed(config: Config, signal: AbortSignal): Promise<string> {
  if (config.ldapFeed === undefined) {
    throw new ConfigurationError('FEED_LDAP_URL and FEED_LDAP_BASE: must be set to try the LDAP feed');
  }
  const references = readReferences(config.REFERENCE_DIR);
  return trialText(await tryLdap(config.ldapFeed, { references, signal }));
}

function trialText({ url, product, filter, read, present, left, others, people, problems }: LdapTrial): string {
  const counts = [`people: ${present}`, `disabled or expired accounts: ${left}`, `other entries: ${others}`];
  return [
    `Connected to ${url} (${product}).`,
    `Filter: ${filter}`,
    `Entries read: ${read.toLocaleString('en')} (${counts.join(', ')}).`,
    '',
    ...table(people),
    '',
    ...(problems.length === 0 ? ['No problems found.'] : ['Problems:', ...problems.map((problem) => `  - ${problem}`)]),
    '',
  ].join('\n');
}

const columns: readonly (readonly [heading: string, value: (person: TriedPerson) => string])[] = [
  ['login', ({ login }) => login],
  ['name', ({ name }) => name],
  ['mail', ({ email }) => email],
  ['title', ({ title }) => title],
  ['group ID', ({ groupId }) => groupId],
  ['manager', ({ manager }) => manager],
  ['photo', ({ hasPhoto }) => (hasPhoto ? 'yes' : '')],
];

function table(people: readonly TriedPerson[]): string[] {
  const rows = [
    columns.map(([heading]) => heading),
    ...people.map((person) => columns.map(([, value]) => short(value(person)))),
  ];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function short(text: string): string {
  const plain = text.replaceAll(/\p{C}/gu, ' ');
  return plain.length > widestColumn ? `${plain.slice(0, widestColumn - 1)}…` : plain;
}
