import { unreadable } from '../entries/feed-entry.ts';
import type { FeedEntry } from '../entries/feed-entry.ts';
import { feedEntryOf } from '../ldap/ldap-entry.ts';
import { ldapMapping } from '../ldap/ldap-mapping.ts';
import { accountAttributes, presenceOf } from '../ldap/person-account.ts';
import type { AttributeMap } from './attribute-map.ts';
import { ldifParser } from './ldif-records.ts';
import type { LdifRecord } from './ldif-records.ts';

/** Attributes of what `ldapsearch` writes in addition to entries: references to other servers, and the result of the search. */
const summaryAttributes = ['search', 'result', 'ref'];

/**
 * Reads people from LDIF (RFC 2849), as written by exports and `ldapsearch`. Skips entries that are not people, and accounts that are
 * disabled or have expired. Of several values one is used, but all names are read, including those in other languages (`cn;lang-ja`, RFC
 * 3866).
 * @throws UnreadableFileError
 */
export async function* readLdif(text: AsyncIterable<string>, own: AttributeMap): AsyncGenerator<FeedEntry> {
  const mapping = ldapMapping(own);
  const others = ['dn', ...accountAttributes, ...summaryAttributes].map((name) => name.toLowerCase());
  const wanted = new Set([...mapping.attributes, ...others]);
  const parser = ldifParser((attribute) => wanted.has(attribute.split(';', 1)[0] ?? ''));
  const now = Date.now();
  const read = function* (records: readonly LdifRecord[]) {
    for (const { line, attributes, fault } of records) {
      if (isSummary(attributes)) {
        checkResult(attributes);
        continue;
      }
      const isReported = fault !== undefined && presenceOf(attributes, now) !== 'not-a-person';
      if (!isReported && presenceOf(attributes, now) !== 'present') continue;
      const faults = fault === undefined ? [] : [{ ...fault, code: 'error.e2' as const }];
      yield feedEntryOf(attributes, mapping, { line, faults });
    }
  };
  for await (const piece of text) yield* read(parser.push(piece));
  yield* read(parser.end());
}

function isSummary(attributes: LdifRecord['attributes']): boolean {
  return !attributes.has('dn') && summaryAttributes.some((name) => attributes.has(name));
}

/**
 * Rejects the output of an `ldapsearch` that failed and so contains only some of the people, for example at the size limit of the server
 * (`result: 4 Size limit exceeded`). Result 10 is a referral to another server.
 */
function checkResult(attributes: LdifRecord['attributes']): void {
  const result = /^(\d{1,4})(?!\d)/.exec(String(attributes.get('result')?.[0] ?? '0'))?.[1] ?? '0';
  if (result === '0' || result === '10') return;
  throw unreadable('ldif-result', { result });
}
