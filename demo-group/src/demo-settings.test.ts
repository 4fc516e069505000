import { describe, expect, it } from 'vitest';
import { demoPeople, demoRules, demoSeed, generatePeople } from './index.ts';

const people = Array.from(generatePeople({ count: 5000, seed: demoSeed }));

describe('demoRules', () => {
  it('lists every address of the people of the business unit', () => {
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

  it('has rules for organizations and domains that people belong to', () => {
    const organizations = new Set(people.map((person) => person.C_msDSCloudExtensionAttribute2));
    for (const { id } of demoRules.selfServiceOrganizations) expect(organizations).toContain(id);
    for (const { id } of demoRules.selfServiceDomains.filter((rule) => rule.id !== 'OKTA')) {
      const suffix = `,DC=${id.split('.').join(',DC=')}`;
      expect(people.some((person) => person.C_distinguishedName.endsWith(suffix))).toBe(true);
    }
    expect(demoRules.selfServiceDomains.map((rule) => rule.id)).toContain('OKTA');
  });
});

it('uses a different login for each kind of person', () => {
  expect(new Set(demoPeople.map((person) => person.login)).size).toBe(demoPeople.length);
  expect(demoPeople.map((person) => person.trait)).toEqual(
    expect.arrayContaining(['administrator', 'manager', 'external', 'without chart', 'cloud-managed', 'without photo']),
  );
});
