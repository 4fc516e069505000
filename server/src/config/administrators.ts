import * as z from 'zod';
import { readClaimPath } from '../viewer/administrators/administrator-claim.ts';
import type { AdministratorClaim } from '../viewer/administrators/administrator-claim.ts';

/** Semicolons separate the values, since names of groups and distinguished names contain blanks and commas. */
const values = z
  .string()
  .max(20_000, 'must have at most 20000 characters')
  .transform((text) =>
    text
      .split(';')
      .map((value) => value.trim())
      .filter(Boolean),
  )
  .refine((list) => list.length > 0, 'has no value; values are separated by semicolons');
/** A second pair inside a value, after a wrong separator. Matches `a, BU06=b`; does not match `CN=a,OU=BU06`. */
const furtherPair = /[,\s]BU\d{2}[\s=]/;
const pairsRule = 'must be pairs such as BU05=Directory-admins-BU05, separated by semicolons';
const unitValue = z
  .string()
  .regex(/^BU\d{2}\s*=\s*\S/, pairsRule)
  .refine((pair) => !furtherPair.test(pair), pairsRule)
  .transform((pair) => {
    const [unit = '', ...rest] = pair.split('=');
    return { unit: unit.trim(), value: rest.join('=').trim() };
  });

/** Variables of the rights that a claim of the access token grants. */
export const administratorVariables = {
  /** The claim with the roles or groups of a user. */
  OIDC_ADMIN_CLAIM: z
    .string()
    .max(256, 'must have at most 256 characters')
    .default('roles')
    .transform((text, context) => {
      const path = readClaimPath(text);
      if (path !== undefined) return path;
      context.addIssue('must be a claim such as roles, realm_access.roles, https://example.com/roles or /a.b/roles');
      return z.NEVER;
    }),
  /** Values that make a user an administrator of the whole directory, separated by semicolons. */
  OIDC_ADMIN_VALUES: values.default([]),
  /** `BU05=value` pairs of a business unit and a value that makes a user its administrator, separated by semicolons. */
  OIDC_UNIT_ADMIN_VALUES: values.pipe(z.array(unitValue)).default([]),
};

type Variables = z.output<z.ZodObject<typeof administratorVariables>>;

/** Undefined if no value grants rights. */
export function readAdministratorClaim(data: Variables): AdministratorClaim | undefined {
  const pairs = data.OIDC_UNIT_ADMIN_VALUES;
  if (data.OIDC_ADMIN_VALUES.length === 0 && pairs.length === 0) return undefined;
  return {
    path: data.OIDC_ADMIN_CLAIM,
    all: new Set(data.OIDC_ADMIN_VALUES),
    units: new Map(
      [...Map.groupBy(pairs, ({ value }) => value)].map(([value, some]) => [value, some.map(({ unit }) => unit)]),
    ),
  };
}
