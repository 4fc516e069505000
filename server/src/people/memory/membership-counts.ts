import { setImmediate } from 'node:timers/promises';
import { aboutMeFields, selfServiceDomain } from '@directory/contract';
import type { HidingScope, RuleKind } from '@directory/contract';
import type { Storable } from '@directory/people-index';
import { IdTable } from '../data-structures/id-table.ts';
import { identityKey } from '../identity-key.ts';
import type { PeopleFollower } from './people-memory.ts';
import type { Person } from '../person.ts';
import type { RuledPerson } from '../rules/people-rules.ts';

export interface Membership {
  /** The organization or the domain, as it is spelled for one of its people. */
  readonly id: string;
  /** Number of people. */
  readonly memberCount: number;
  /** Number of people to whom its self-service rule applies, or would apply if there were one. */
  readonly appliesToCount: number;
}

/** A value and the number of people who have it. */
export interface GroupCount {
  /** As it is spelled for one of the people. */
  readonly value: string;
  readonly count: number;
}

/** The number of people in each organization, domain, user type, country and feed, updated with each change of a person. */
export interface MembershipCounts extends PeopleFollower {
  /**
   * By `identityKey` of the id. `ruledOrganizations` are the keys of the organizations that have a rule, which takes precedence over the
   * rule of the domain.
   */
  memberships(kind: RuleKind, ruledOrganizations: ReadonlySet<string>): ReadonlyMap<string, Membership>;
  /** By `identityKey` of the value; people without a value are not counted. Computed once until the next change of any person. */
  groups(scope: HidingScope): ReadonlyMap<string, GroupCount>;
  /** Number of people whose user type and organization satisfy a predicate. */
  countWhere(isCounted: (person: { userType: string; C_msDSCloudExtensionAttribute2: string }) => boolean): number;
  /** The ids of the people who satisfy a predicate, in ascending order. No person must change until this resolves. */
  idsWhere(isIncluded: (person: RuledPerson) => boolean): Promise<number[]>;
}

/** People who have the same values in everything that rules depend on. */
interface Group extends RuledPerson {
  readonly isCloudManaged: boolean;
  readonly number: number;
  count: number;
}

interface Counts {
  readonly groups: Map<string, Group>;
  /** By the number of the group; undefined for a free number. */
  readonly numbered: (Group | undefined)[];
  readonly free: number[];
  /** The group number of each person, by id. */
  readonly groupOf: IdTable;
}

/** The groups in the order of their numbers. `texts` has `textsPerGroup` of each group. A free number has empty texts and a count of 0. */
interface StoredCounts {
  readonly texts: readonly string[];
  readonly counts: Int32Array;
  readonly cloudManaged: Uint8Array;
  readonly groupOf: unknown;
}

const groupTexts = ['organization', 'domain', 'userType', 'country', 'feed'] as const satisfies (keyof Group)[];
/** Number of stored texts of a group. The last one has the names of the entered fields. */
const textsPerGroup = groupTexts.length + 1;

/** Maximum number of groups that are compared, and of people who are looked up, before yielding to the event loop. */
const maxPerTurn = { groups: 500, people: 20_000 };
/** Ids are sorted in ranges of this many bits, because sorting a million at once takes too long. */
const idBitsPerRange = 16;

export function membershipCounts(): MembershipCounts {
  let counts: Counts = noCounts();
  /** Results of `groups` since the last change. A list of rules asks for the count of each rule, and there may be 50 000 groups. */
  const known = new Map<HidingScope, ReadonlyMap<string, GroupCount>>();
  const remove = (id: number) => {
    known.clear();
    const group = counts.numbered[counts.groupOf.get(id)];
    if (group === undefined) return;
    counts.groupOf.delete(id);
    if (--group.count > 0) return;
    counts.groups.delete(keyOf(group));
    counts.numbered[group.number] = undefined;
    counts.free.push(group.number);
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
      const found = known.get(scope) ?? groupsOf(counts, scope);
      known.set(scope, found);
      return found;
    },
    countWhere(isCounted) {
      let total = 0;
      for (const { userType, organization, count: people } of counts.groups.values()) {
        if (isCounted({ userType, C_msDSCloudExtensionAttribute2: organization })) total += people;
      }
      return total;
    },
    async idsWhere(isIncluded) {
      const isNumberIncluded: boolean[] = [];
      for (const [number, group] of counts.numbered.entries()) {
        if (number % maxPerTurn.groups === 0) await setImmediate();
        isNumberIncluded.push(group !== undefined && isIncluded(group));
      }
      const byRange = new Map<number, number[]>();
      let lookups = 0;
      for (const id of counts.groupOf.ids()) {
        if (++lookups % maxPerTurn.people === 0) await setImmediate();
        if (isNumberIncluded[counts.groupOf.get(id)] !== true) continue;
        const range = id >>> idBitsPerRange;
        const ofRange = byRange.get(range);
        if (ofRange === undefined) byRange.set(range, [id]);
        else ofRange.push(id);
      }
      const ids: number[] = [];
      for (const [, ofRange] of [...byRange].toSorted(([one], [other]) => one - other)) {
        await setImmediate();
        for (const id of Uint32Array.from(ofRange).sort()) ids.push(id);
      }
      return ids;
    },
    rebuild() {
      const fresh = noCounts();
      return {
        add: (person) => count(fresh, person),
        finish() {
          counts = fresh;
          known.clear();
        },
      };
    },
    put(person) {
      remove(person.id);
      count(counts, person);
    },
    remove,
    stored: async () => storedCounts(counts),
    restore(stored) {
      counts = openCounts(stored);
      known.clear();
    },
  };
}

