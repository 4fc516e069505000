import { profileFields } from '@directory/contract';
import type { FieldErrorCode, ProfileField } from '@directory/contract';
import * as z from 'zod';
import type { References } from '../../people/reference-lists.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { DeliveredPhoto, FeedEntry, RowFault } from './feed-entry.ts';
import type { FeedValues } from './feed-values.ts';
import { fieldRules } from './field-rules.ts';
import type { FieldRule } from './field-rules.ts';

/** One person as a feed delivers them, checked and in the directory's own spelling. */
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

type Checked = { entry: PersonEntry } | { faults: readonly RowFault[]; loginKey: string | undefined };

/** Checks entries: either a person, or every fault of the row and, where it can be told, whose row it was. */
export function entryChecker(
  references: Pick<References, 'countryOf' | 'locales' | 'businessUnits'>,
): (entry: FeedEntry) => Checked {
  const schema = entrySchema(fieldRules(references));
  return (raw) => {
    const parsed = schema.safeParse({ ...raw.values, otherNames: raw.otherNames });
    if (parsed.success && raw.faults === undefined) return { entry: entryOf(raw, parsed.data) };
    const faults = [...(raw.faults ?? []), ...(parsed.error?.issues ?? []).map((issue) => faultOf(issue, raw.line))];
    const login = raw.values.login?.trim() ?? '';
    return { faults, loginKey: login === '' ? undefined : identityKey(login) };
  };
}

type Parsed = { [field in ProfileField]?: string } & { otherNames: string[] };

function entryOf(raw: FeedEntry, { otherNames, ...fields }: Parsed): PersonEntry {
  const values: { [field in ProfileField]?: string } & { otherNames?: string[] } = {};
  for (const field of profileFields) {
    const value = fields[field];
    if (value !== undefined && value !== '') values[field] = value;
  }
  if (otherNames.length > 0) values.otherNames = otherNames;
  const { login = '', C_groupIdentifier, C_distinguishedName } = values;
  return {
    line: raw.line,
    login,
    loginKey: identityKey(login),
    groupIdentifierKey: C_groupIdentifier === undefined ? null : identityKey(C_groupIdentifier),
    distinguishedNameKey: C_distinguishedName === undefined ? null : identityKey(C_distinguishedName),
    values,
    photo: raw.photo,
  };
}

function entrySchema(rules: { readonly [field in ProfileField]: FieldRule }): z.ZodType<Parsed> {
  const fields = profileFields.map((field) => [field, z.optional(fieldSchema(rules[field]))]);
  const shape = Object.fromEntries(fields) as Record<ProfileField, z.ZodType<string | undefined>>;
  const otherNames = z
    .array(z.string())
    .transform(cleanNames)
    .pipe(
      z
        .array(z.string().max(longestName, `holds a name of more than ${longestName} characters`))
        .max(mostOtherNames, `holds more than ${mostOtherNames} names`),
    );
  return z.object({
    ...shape,
    login: fieldSchema(rules.login).prefault(''),
    userType: fieldSchema(rules.userType).prefault(''),
    otherNames,
  }) as unknown as z.ZodType<Parsed>;
}

function fieldSchema(rule: FieldRule) {
  return z.string().transform((text, context) => {
    const outcome = rule(text);
    if (typeof outcome === 'string') return outcome;
    context.issues.push({ code: 'custom', input: text, message: outcome.reason, params: { code: outcome.code } });
    return z.NEVER;
  });
}

function cleanNames(names: readonly string[]): string[] {
  const clean = names
    .map((name) =>
      name
        .normalize('NFC')
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean);
  return [...new Set(clean)];
}

function faultOf(issue: z.core.$ZodIssue, line: number): RowFault {
  const stated = issue.code === 'custom' ? (issue.params?.['code'] as FieldErrorCode | undefined) : undefined;
  const code = stated ?? (issue.code === 'too_big' ? 'error.e1' : 'error.e2');
  return { line, field: String(issue.path[0] ?? ''), code, reason: issue.message };
}
