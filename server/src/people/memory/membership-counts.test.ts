import { emptyAboutMe, selfServiceDomain } from '@directory/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testPerson } from '../../../test/test-person.ts';
import { membershipCounts } from './membership-counts.ts';
import type { Person } from '../person.ts';

interface Traits {
  id: number;
  organization: string;
  domain: string;
  isCloudManaged: boolean;
}

function person({ id, organization, domain, isCloudManaged }: Traits): Person {
  return testPerson({
    id,
    C_msDSCloudExtensionAttribute2: organization,
    C_distinguishedName: domain === '' ? '' : `CN=${id},DC=${domain},DC=example`,
    isEntraCloudManaged: isCloudManaged ? '1' : '',
  });
}

const traits = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  organization: fc.constantFrom('', 'ORG1', 'org1', 'ORG2'),
  domain: fc.constantFrom('', 'north', 'NORTH', 'south'),
  isCloudManaged: fc.boolean(),
});

test('counts by organization and by domain are correct after any changes', () => {
  const change = fc.oneof(traits, fc.record({ removed: fc.integer({ min: 1, max: 12 }) }));
  fc.assert(
    fc.property(fc.array(traits), fc.array(change), fc.subarray(['org1', 'org2']), (first, changes, ruled) => {
      const counts = membershipCounts();
      const present = new Map<number, Traits>(first.map((one) => [one.id, one]));
      const builder = counts.rebuild();
      for (const one of present.values()) builder.add(person(one));
      builder.finish();
      for (const one of changes) {
        if ('removed' in one) {
          counts.remove(one.removed);
          present.delete(one.removed);
        } else {
          counts.put(person(one));
          present.set(one.id, one);
        }
      }
      const people = [...present.values()];
      const tally = (list: readonly Traits[], key: (one: Traits) => string) =>
        Object.fromEntries(
          Map.groupBy(list, key)
            .entries()
            .map(([id, { length }]) => [id, length] as const),
        );
      const organizationOf = (one: Traits) => one.organization.toLowerCase();
      const domainOf = (one: Traits) =>
        one.isCloudManaged ? 'okta' : one.domain === '' ? '' : `${one.domain.toLowerCase()}.example`;
      const expected = (key: (one: Traits) => string, appliesTo: (one: Traits) => boolean) => {
        const members = tally(
          people.filter((one) => key(one) !== ''),
          key,
        );
        const applicable = tally(people.filter(appliesTo), key);
        return Object.fromEntries(Object.entries(members).map(([id, count]) => [id, [count, applicable[id] ?? 0]]));
      };
      const counted = (kind: 'organizations' | 'domains') =>
        Object.fromEntries(
          [...counts.memberships(kind, new Set(ruled))].map(([id, { memberCount, appliesToCount }]) => [
            id,
            [memberCount, appliesToCount],
          ]),
        );
      expect(counted('organizations')).toEqual(expected(organizationOf, (one) => !one.isCloudManaged));
      expect(counted('domains')).toEqual(
        expected(domainOf, (one) => one.isCloudManaged || !ruled.includes(organizationOf(one))),
      );
    }),
  );
});

test('groups are counted once until the next change of a person', () => {
  const counts = membershipCounts();
  const sizes = () => Object.fromEntries([...counts.groups('organization')].map(([key, { count }]) => [key, count]));
  const inOrganization = (id: number, organization: string) =>
    person({ id, organization, domain: '', isCloudManaged: false });
  counts.put(inOrganization(1, 'ORG1'));
  expect(counts.groups('organization')).toBe(counts.groups('organization'));
  expect(sizes()).toEqual({ org1: 1 });
  counts.put(inOrganization(2, 'org1'));
  expect(sizes()).toEqual({ org1: 2 });
  counts.put(inOrganization(2, 'ORG2'));
  expect(sizes()).toEqual({ org1: 1, org2: 1 });
  counts.remove(1);
  expect(sizes()).toEqual({ org2: 1 });
  const builder = counts.rebuild();
  builder.add(inOrganization(3, 'ORG3'));
  expect(sizes()).toEqual({ org2: 1 });
  builder.finish();
  expect(sizes()).toEqual({ org3: 1 });
});

test('people are counted in the domain whose rule applies to them', () => {
  const part = fc.constantFrom(
    'CN=A',
    'dc=north',
    'DC=south',
    'OU=x+DC=odd',
    'CN=Lee\\, DC=Ann',
    'OU=dc',
    ' DC = west',
    '',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const counts = membershipCounts();
      const one = { ...person({ id: 1, organization: '', domain: '', isCloudManaged: false }) };
      counts.put({ ...one, C_distinguishedName: parts.join(',') });
      const domains = [...counts.memberships('domains', new Set()).values()].map(({ id }) => id);
      const domain = selfServiceDomain({ isEntraCloudManaged: '', C_distinguishedName: parts.join(',') });
      expect(domains).toEqual(domain === '' ? [] : [domain]);
    }),
  );
});

test('people are found by their groups and by what they entered, also after their counts were stored', async () => {
  const counts = membershipCounts();
  const inOrganization = (id: number, organization: string) =>
    person({ id, organization, domain: 'north', isCloudManaged: false });
  counts.put(inOrganization(1, 'ORG1'));
  counts.put({ ...inOrganization(2, 'org1'), aboutMe: { ...emptyAboutMe, topics: ['Chess'] } });
  counts.put({ ...inOrganization(3, 'ORG2'), turnedOffAboutMe: ['topics', 'languages'] });
  counts.put(inOrganization(4, 'ORG1'));
  counts.remove(4);
  const restored = membershipCounts();
  restored.restore(await counts.stored(async () => {}));
  for (const { idsWhere } of [counts, restored]) {
    const found = async (...condition: Parameters<typeof idsWhere>) => (await idsWhere(...condition)).toSorted();
    expect(await found(({ organization }) => organization.toLowerCase() === 'org1')).toEqual([1, 2]);
    expect(await found(({ domain }) => domain === 'north.example')).toEqual([1, 2, 3]);
    expect(await found(({ enteredAboutMe }) => enteredAboutMe.includes('topics'))).toEqual([2, 3]);
    expect(await found(({ enteredAboutMe }) => enteredAboutMe.includes('languages'))).toEqual([3]);
  }
});

test('the old counts are used until a rebuild has finished', () => {
  const counts = membershipCounts();
  counts.put(person({ id: 1, organization: 'ORG1', domain: '', isCloudManaged: false }));
  const builder = counts.rebuild();
  builder.add(person({ id: 2, organization: 'ORG2', domain: '', isCloudManaged: false }));
  const ids = () => [...counts.memberships('organizations', new Set()).values()].map(({ id }) => id);
  expect(ids()).toEqual(['ORG1']);
  builder.finish();
  expect(ids()).toEqual(['ORG2']);
});