function groupsOf({ groups }: Counts, scope: HidingScope): ReadonlyMap<string, GroupCount> {
  const found = new Map<string, { value: string; count: number }>();
  for (const group of groups.values()) {
    const key = identityKey(group[scope]);
    if (key === '') continue;
    const counted = found.get(key) ?? { value: group[scope], count: 0 };
    counted.count += group.count;
    found.set(key, counted);
  }
  return found;
}

/** Must agree with `selfServiceRights`. */
function appliesTo(group: Group, kind: RuleKind, ruledOrganizations: ReadonlySet<string>): boolean {
  if (kind === 'organizations') return !group.isCloudManaged;
  return group.isCloudManaged || !ruledOrganizations.has(identityKey(group.organization));
}

function noCounts(): Counts {
  return { groups: new Map(), numbered: [], free: [], groupOf: new IdTable() };
}

function count({ groups, numbered, free, groupOf }: Counts, person: Person): void {
  const values = {
    organization: person.C_msDSCloudExtensionAttribute2,
    domain: selfServiceDomain(person),
    userType: person.userType,
    country: person.revealed().C_countryname,
    feed: person.feed,
    isCloudManaged: person.isEntraCloudManaged === '1',
    enteredAboutMe: aboutMeFields.filter(
      (field) => person.aboutMe[field].length > 0 || person.turnedOffAboutMe.includes(field),
    ),
  };
  const key = keyOf(values);
  let group = groups.get(key);
  if (group === undefined) {
    group = { ...values, number: free.pop() ?? numbered.length, count: 0 };
    groups.set(key, group);
    numbered[group.number] = group;
  }
  group.count++;
  groupOf.set(person.id, group.number);
}

type GroupKey = Omit<Group, 'number' | 'count'>;

function keyOf({ organization, domain, enteredAboutMe, ...values }: GroupKey): string {
  const { userType, country, feed, isCloudManaged } = values;
  const keys = [identityKey(organization), identityKey(domain)];
  return JSON.stringify([...keys, userType, country, feed, isCloudManaged, enteredAboutMe]);
}

function storedCounts({ numbered, groupOf }: Counts): { [part in keyof StoredCounts]: Storable } {
  return {
    texts: numbered.flatMap((group) => [
      ...groupTexts.map((name) => group?.[name] ?? ''),
      group?.enteredAboutMe.join() ?? '',
    ]),
    counts: Int32Array.from(numbered, (group) => group?.count ?? 0),
    cloudManaged: Uint8Array.from(numbered, (group) => (group?.isCloudManaged === true ? 1 : 0)),
    groupOf: groupOf.stored(),
  };
}

function openCounts(stored: unknown): Counts {
  const { texts, counts: sizes, cloudManaged, groupOf } = stored as StoredCounts;
  const counts: Counts = { ...noCounts(), groupOf: IdTable.open(groupOf) };
  for (const [number, size] of sizes.entries()) {
    if (size === 0) {
      counts.free.push(number);
      continue;
    }
    const textOf = (index: number) => texts[number * textsPerGroup + index]!;
    const entered = textOf(groupTexts.length).split(',');
    const group: Group = {
      organization: textOf(0),
      domain: textOf(1),
      userType: textOf(2),
      country: textOf(3),
      feed: textOf(4),
      isCloudManaged: cloudManaged[number] === 1,
      enteredAboutMe: aboutMeFields.filter((field) => entered.includes(field)),
      number,
      count: size,
    };
    counts.numbered[number] = group;
    counts.groups.set(keyOf(group), group);
  }
  return counts;
}
