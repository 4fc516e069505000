import { profileFields } from '@directory/contract';
import type { ProfileField } from '@directory/contract';
import { identityKey } from '../../people/identity-key.ts';
import type { DeliveredPhoto, FeedEntry, RowFault } from './feed-entry.ts';
import type { FeedValues } from './feed-values.ts';
import { feedValueParsers, neededFields } from './parse-feed-values.ts';
import type { FieldFault } from './parse-feed-values.ts';

/** One person of a feed, checked and normalized. */
export interface PersonEntry {
  readonly line: number;
  readonly login: string;
  readonly loginKey: string;
  readonly groupIdentifierKey: string | null;
  readonly distinguishedNameKey: string | null;
  /** Only the fields that have a value. */
  readonly values: FeedValues;
  readonly photo: DeliveredPhoto | null | undefined;
}

const mostOtherNames = 50;
const longestName = 256;

type Checked =
  { readonly entry: PersonEntry } | { readonly faults: readonly RowFault[]; readonly loginKey: string | undefined };

/** Checks entries. Returns the person, or all faults of the row and, if known, the login key. */
export function entryChecker(references: Parameters<typeof feedValueParsers>[0]): (entry: FeedEntry) => Checked {
  const rules = feedValueParsers(references);
  return (raw) => {
    const { line } = raw;
    const faults: RowFault[] = [...(raw.faults ?? [])];
    const values: { [field in ProfileField]?: string } & { otherNames?: readonly string[] } = {};
    for (const field of profileFields) {
      const text = raw.values[field];
      if (text === undefined && !neededFields.includes(field)) continue;
      const value = rules[field](text ?? '');
      if (typeof value !== 'string') faults.push({ line, field, ...value });
      else if (value !== '') values[field] = value;
    }
    const otherNames = tidyNames(raw.otherNames);
    const fault = faultOfNames(otherNames);
    if (fault !== undefined) faults.push({ line, field: 'otherNames', ...fault });
    else if (otherNames.length > 0) values.otherNames = otherNames;
    if (faults.length > 0) return { faults, loginKey: keyOf(raw.values.login?.trim()) ?? undefined };
    return { entry: entryOf(raw, values) };
  };
}

function entryOf({ line, photo }: FeedEntry, values: FeedValues): PersonEntry {
  const { login = '' } = values;
  return {
    line,
    login,
    loginKey: identityKey(login),
    groupIdentifierKey: keyOf(values.C_groupIdentifier),
    distinguishedNameKey: keyOf(values.C_distinguishedName),
    values,
    photo,
  };
}

function keyOf(identity: string | undefined): string | null {
  return identity === undefined || identity === '' ? null : identityKey(identity);
}

function tidyNames(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const tidy = names.map((name) =>
    name
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  );
  return [...new Set(tidy)].filter(Boolean);
}

function faultOfNames(names: readonly string[]): FieldFault | undefined {
  if (names.length > mostOtherNames) return { code: 'error.e1', reason: `has more than ${mostOtherNames} names` };
  if (names.every((name) => name.length <= longestName)) return undefined;
  return { code: 'error.e1', reason: `has a name with more than ${longestName} characters` };
}
