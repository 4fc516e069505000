import { ConfigurationError } from '../config/config.ts';
import type { References } from '../people/reference-lists.ts';
import type { AdministratorClaim } from '../viewer/administrators/administrator-claim.ts';

/**
 * Checks the business units for which a claim can grant rights. Which units exist is known only after the reference lists have been read.
 * @throws ConfigurationError for a unit that is not in the reference lists
 */
export function checkClaimedUnits(claim: AdministratorClaim | undefined, { businessUnit }: References): void {
  const unknown = [...(claim?.units.values() ?? [])].flat().filter((unit) => !businessUnit.has(unit));
  if (unknown.length === 0) return;
  throw new ConfigurationError(
    `OIDC_UNIT_ADMIN_VALUES: the reference lists have no business unit ${[...new Set(unknown)].join(', ')}`,
  );
}
