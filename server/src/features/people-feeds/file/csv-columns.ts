import { feedTargets } from '@directory/contract';
import type { FeedReason, FeedTarget } from '@directory/contract';
import { feedReason } from '../entries/because.ts';
import { unreadable } from '../entries/feed-entry.ts';
import { namesOf } from './attribute-map.ts';
import type { AttributeMap } from './attribute-map.ts';
import { closestName } from './closest-name.ts';
import { describeProposal, proposeMap } from './propose-map.ts';

const maxColumns = 500;

/** The positions of the values in each row. */
export interface Columns {
  readonly count: number;
  /** The columns of each target, in order of precedence. */
  readonly targets: readonly { readonly target: FeedTarget; readonly columns: readonly number[] }[];
}

/** The normalized form in which column names are compared: without case, whitespace, `_` and `-`. */
export function columnSpelling(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, '');
}

/**
 * Assigns the columns of a header row to the fields.
 * @param notice called once for each ignored column
 * @throws UnreadableFileError for a header row that would empty a field by mistake, or that has no column for logins
 */
export function readColumns(
  names: readonly string[],
  own: AttributeMap,
  notice: (remark: FeedReason) => void,
): Columns {
  if (names.length > maxColumns) throw unreadable('heading-too-many-columns', { limit: maxColumns });
  const positions = new Map<string, number>();
  const repeated = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const key = columnSpelling(name);
    if (key === '') continue;
    if (positions.has(key)) repeated.set(key, name);
    else positions.set(key, index);
  }
  const taken = new Set<string>();
  const targets = feedTargets.map((target) => {
    const keys = namesOf(target, {}, own).map(columnSpelling);
    for (const key of keys) taken.add(key);
    return { target, columns: [...new Set(keys)].flatMap((key) => positions.get(key) ?? []) };
  });
  for (const [key, name] of repeated) {
    if (taken.has(key)) throw unreadable('heading-repeated', { column: shown(name) });
  }
  const missing = targets.filter((entry) => entry.columns.length === 0).map((entry) => entry.target);
  const unexpected = missing.filter((target) => own[target] === undefined);
  const ignored = names.filter((name) => !taken.has(columnSpelling(name)) && columnSpelling(name) !== '');
  for (const name of ignored) {
    const suggestion = closestName(columnSpelling(name), unexpected, columnSpelling);
    if (suggestion !== undefined) {
      throw unreadable('heading-misspelled', { column: shown(name), field: suggestion });
    }
  }
  if (missing.includes('login')) {
    const columns = describeProposal(proposeMap(names));
    throw columns === '' ? unreadable('heading-no-login') : unreadable('heading-no-login-but', { columns });
  }
  const lost = missing.find((target) => (own[target]?.length ?? 0) > 0 && target !== 'login');
  if (lost !== undefined) {
    const columns = (own[lost] ?? []).map(shown).join(' / ');
    throw unreadable('heading-unmapped', { columns, field: lost });
  }
  // Only after all checks: if the file has no header row, its first row is a person, whose values must not be logged.
  for (const name of ignored) notice(feedReason('column-ignored', { column: shown(name) }));
  return { count: names.length, targets: targets.filter((entry) => entry.columns.length > 0) };
}

/** Text from a file, made short and printable for a terminal. */
function shown(name: string): string {
  return name.trim().replaceAll(/\p{C}/gu, '?').slice(0, 40);
}
