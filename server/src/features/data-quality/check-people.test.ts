import { qualityKinds, qualityUnitKinds } from '@directory/contract';
import type { QualityKind } from '@directory/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testPerson } from '../../../test/test-person.ts';
import { identityKey } from '../../people/identity-key.ts';
import type { Person } from '../../people/person.ts';
import { reportingLine } from '../../people/reporting-line/reporting-line.ts';
import { checkPeople } from './check-people.ts';
import type { Findings } from './check-people.ts';
import { unitOf } from './quality-values.ts';
import { workSlices } from './work-slices.ts';

async function findingsOf(people: readonly Person[]): Promise<Findings> {
  const line = reportingLine();
  for (const person of people) line.put(person);
  const { findings, people: count } = await checkPeople({
    pages: pagesOf(people.toSorted((one, other) => one.id - other.id)),
    line,
    countryCodeOf: (name) => (name === 'France' ? 'FR' : ''),
    expected: 3,
    slices: workSlices(new AbortController().signal),
    onProgress: () => {},
  });
  expect(count).toBe(people.length);
  return findings;
}

async function* pagesOf(people: readonly Person[]) {
  for (let start = 0; start < people.length; start += 5) yield people.slice(start, start + 5);
}

const idsOf = (findings: Findings, kind: QualityKind) =>
  findings[kind].page('feed', undefined, 0, 1000).map(({ personId }) => personId);

/** Computes the same report naively, by comparing everybody with everybody. */
function naive(people: readonly Person[]) {
  const key = identityKey;
  const managers = new Map<number, number | 'unknown' | 'ambiguous'>();
  for (const { id, manager } of people) {
    if (key(manager) === '') continue;
    const having = (field: 'C_distinguishedName' | 'C_groupIdentifier' | 'login' | 'email' | 'employeeNumber') =>
      people.filter((other) => key(other[field]) === key(manager));
    const unique = [having('C_distinguishedName'), having('C_groupIdentifier'), having('login')].find(
      (found) => found[0],
    );
    const shared = unique ?? [having('email'), having('employeeNumber')].find((found) => found[0]) ?? [];
    const [named] = shared.toSorted((one, other) => one.id - other.id);
    const isAmbiguous = unique === undefined && shared.length > 1;
    managers.set(id, named === undefined ? 'unknown' : isAmbiguous ? 'ambiguous' : named.id);
  }
  const isInLoop = (id: number) => {
    let next = managers.get(id);
    for (let steps = 0; steps <= people.length && typeof next === 'number'; steps++) {
      if (next === id) return true;
      next = managers.get(next);
    }
    return false;
  };
  const sameName = (one: Person, other: Person) =>
    [one, other].every(({ firstName, lastName }) => key(firstName) !== '' && key(lastName) !== '') &&
    key(one.firstName) === key(other.firstName) &&
    key(one.lastName) === key(other.lastName);
  const phones = (person: Person) =>
    [person.primaryPhone, person.mobilePhone].map((phone) => phone.replaceAll(/\D/g, '')).filter(Boolean);
  const sameNumber = (one: Person, other: Person) =>
    key(one.employeeNumber) !== '' && key(one.employeeNumber) === key(other.employeeNumber);
  const plain = (groupId: string) =>
    key(groupId)
      .replaceAll(/[-_ ]/g, '')
      .replaceAll(/(?<!\d)0+(?=\d)/g, '');
  const alike: Partial<Record<QualityKind, (one: Person, other: Person) => boolean>> = {
    'shared-email': (one, other) => key(one.email) !== '' && key(one.email) === key(other.email),
    'same-person': (one, other) =>
      sameName(one, other) && (sameNumber(one, other) || phones(one).some((phone) => phones(other).includes(phone))),
    'similar-identifier': (one, other) =>
      sameNumber(one, other) ||
      (plain(one.C_groupIdentifier) !== '' && plain(one.C_groupIdentifier) === plain(other.C_groupIdentifier)),
  };
  const isFinding: Record<QualityKind, (person: Person) => boolean> = {
    'unknown-manager': ({ id }) => managers.get(id) === 'unknown',
    'ambiguous-manager': ({ id }) => managers.get(id) === 'ambiguous',
    'reporting-loop': ({ id }) => isInLoop(id),
    'without-manager': ({ manager, userType }) => key(manager) === '' && userType === 'I',
    'without-email': ({ email }) => key(email) === '',
    'shared-email': hasAlike('shared-email'),
    'same-person': hasAlike('same-person'),
    'similar-identifier': hasAlike('similar-identifier'),
    'odd-phone': (person) =>
      [person.primaryPhone, person.mobilePhone].some(
        (phone) => phone === '12' || (phone === '0612345678' && person.C_countryname !== 'France'),
      ),
  };
  return { isFinding, alike };

  function hasAlike(kind: QualityKind) {
    return (person: Person) => people.some((other) => other.id !== person.id && alike[kind]?.(person, other) === true);
  }
}

