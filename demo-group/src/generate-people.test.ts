import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { demoAdministrators, demoPeople, demoSeed, generatePeople } from './index.ts';
import type { GeneratedPerson } from './index.ts';
import { sites } from './places/sites.ts';

const people = Array.from(generatePeople({ count: 5000, seed: demoSeed }));

function share(of: (person: GeneratedPerson) => boolean): number {
  return people.filter(of).length / people.length;
}

function countBy(key: (person: GeneratedPerson) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const person of people) counts.set(key(person), (counts.get(key(person)) ?? 0) + 1);
  return counts;
}

describe('generatePeople', () => {
  it('generates the requested number of people, each with a unique login, group ID and distinguished name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer(), (count, seed) => {
        const group = Array.from(generatePeople({ count, seed }));
        expect(group).toHaveLength(count);
        for (const key of ['login', 'C_groupIdentifier', 'C_distinguishedName'] as const) {
          expect(new Set(group.map((person) => person[key].toLowerCase())).size).toBe(count);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('generates the same people for the same seed, and different people for another seed', () => {
    const first = (seed: number): GeneratedPerson[] => Array.from(generatePeople({ count: 300, seed }));
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(8));
  });

  it.each([-1, 1.5, 1_000_001, Number.NaN])('rejects a count of %s', (count) => {
    expect(() => generatePeople({ count, seed: 1 }).next()).toThrow(RangeError);
  });

  it('has externals, agents, cloud-managed people, photos and missing values in realistic proportions', () => {
    expect(share((person) => person.userType === 'E')).toBeCloseTo(0.2, 1);
    expect(share((person) => person.userType === 'Agent')).toBeGreaterThan(0.01);
    expect(share((person) => person.isEntraCloudManaged === '1')).toBeGreaterThan(0.1);
    expect(share((person) => person.jpegPhoto.startsWith('drawn '))).toBeCloseTo(0.6, 1);
    expect(share((person) => person.C_assistant !== '')).toBeGreaterThan(0.01);
    expect(share((person) => person.otherNames.length > 0)).toBeGreaterThan(0.1);
    for (const column of ['title', 'primaryPhone', 'mobilePhone', 'email', 'streetAddress'] as const) {
      expect(share((person) => person[column] === '')).toBeGreaterThan(0.003);
    }
  });

  it('mixes all levels, so that the first rows are representative', () => {
    const heads = new Set(people.map((person) => person.manager));
    const isHead = (person: GeneratedPerson): boolean =>
      heads.has(person.C_distinguishedName) || heads.has(person.C_groupIdentifier);
    expect(people.slice(0, 200).filter(isHead).length).toBeLessThan(100);
    expect(new Set(people.slice(0, 200).map((person) => person.division)).size).toBeGreaterThan(15);
  });

  it('draws names from at least 25 naming cultures, with namesakes, accents and other scripts', () => {
    expect(countBy((person) => person.culture).size).toBeGreaterThanOrEqual(25);
    const namesakes = countBy((person) => `${person.firstName} ${person.lastName}`);
    expect(Math.max(...namesakes.values())).toBeGreaterThanOrEqual(3);
    expect(share((person) => /[à-ÿ]/.test(person.firstName + person.lastName))).toBeGreaterThan(0.05);
    expect(share((person) => /[\u0600-\u06ff]/.test(person.firstName))).toBeGreaterThan(0);
    expect(share((person) => person.otherNames.some((name) => /\p{Script=Han}/u.test(name)))).toBeGreaterThan(0);
    expect(share((person) => person.lastName.includes('-') || person.lastName.includes(' '))).toBeGreaterThan(0.05);
  });

  it('spans 29 business units, with a GBU code and people in ORG0212', () => {
    expect(countBy((person) => person.division).size).toBe(29);
    expect(countBy((person) => person.C_msDSCloudExtensionAttribute3).size).toBe(29);
    expect(countBy((person) => person.C_msDSCloudExtensionAttribute2).get('ORG0212')).toBeGreaterThan(5);
  });

  it('has group IDs of the three shapes, and logins derived from them', () => {
    for (const shape of [/^[A-Z]{2}\d{4}(-[A-Z])?$/, /^[A-Z]{3}\d{3}(-[A-Z])?$/, /^[A-Z]{4}\d{2}(-[A-Z])?$/]) {
      expect(share((person) => shape.test(person.C_groupIdentifier))).toBeGreaterThan(0.05);
    }
    for (const person of people) {
      const [account = '', domain = ''] = person.login.split('@');
      expect(account.toUpperCase()).toBe(person.C_groupIdentifier);
      expect(domain.toLowerCase()).toMatch(/\.example$/);
    }
  });

  it('generates a unique mail address in a reserved domain for each person', () => {
    const addresses = people.map((person) => person.email).filter((email) => email !== '');
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)?@([a-z0-9-]+\.)+example$/);
  });

  it('has phone numbers that are valid for the country', () => {
    const faulty: string[] = [];
    for (const person of generatePeople({ count: 1500, seed: 99 })) {
      const { primaryPhone, mobilePhone, C_ipPhone, C_facsimileTelephoneNumber, C_countryname } = person;
      for (const text of [primaryPhone, mobilePhone, C_ipPhone, C_facsimileTelephoneNumber]) {
        if (text === '') continue;
        const phone = parsePhoneNumberFromString(text);
        const isInCountry = C_countryname === '' || phone?.country === C_countryname;
        if (phone?.isValid() !== true || phone.number !== text || !isInCountry) faulty.push(`${C_countryname} ${text}`);
      }
    }
    expect(faulty).toEqual([]);
  });

  it('places people at sites whose street, zip code, city and state belong together', () => {
    for (const person of people) {
      if (person.C_houseIdentifier === '') continue;
      const site = sites.find((candidate) => candidate.name === person.C_houseIdentifier);
      expect([person.city, person.state]).toEqual([site?.city.name, site?.city.state]);
      if (person.streetAddress === '') continue;
      expect([person.streetAddress, person.zipCode]).toEqual([site?.streetAddress, site?.zipCode]);
      expect(site?.city.zipCodes).toContain(person.zipCode);
    }
  });

  it('has assistants who exist and whose job family is administration', () => {
    const trades = new Map(people.map((person) => [person.C_groupIdentifier, person.C_businessCategory]));
    const assistants = people.map((person) => person.C_assistant).filter((groupId) => groupId !== '');
    for (const groupId of assistants) expect(['AD', '']).toContain(trades.get(groupId));
  });

  it('contains the people of the sign-in page in each group of 1000 or more, for any seed', () => {
    for (const [count, seed] of [
      [1000, 11],
      [2500, 2],
      [5000, demoSeed],
      [6000, demoSeed],
    ] as const) {
      const logins = new Map(Array.from(generatePeople({ count, seed }), (person) => [person.login, person]));
      for (const { login, trait } of demoPeople) {
        const person = logins.get(login);
        expect(person, trait).toBeDefined();
        expect(person?.userType).toBe(trait === 'external' ? 'E' : 'I');
        expect(person?.email).not.toBe('');
        expect(person?.isEntraCloudManaged).toBe(trait === 'cloud-managed' ? '1' : '');
        expect(person?.jpegPhoto).toMatch(trait === 'without photo' ? /^$/ : /^drawn (?:woman|man)$/);
        expect(person?.C_msDSCloudExtensionAttribute2 === 'ORG0212').toBe(trait === 'without chart');
      }
    }
    expect(demoAdministrators).toHaveLength(2);
  });
});
