import { describe, expect, it } from 'vitest';
import { demoPeople, demoRules, demoSeed, generatePeople } from './index.ts';

const people = Array.from(generatePeople({ count: 5000, seed: demoSeed }));

describe('demoRules', () => {
  it('list every address at which people of the business unit sit', () => {
    expect(demoRules.buAddresses.length).toBeGreaterThanOrEqual(6);
    for (const { bu, allowedAddresses } of demoRules.buAddresses) {
      const listed = new Set(allowedAddresses.map((address) => Object.values(address).join('|')));
      expect(listed.size).toBe(allowedAddresses.length);
      for (const person of people) {
        if (person.division !== bu || person.streetAddress === '' || person.C_countryname === '') continue;
        const { C_countryname, city, zipCode, streetAddress, C_houseIdentifier } = person;
        expect(listed).toContain([C_countryname, city, zipCode, streetAddress, C_houseIdentifier].join('|'));
      }
    }
  });

  it('concern organizations and domains that people belong to', () => {
    const organizations = new Set(people.map((person) => person.C_msDSCloudExtensionAttribute2));
    for (const { id } of demoRules.selfServiceOrganizations) expect(organizations).toContain(id);
    for (const { id } of demoRules.selfServiceDomains.filter((rule) => rule.id !== 'OKTA')) {
      const suffix = `,DC=${id.split('.').join(',DC=')}`;
      expect(people.some((person) => person.C_distinguishedName.endsWith(suffix))).toBe(true);
    }
    expect(demoRules.selfServiceDomains.map((rule) => rule.id)).toContain('OKTA');
  });
});

it('gives each kind of person a login of their own', () => {
  expect(new Set(demoPeople.map((person) => person.login)).size).toBe(demoPeople.length);
  expect(demoPeople.map((person) => person.trait)).toEqual(
    expect.arrayContaining(['administrator', 'manager', 'external', 'without chart', 'cloud-managed', 'without photo']),
  );
});