const reference = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('', ' ', 'nobody') },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }).map((id) => `P${id}`) },
  fc.constantFrom('AB1', 'desk@mail.example', 'one@mail.example', 'N1', 'N2'),
);
const phone = fc.constantFrom('', '', '+33612345678', '+33 6 12 34 56 78', '+33687654321', '0612345678', '12');
const anyPerson = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  manager: reference,
  firstName: fc.constantFrom('Ada', 'ADA', 'Bo', ''),
  lastName: fc.constantFrom('Lee', 'lee', 'Ito'),
  email: fc.constantFrom('', ' ', 'desk@mail.example', 'Desk@mail.example', 'one@mail.example'),
  employeeNumber: fc.constantFrom('', '', 'N1', 'n1', 'N2'),
  C_groupIdentifier: fc.constantFrom('', '', 'AB-001', 'ab1', 'AB1', 'AB10'),
  primaryPhone: phone,
  mobilePhone: phone,
  C_countryname: fc.constantFrom('France', ''),
  userType: fc.constantFrom('I', 'E'),
  division: fc.constantFrom('', 'BU01', 'BU02'),
  feed: fc.constantFrom('hr', 'ldap'),
});
const group = fc
  .uniqueArray(anyPerson, { selector: ({ id }) => id, maxLength: 12 })
  .map((drawn) => drawn.map((values) => testPerson({ ...values, login: `p${values.id}` })));

test('the findings are those of a naive computation', async () => {
  await fc.assert(
    fc.asyncProperty(group, async (people) => {
      const findings = await findingsOf(people);
      const model = naive(people);
      for (const kind of qualityKinds) {
        const expected = people.filter(model.isFinding[kind]).map(({ id }) => id);
        expect([kind, ...idsOf(findings, kind)].toSorted()).toEqual([kind, ...expected].toSorted());
        expect(findings[kind].count).toBe(expected.length);
      }
    }),
    { numRuns: 300 },
  );
});

test('duplicates form one group, directly or through others, and are adjacent', async () => {
  await fc.assert(
    fc.asyncProperty(group, async (people) => {
      const findings = await findingsOf(people);
      const { alike } = naive(people);
      for (const [kind, areAlike] of Object.entries(alike)) {
        const list = findings[kind as QualityKind].page('feed', undefined, 0, 1000);
        const groupOf = new Map(list.map(({ personId, group: number }) => [personId, number]));
        for (const one of people) {
          for (const other of people) {
            if (one.id !== other.id && areAlike(one, other)) expect(groupOf.get(one.id)).toBe(groupOf.get(other.id));
          }
        }
        const numbers = list.map(({ group: number }) => number);
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        for (const number of new Set(numbers))
          expect(numbers.filter((each) => each === number).length).toBeGreaterThan(1);
        expect(new Set(numbers).size).toBe(Math.max(0, ...numbers));
      }
    }),
    { numRuns: 200 },
  );
});

test('the pages and counts of the units together contain all findings', async () => {
  await fc.assert(
    fc.asyncProperty(group, fc.integer({ min: 1, max: 4 }), async (people, limit) => {
      const findings = await findingsOf(people);
      const byId = new Map(people.map((person) => [person.id, person]));
      for (const kind of qualityKinds) {
        const list = findings[kind];
        const all = list.page('feed', undefined, 0, 1000);
        for (const by of qualityUnitKinds) {
          expect(list.countOf(by, 'nowhere')).toBe(0);
          const units = list.units(by);
          expect(units.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
          for (const { id: unit, count } of units) {
            const pages = Array.from({ length: count + 1 }, (_, page) => list.page(by, unit, page * limit, limit));
            const expected = all.filter(({ personId }) => unitOf[by](byId.get(personId)!) === unit);
            expect(pages.flat()).toEqual(expected);
            expect([list.countOf(by, unit), count]).toEqual([expected.length, expected.length]);
          }
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('a chain of managers of any length is traversed once, and aborted work ends', async () => {
  const people = Array.from({ length: 3000 }, (_, index) =>
    testPerson({ id: index + 1, login: `p${index + 1}`, manager: `p${((index + 1) % 3000) + 1}` }),
  );
  expect((await findingsOf(people))['reporting-loop'].count).toBe(3000);
  const stopping = new AbortController();
  stopping.abort();
  const slices = workSlices(stopping.signal);
  await expect(slices.each(Number.MAX_SAFE_INTEGER, () => {})).rejects.toThrow('abort');
});
