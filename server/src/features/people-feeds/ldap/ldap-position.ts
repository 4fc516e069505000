import { isWithin } from '../entries/distinguished-name.ts';
import { CursorExpiredError } from '../feed-source.ts';
import type { FeedCursor } from '../feed-source.ts';
import type { LdapAttributes } from './ldap-entry.ts';
import type { PeopleSession } from './read-people.ts';

/** Changes that were committed out of order are at most this much older. */
const overlapMilliseconds = 2000;

/**
 * Where the changes of a base continue. What changed since then matches `changed`; undefined when nothing has. `next` is called after the
 * reading, with `see` called for every entry that was read.
 */
export interface LdapPosition {
  readonly changed: string | undefined;
  see(attributes: LdapAttributes): void;
  /** Undefined where the server does not say. */
  next(): FeedCursor | undefined;
}

/** Positions of different domain controllers that a cursor keeps. */
const maxPositions = 64;

export function joined(one: FeedCursor | undefined, other: FeedCursor | undefined): FeedCursor | undefined {
  return one && other && { ...one, ...other };
}

/** In a cursor, the names of the nodes that read from it begin with this. */
export const nodePrefix = 'node ';

/** A complete reading starts anew: what other nodes have stored is of no use then. */
export function withoutNodes(cursor: FeedCursor = {}): FeedCursor {
  return Object.fromEntries(Object.entries(cursor).filter(([name]) => !name.startsWith(nodePrefix)));
}

/**
 * The cursor to store. Behind one name there may be several domain controllers, so it keeps the positions of the last ones that were read.
 * Another configuration reads other entries and fields, so its cursor has expired.
 */
export function storedCursor(positions: FeedCursor, configuration: string): FeedCursor {
  const { configuration: _, ...rest } = positions;
  const nodes = Object.entries(rest).filter(([name]) => name.startsWith(nodePrefix));
  const entries = Object.entries(withoutNodes(rest));
  return { ...Object.fromEntries([...entries.slice(-maxPositions), ...nodes]), configuration };
}

/** Which replica of Active Directory numbers its changes how: `usn` and the invocation id. */
const usnKey = (invocationId: string) => `usn ${invocationId}`;

/**
 * The position of a base. Without a cursor everything is read, and `next` says where changes continue.
 *
 * Active Directory numbers the changes of each domain controller (uSNChanged). OpenLDAP stamps every change with a change sequence number,
 * and keeps the last one of each provider at the suffix (contextCSN), if the syncprov overlay is there. Others have modifyTimestamp.
 * @throws CursorExpiredError when this server cannot continue from the cursor
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
  if (cursor !== undefined && typeof stored !== 'string') throw new CursorExpiredError('The base is new.');
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
    if (cursor !== undefined) throw new CursorExpiredError('The domain controller does not say which changes it has.');
    return { changed: undefined, see: () => {}, next: () => undefined };
  }
  const key = usnKey(replica.invocationId);
  const next = () => ({ [key]: String(replica.lastChange) });
  if (cursor === undefined) return { changed: undefined, see: () => {}, next };
  const before = cursor[key];
  if (typeof before !== 'string' || BigInt(before) > replica.lastChange) {
    throw new CursorExpiredError('This domain controller has not been read before, or was restored.');
  }
  const changed = BigInt(before) === replica.lastChange ? undefined : `(uSNChanged>=${BigInt(before) + 1n})`;
  return { changed, see: () => {}, next };
}

/** Each provider has its own sequence. A change of one that was slow to arrive is older than the last change of another. */
function contextPosition(key: string, now: readonly string[], before: string | undefined): LdapPosition {
  const known = new Map((before ?? '').split(' ').map((csn) => [providerOf(csn), csn]));
  const moved = now.filter((csn) => csn > (known.get(providerOf(csn)) ?? ''));
  const since = moved.map((csn) => known.get(providerOf(csn)) ?? '').toSorted()[0];
  if (before !== undefined && since === '') throw new CursorExpiredError('A provider of changes is new.');
  for (const csn of moved) known.set(providerOf(csn), csn);
  known.delete('');
  const changed = before === undefined || since === undefined ? undefined : `(entryCSN>=${earlier(since)})`;
  return { changed, see: () => {}, next: () => ({ [key]: [...known.values()].join(' ') }) };
}

/** The third part of a change sequence number: `20261122104900.123456Z#000000#001#000000`. */
function providerOf(csn: string): string {
  return csn.split('#')[2] ?? '';
}

/** Marks a position after which a reading with overlap found nothing newer. */
const settled = ' settled';

/**
 * Continues from the newest change among the entries that were read. The overlap is read once: otherwise everything that was loaded in the
 * last seconds would be read again every time.
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

/** Matches the seconds of `20261122104900Z` and of a change sequence number. */
const seconds = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/;

/** The same stamp a little earlier. */
function earlier(stamp: string): string {
  const parts = seconds.exec(stamp);
  if (parts === null) throw new CursorExpiredError('The cursor has no time.');
  const [, year, month, day, hour, minute, second] = parts.map(Number);
  const time = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) - overlapMilliseconds;
  return new Date(time).toISOString().slice(0, 19).replaceAll(/\D/g, '') + stamp.slice(14);
}
