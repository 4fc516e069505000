import { selfServiceDomain } from '@directory/contract';
import type { HidingScope, RuleKind } from '@directory/contract';
import { identityKey } from './identity-key.ts';
import type { PeopleFollower } from './people-memory.ts';
import type { Person } from './person.ts';

export interface Membership {
  /** The organization or the domain, in one of the spellings that people have. */
  readonly id: string;
  /** Number of people. */
  readonly memberCount: number;
  /** Number of people to whom its self-service rule applies, or would apply if it had one. */
  readonly appliesToCount: number;
}

/** A value that people have, and their number. */
export interface GroupCount {
  /** In one of the spellings that people have. */
  readonly value: string;
  readonly count: number;
}

/** The number of people of each organization, domain, type, country and feed, counted as they change. */
export interface MembershipCounts extends PeopleFollower {
  /**
   * By `identityKey` of the id. `ruledOrganizations` are the keys of the organizations with a rule, which takes precedence over the rule of
   * the domain.
   */
  memberships(kind: RuleKind, ruledOrganizations: ReadonlySet<string>): ReadonlyMap<string, Membership>;
  /** By `identityKey` of the value; people without a value are not counted. */
  groups(scope: HidingScope): ReadonlyMap<string, GroupCount>;
  /** Number of people with such a type in such an organization. */
  countWhere(isCounted: (person: { userType: string; C_msDSCloudExtensionAttribute2: string }) => boolean): number;
}

/** People whom all rules treat alike. */
interface Group extends Readonly<Record<HidingScope, string>> {
  readonly isCloudManaged: boolean;
  count: number;
}

interface Counts {
  readonly groups: Map<string, Group>;
  readonly groupOf: Map<number, Group>;
}

export function membershipCounts(): MembershipCounts {
  let counts: Counts = noCounts();
  const remove = (id: number) => {
    const group = counts.groupOf.get(id);
    if (group === undefined) return;
    counts.groupOf.delete(id);
    if (--group.count === 0) counts.groups.delete(keyOf(group));
  };
  return {
    memberships(kind, ruledOrganizations) {
      const found = new Map<string, { id: string; memberCount: number; appliesToCount: number }>();
      for (const group of counts.groups.values()) {
        const id = kind === 'organizations' ? group.organization : group.domain;
        if (id === '') continue;
        const key = identityKey(id);
        const membership = found.get(key) ?? { id, memberCount: 0, appliesToCount: 0 };
        membership.memberCount += group.count;
        if (appliesTo(group, kind, ruledOrganizations)) membership.appliesToCount += group.count;
        found.set(key, membership);
      }
      return found;
    },
    groups(scope) {
      const found = new Map<string, { value: string; count: number }>();
      for (const group of counts.groups.values()) {
        const key = identityKey(group[scope]);
        if (key === '') continue;
        const known = found.get(key) ?? { value: group[scope], count: 0 };
        known.count += group.count;
        found.set(key, known);
      }
      return found;
    },
    countWhere(isCounted) {
      let total = 0;
      for (const { userType, organization, count: people } of counts.groups.values()) {
        if (isCounted({ userType, C_msDSCloudExtensionAttribute2: organization })) total += people;
      }
      return total;
    },
    rebuild() {
      const fresh = noCounts();
      return {
        add: (person) => count(fresh, person),
        finish() {
          counts = fresh;
        },
      };
    },
    put(person) {
      remove(person.id);
      count(counts, person);
    },
    remove,
  };
}

/** The same decision as in `selfServiceRights`. */
function appliesTo(group: Group, kind: RuleKind, ruledOrganizations: ReadonlySet<string>): boolean {
  if (kind === 'organizations') return !group.isCloudManaged;
  return group.isCloudManaged || !ruledOrganizations.has(identityKey(group.organization));
}

function noCounts(): Counts {
  return { groups: new Map(), groupOf: new Map() };
}

function count({ groups, groupOf }: Counts, person: Person): void {
  const fresh: Group = {
    organization: person.C_msDSCloudExtensionAttribute2,
    domain: selfServiceDomain(person),
    userType: person.userType,
    country: person.revealed().C_countryname,
    feed: person.feed,
    isCloudManaged: person.isEntraCloudManaged === '1',
    count: 0,
  };
  const key = keyOf(fresh);
  const group = groups.get(key) ?? fresh;
  group.count++;
  groups.set(key, group);
  groupOf.set(person.id, group);
}

function keyOf({ organization, domain, userType, country, feed, isCloudManaged }: Group): string {
  return JSON.stringify([identityKey(organization), identityKey(domain), userType, country, feed, isCloudManaged]);
}
