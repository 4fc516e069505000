import type { Identity } from './identity.ts';
import type { Random } from './random.ts';

const buckets = 1 << 22;

/** Assigns unique mail addresses. The second person with the same name gets the suffix 2, and so on. */
export class MailAddresses {
  /** Number of addresses by hash of the name. Names with the same hash share a counter, so that both stay unique. */
  private readonly taken = new Uint16Array(buckets);

  take({ name, userType, host, employer, curated }: Identity, random: Random): string {
    const hasNone = random.chance(userType === 'E' ? 0.04 : 0.004);
    if (hasNone && curated === undefined) return '';
    let domain = host.domain;
    if (userType === 'E') domain = random.chance(0.6) ? `external.${host.domain}` : employer.domain;
    let hash = 2166136261;
    for (let index = 0; index < name.address.length; index++) {
      hash = Math.imul(hash ^ name.address.charCodeAt(index), 16777619);
    }
    const bucket = (hash ^ (hash >>> 15)) & (buckets - 1);
    const count = (this.taken[bucket] as number) + 1;
    this.taken[bucket] = count;
    return `${name.address}${count === 1 ? '' : count}@${domain}`;
  }
}
