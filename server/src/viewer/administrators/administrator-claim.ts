import * as z from 'zod';
import type { AdministeredUnits, ClaimedRights } from '../../http/viewer.ts';
import type { Claims } from '../provider/identity-provider.ts';

/** The claim, and its values, that grant administrator rights. */
export interface AdministratorClaim {
  /** Path of the claim, from the outermost object inwards: `['realm_access', 'roles']`. */
  readonly path: readonly string[];
  /** Values that grant the whole directory. */
  readonly all: ReadonlySet<string>;
  /** Ids of business units by the value that grants them. */
  readonly units: ReadonlyMap<string, readonly string[]>;
}

const value = z.string().max(1024);
const claimSchema = z.union([value, z.array(value).max(2000)]);

/**
 * Parses the path of a claim, as written in the configuration.
 * - `roles`, `realm_access.roles`: dots separate the steps
 * - `https://example.com/roles`, `cognito:groups`: a name with a colon is one step
 * - `/resource_access/my.client/roles`: a JSON Pointer (RFC 6901), for names that contain dots
 *
 * Undefined for invalid paths, and for more than eight steps.
 */
export function readClaimPath(text: string): readonly string[] | undefined {
  const steps = stepsOf(text);
  return steps.length <= 8 && steps.every((step) => step !== '' && !/~(?![01])/.test(step))
    ? steps.map((step) => (text.startsWith('/') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step))
    : undefined;
}

function stepsOf(text: string): readonly string[] {
  if (text.startsWith('/')) return text.slice(1).split('/');
  return text.includes(':') ? [text] : text.split('.');
}

/**
 * The rights that the claim grants; undefined if it grants none. The claim must be a string or an array of strings, and values are compared
 * exactly. Anything else, such as an array that contains a number, grants no rights.
 */
export function readClaimedRights(claims: Claims, { path, all, units }: AdministratorClaim): ClaimedRights | undefined {
  const parsed = claimSchema.safeParse(valueAt(claims, path));
  const values = parsed.success ? [parsed.data].flat().filter((each) => all.has(each) || units.has(each)) : [];
  if (values.length === 0) return undefined;
  const given: AdministeredUnits = values.some((each) => all.has(each))
    ? 'all'
    : new Set(values.flatMap((each) => units.get(each) ?? []));
  return { units: given, values: [...new Set(values)] };
}

/**
 * The rights granted by a token, or by userinfo if that was called and the token does not have the claim. If the token has the claim, it
 * takes precedence even if it grants nothing.
 * @param onLeftOut called if the provider left out the claim (see `isLeftOut`)
 */
export function rightsOfToken(
  token: Claims,
  userinfo: Claims,
  rules: AdministratorClaim,
  onLeftOut?: () => void,
): ClaimedRights | undefined {
  const source = [token, userinfo].find((claims) => hasClaim(claims, rules));
  if (source !== undefined) return readClaimedRights(source, rules);
  if ([token, userinfo].some((claims) => isLeftOut(claims, rules))) onLeftOut?.();
  return undefined;
}

/** Whether the claim is present, whatever its value. */
function hasClaim(claims: Claims, { path }: AdministratorClaim): boolean {
  return valueAt(claims, path) !== undefined;
}

/**
 * Whether the provider left out the claim because it has too many values for a token. It then sends a distributed claim (OpenID Connect
 * Core section 5.6.2), as Entra ID does for groups, or the older `hasgroups`. The values, which are stored elsewhere, are not read.
 */
export function isLeftOut(claims: Claims, { path: [name = ''] }: AdministratorClaim): boolean {
  return (
    valueAt(claims, ['_claim_names', name]) !== undefined || (name === 'groups' && claims['hasgroups'] !== undefined)
  );
}

/** The value at a path. Follows only own properties of objects: `toString` is not a claim, and arrays are not followed. */
function valueAt(claims: Claims, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, step) => {
    const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
    return isObject && Object.hasOwn(found, step) ? (found as Claims)[step] : undefined;
  }, claims);
}
