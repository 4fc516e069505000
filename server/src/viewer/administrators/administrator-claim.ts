import * as z from 'zod';
import type { AdministeredUnits, ClaimedRights } from '../../http/route.ts';
import type { Claims } from '../provider/identity-provider.ts';

/** Which values of which claim give the rights of an administrator. */
export interface AdministratorClaim {
  /** Names of the claim and of the objects around it, from the outside: `['realm_access', 'roles']`. */
  readonly path: readonly string[];
  /** Values that give the whole directory. */
  readonly all: ReadonlySet<string>;
  /** Ids of business units by the value that gives them. */
  readonly units: ReadonlyMap<string, readonly string[]>;
}

const value = z.string().max(1024);
const claimSchema = z.union([value, z.array(value).max(2000)]);

/**
 * The path of a claim, as it is written in the configuration.
 * - `roles`, `realm_access.roles`: dots separate the steps
 * - `https://example.com/roles`, `cognito:groups`: a name with a colon is one step
 * - `/resource_access/my.client/roles`: a JSON Pointer (RFC 6901), for names that contain dots
 *
 * Undefined for a text that is none of them.
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
 * The rights that the claim gives; undefined where it gives none. The claim is a text or a list of texts, and its values are compared exactly.
 * Anything else, such as a list with a number in it, gives no rights.
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
 * The rights by a token, or by userinfo where that was asked and the token does not have the claim: what the token contains comes first, also when it
 * gives nothing.
 * @param onLeftOut is told when the provider left the claim out (see `isLeftOut`)
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

/** Whether the claim is there, whatever it contains. */
function hasClaim(claims: Claims, { path }: AdministratorClaim): boolean {
  return valueAt(claims, path) !== undefined;
}

/**
 * Whether the provider left the claim out because it has too many values for a token: a distributed claim (OpenID Connect Core section
 * 5.6.2), which is how Entra ID says it of groups, or its older `hasgroups`. The values are elsewhere and are not read.
 */
export function isLeftOut(claims: Claims, { path: [name = ''] }: AdministratorClaim): boolean {
  return (
    valueAt(claims, ['_claim_names', name]) !== undefined || (name === 'groups' && claims['hasgroups'] !== undefined)
  );
}

/** Own properties of objects only: `toString` is no claim, and a list has no steps. */
function valueAt(claims: Claims, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, step) => {
    const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
    return isObject && Object.hasOwn(found, step) ? (found as Claims)[step] : undefined;
  }, claims);
}
