import { selfServiceDomain } from '@directory/contract';
import type { RuleKind } from '@directory/contract';
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

/** The number of people of each organization and each domain, counted as they change. */
export interface MembershipCounts extends PeopleFollower {
  /**
   * By `identityKey` of the id. `ruledOrganizations` are the keys of the organizations with a rule, which takes precedence over the rule of
   * the domain.
   */
  memberships(kind: RuleKind, ruledOrganizations: ReadonlySet<string>): ReadonlyMap<string, Membership>;
}

/** People whom the self-service rules treat alike. There are about as many groups as organizations. */
interface Group {
  readonly organization: string;
  readonly domain: string;
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
    isCloudManaged: person.isEntraCloudManaged === '1',
    count: 0,
  };
  const key = keyOf(fresh);
  const group = groups.get(key) ?? fresh;
  group.count++;
  groups.set(key, group);
  groupOf.set(person.id, group);
}

function keyOf({ organization, domain, isCloudManaged }: Group): string {
  return JSON.stringify([identityKey(organization), identityKey(domain), isCloudManaged]);
}
