import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { FilterParser } from 'ldapts';
import { ConfigurationError } from '../../../config/config.ts';
import type { LdapFeedConfig } from '../../../config/ldap-feed.ts';
import { decodeSecret } from '../../../config/secrets.ts';
import { feedReason } from '../entries/because.ts';
import { UnreadableFileError } from '../entries/feed-entry.ts';
import { isWithin, parseDistinguishedName } from '../../../people/distinguished-name.ts';
import { parseAttributeMap } from '../file/attribute-map.ts';
import type { AttributeMap } from '../file/attribute-map.ts';
import { FeedUnavailableError } from '../feed-source.ts';
import { ldapMapping } from './ldap-mapping.ts';
import type { LdapMapping } from './ldap-mapping.ts';

/** The configuration of the LDAP feed with the contents of its files. It is plain data that can be passed to a worker thread. */
export interface LdapSettings extends Pick<
  LdapFeedConfig,
  'name' | 'urls' | 'startTls' | 'bindName' | 'bindPassword' | 'bases' | 'filter' | 'pageSize' | 'timeoutSeconds'
> {
  /** PEM. */
  readonly ca: string | undefined;
  readonly map: AttributeMap;
  /** Derived from `map`. */
  readonly mapping: LdapMapping;
}

interface Fault {
  readonly variable: string;
  readonly reason: string;
}

/**
 * Reads the files that the configuration refers to.
 * @throws ConfigurationError naming each variable that is wrong
 */
export function readLdapSettings(config: LdapFeedConfig): LdapSettings {
  const { settings, faults } = checkSettings(config);
  if (faults.length === 0) return settings;
  throw new ConfigurationError(faults.map(({ variable, reason }) => `${variable}: ${reason}`).join('\n'));
}

/**
 * Like `readLdapSettings`, while the node is running: a file may have been replaced since the start, such as by one with a new password or
 * certificate authority.
 * @throws FeedUnavailableError naming the variable of a file that cannot be used
 */
export function readLdapSettingsAgain(config: LdapFeedConfig): LdapSettings {
  const { settings, faults } = checkSettings(config);
  const [fault] = faults;
  if (fault === undefined) return settings;
  throw new FeedUnavailableError(feedReason('ldap-file', { variable: fault.variable }));
}

/** The settings are complete only if there are no faults. */
function checkSettings(config: LdapFeedConfig): { readonly settings: LdapSettings; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const check = <Result>(variable: string, read: () => Result): Result | undefined => {
    try {
      return read();
    } catch (error) {
      faults.push({ variable, reason: reasonOf(error) });
      return undefined;
    }
  };
  const { caFile, bindPasswordFile, mapFile, filter } = config;
  const ca = check('FEED_LDAP_CA', () => (caFile === undefined ? undefined : readCertificates(caFile)));
  const password = check('FEED_LDAP_BIND_PASSWORD_FILE', () =>
    bindPasswordFile === undefined ? config.bindPassword : readPassword(bindPasswordFile),
  );
  const map: AttributeMap =
    check('FEED_LDAP_MAP', () => (mapFile === undefined ? {} : parseAttributeMap(readFileSync(mapFile, 'utf8')))) ?? {};
  check('FEED_LDAP_FILTER', () => {
    if (filter !== undefined) FilterParser.parseString(filter);
  });
  check('FEED_LDAP_BASE', () => {
    const wrong = config.bases.find((base) => parseDistinguishedName(base) === undefined);
    if (wrong !== undefined) throw new Error(`${wrong} is not a distinguished name`);
  });
  const { name, urls, startTls, bindName, pageSize, timeoutSeconds } = config;
  const bases = outermost(config.bases);
  const server = {
    name,
    urls,
    startTls,
    bindName,
    bindPassword: password,
    ca,
    bases,
    filter,
    pageSize,
    timeoutSeconds,
  };
  return { settings: { ...server, map, mapping: ldapMapping(map) }, faults };
}

/** Removes names that are equal to or below another one, since their people would be read twice. */
export function outermost(bases: readonly string[]): string[] {
  const isSame = (base: string, other: string) => isWithin(base, other) && isWithin(other, base);
  const distinct = bases.filter((base, index) => bases.findIndex((other) => isSame(base, other)) === index);
  return distinct.filter((base) => !distinct.some((other) => other !== base && isWithin(base, other)));
}

function readPassword(file: string): string {
  const password = decodeSecret(readFileSync(file));
  if (password === undefined) throw new Error('the file is not in UTF-8');
  if (password === '') throw new Error('the file is empty');
  return password;
}

function readCertificates(file: string): string {
  const ca = readFileSync(file, 'utf8');
  if (!ca.includes('-----BEGIN CERTIFICATE-----')) throw new Error('the file has no certificate in PEM');
  createSecureContext({ ca });
  return ca;
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder, not a file';
  if (code === 'EACCES') return 'the file cannot be opened: permission denied';
  return error instanceof UnreadableFileError ? message.replace(/\.$/, '') : message;
}
