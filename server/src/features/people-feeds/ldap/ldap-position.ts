import { isWithin } from '../../../people/distinguished-name.ts';
import { CursorExpiredError } from '../feed-source.ts';
import type { FeedCursor } from '../feed-source.ts';
import type { LdapAttributes } from './ldap-entry.ts';
import type { PeopleSession } from './read-people.ts';

/** How far to reach back behind the newest change, because changes may be committed out of order. */
const overlapMilliseconds = 2000;

/**
 * The position in the changes of a base. Entries that changed since then match the filter `changed`; undefined if nothing has changed.
 * `see` must be called for every entry that is read, and `next` after the last one.
 */
export interface LdapPosition {
  readonly changed: string | undefined;
  see(attributes: LdapAttributes): void;
  /** The cursor of the next position; undefined if the server does not provide one. */
  next(): FeedCursor | undefined;
}

/** Maximum number of positions in a cursor: one for each domain controller. */
const maxPositions = 64;

/** Merges two cursors; undefined if either is. */
export function mergeCursors(one: FeedCursor | undefined, other: FeedCursor | undefined): FeedCursor | undefined {
  return one && other && { ...one, ...other };
}

/**
 * Prefix of the cursor's keys that belong to nodes. Their values are the numbers of the findings stored with the cursor: see `Findings`.
 */
export const nodePrefix = 'node ';

/** Removes the keys of all nodes, since a full run makes the findings of other nodes obsolete. */
export function withoutNodes(cursor: FeedCursor = {}): FeedCursor {
  return Object.fromEntries(Object.entries(cursor).filter(([name]) => !name.startsWith(nodePrefix)));
}

/**
 * The cursor to store. One host name may stand for several domain controllers, so the cursor contains the positions of those read last. It
 * also contains the configuration: with a different one, other entries and fields would be read, so the cursor expires.
 */
export function storedCursor(positions: FeedCursor, configuration: string): FeedCursor {
  const { configuration: _, ...rest } = positions;
  const nodes = Object.entries(rest).filter(([name]) => name.startsWith(nodePrefix));
  const entries = Object.entries(withoutNodes(rest));
  return { ...Object.fromEntries([...entries.slice(-maxPositions), ...nodes]), configuration };
}

/** The cursor's key for the position of a domain controller, which numbers its own changes. */
const usnKey = (invocationId: string) => `usn ${invocationId}`;

/**
 * The position of a base. Without a cursor, everything is read, and `next` returns the position from which changes continue.
 *
 * Active Directory numbers the changes of each domain controller (uSNChanged). OpenLDAP stamps every change with a change sequence number
 * (CSN) and, with the syncprov overlay, stores the latest one of each provider in the suffix entry (contextCSN). Other servers have
 * modifyTimestamp.
 * @throws CursorExpiredError if this server cannot continue from the cursor
 */
export async function positionOf(
  session: PeopleSession,
  base: { readonly dn: string; readonly index: number },
  cursor: FeedCursor | undefined,
): Promise<LdapPosition> {
  const { kind, replica, namingContexts } = session.server;
  if (kind === 'active-directory') return usnPosition(replica, cursor);
  const key = `base ${base.index}`;
  const stored = cursor?.[key];
  if (cursor !== undefined && typeof stored !== 'string')
    throw new CursorExpiredError('The previous run stored no position for one of the bases.');
  const before = typeof stored === 'string' ? stored : undefined;
  if (kind === 'openldap') {
    const context = namingContexts.find((name) => isWithin(base.dn, name));
    const entry = context === undefined ? undefined : await session.connection.read(context, ['contextCSN']);
    const now = (entry?.get('contextcsn') ?? []).map(String);
    return now.length > 0 ? contextPosition(key, now, before) : seenPosition(key, 'entryCSN', before);
  }
  return seenPosition(key, 'modifyTimestamp', before);
}

function usnPosition(replica: PeopleSession['server']['replica'], cursor: FeedCursor | undefined): LdapPosition {
  if (replica === undefined) {
    if (cursor !== undefined)
      throw new CursorExpiredError(
        'The domain controller does not publish its position (highestCommittedUSN and invocationId).',
      );
    return { changed: undefined, see: () => {}, next: () => undefined };
  }
  const key = usnKey(replica.invocationId);
  const next = () => ({ [key]: String(replica.lastChange) });
  if (cursor === undefined) return { changed: undefined, see: () => {}, next };
  const before = cursor[key];
  if (typeof before !== 'string' || BigInt(before) > replica.lastChange) {
    throw new CursorExpiredError('This domain controller has not been read before, or was restored from a backup.');
  }
  const changed = BigInt(before) === replica.lastChange ? undefined : `(uSNChanged>=${BigInt(before) + 1n})`;
  return { changed, see: () => {}, next };
}

/** Compares each provider's CSN separately: a change of one provider may arrive late, and be older than the latest change of another. */
function contextPosition(key: string, now: readonly string[], before: string | undefined): LdapPosition {
  const known = new Map((before ?? '').split(' ').map((csn) => [providerOf(csn), csn]));
  const moved = now.filter((csn) => csn > (known.get(providerOf(csn)) ?? ''));
  const since = moved.map((csn) => known.get(providerOf(csn)) ?? '').toSorted()[0];
  if (before !== undefined && since === '')
    throw new CursorExpiredError('The server has changes from a replica that it did not have before (contextCSN).');
  for (const csn of moved) known.set(providerOf(csn), csn);
  known.delete('');
  const changed = before === undefined || since === undefined ? undefined : `(entryCSN>=${earlier(since)})`;
  return { changed, see: () => {}, next: () => ({ [key]: [...known.values()].join(' ') }) };
}

/** The provider is the third part of a change sequence number: `20261122104900.123456Z#000000#001#000000`. */
function providerOf(csn: string): string {
  return csn.split('#')[2] ?? '';
}

/** Suffix of a stored position whose overlap has been read without finding anything newer. */
const settled = ' settled';

/**
 * Continues from the newest change among the entries that were read. The overlap is read only once: otherwise everything that was written
 * in the last seconds before the position would be read again every time.
 */
function seenPosition(
  key: string,
  attribute: 'entryCSN' | 'modifyTimestamp',
  stored: string | undefined,
): LdapPosition {
  const before = stored?.replace(settled, '') ?? '';
  let newest = before;
  const since = stored === undefined || stored.endsWith(settled) ? before : earlier(before);
  return {
    changed: stored === undefined ? undefined : `(${attribute}>=${since})`,
    see: (attributes) => {
      const value = String(attributes.get(attribute.toLowerCase())?.[0] ?? '');
      if (value > newest) newest = value;
    },
    next: () => (newest === '' ? undefined : { [key]: newest === before ? `${newest}${settled}` : newest }),
  };
}

/** Matches the date and time, down to the second, of `20261122104900Z` and of a change sequence number. */
const seconds = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/;

/** The stamp, moved back by the overlap. */
function earlier(stamp: string): string {
  const parts = seconds.exec(stamp);
  if (parts === null) throw new CursorExpiredError('The position of the last run has no time.');
  const [, year, month, day, hour, minute, second] = parts.map(Number);
  const time = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) - overlapMilliseconds;
  return new Date(time).toISOString().slice(0, 19).replaceAll(/\D/g, '') + stamp.slice(14);
}
