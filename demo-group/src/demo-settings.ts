import { curatedLogin, curatedPeople } from './curated-people.ts';
import { curatedOrganization } from './place-curated-people.ts';
import type { DemoTrait } from './curated-people.ts';
import { businessUnits } from './organisation/business-units.ts';
import { branchesByUnit } from './organisation/companies.ts';
import { countries } from './places/countries.ts';
import { sites } from './places/sites.ts';
import type { Site } from './places/sites.ts';

/** An address in the list of a business unit. */
export interface DemoAddress {
  C_countryname: string;
  city: string;
  zipCode: string;
  streetAddress: string;
  C_houseIdentifier: string;
}

export interface DemoAddresses {
  bu: string;
  allowedAddresses: DemoAddress[];
}

export interface DemoSelfServiceRule {
  id: string;
  allowedAttributes: string[];
}

/** Example settings for the demo group. */
export interface DemoRules {
  buAddresses: DemoAddresses[];
  selfServiceOrganizations: DemoSelfServiceRule[];
  selfServiceDomains: DemoSelfServiceRule[];
}

export interface DemoPerson {
  login: string;
  name: string;
  trait: DemoTrait;
}

const unitsWithAddresses = ['France Renewables', 'France BtoB', 'Benelux', 'Brazil', 'MESCAT', 'GRDF', 'GEM', 'GBS'];

function addressOf(site: Site): DemoAddress {
  return {
    C_countryname: (countries[site.country] as (typeof countries)[number]).id,
    city: site.city.name,
    zipCode: site.zipCode,
    streetAddress: site.streetAddress,
    C_houseIdentifier: site.name,
  };
}

/** Every site of the business unit. */
function addressesOf(shortName: string): DemoAddresses {
  const position = businessUnits.findIndex((unit) => unit.shortName === shortName);
  const places = new Set(branchesByUnit[position]?.items.flatMap((branch) => branch.sites.items));
  return {
    bu: (businessUnits[position] as (typeof businessUnits)[number]).id,
    allowedAddresses: Array.from(places, (place) => addressOf(sites[place] as Site)),
  };
}

const phones = ['primaryPhone', 'mobilePhone', 'C_ipPhone', 'C_facsimileTelephoneNumber'];
const address = ['C_countryname', 'city', 'zipCode', 'streetAddress', 'state', 'C_houseIdentifier'];
const office = ['C_physicalDeliveryOfficeName', 'C_assistant', 'preferredLanguage'];

function organizationOf(trait: DemoTrait): string {
  return curatedOrganization(curatedPeople.find((person) => person.trait === trait) as (typeof curatedPeople)[number]);
}

/** Address lists of eight business units, and the fields that people of four organizations and five domains may edit themselves. */
export const demoRules: DemoRules = {
  buAddresses: unitsWithAddresses.map(addressesOf),
  selfServiceOrganizations: [
    { id: organizationOf('administrator'), allowedAttributes: [...phones, ...office, ...address] },
    { id: organizationOf('manager'), allowedAttributes: [...phones, ...address, 'C_physicalDeliveryOfficeName'] },
    { id: organizationOf('without photo'), allowedAttributes: ['mobilePhone', 'preferredLanguage'] },
    { id: 'ORG0212', allowedAttributes: ['primaryPhone', 'mobilePhone'] },
  ],
  selfServiceDomains: [
    { id: 'OKTA', allowedAttributes: [...phones, ...office] },
    { id: 'france.group.example', allowedAttributes: [...phones, ...office, ...address] },
    { id: 'europe.group.example', allowedAttributes: [...phones, ...office, ...address] },
    { id: 'mea.group.example', allowedAttributes: [...phones, ...address] },
    { id: 'citygas.example', allowedAttributes: ['primaryPhone', 'mobilePhone', 'C_assistant'] },
  ],
};

/** One person of each kind that the directory treats differently. They are in every demo group of at least 1000 people. */
export const demoPeople: readonly DemoPerson[] = curatedPeople.map((person) => ({
  login: curatedLogin(person),
  name: `${person.identity.name.firstName} ${person.identity.name.lastName}`,
  trait: person.trait,
}));

/** Logins of the two administrators. */
export const demoAdministrators: readonly string[] = demoPeople
  .filter((person) => person.trait === 'administrator')
  .map((person) => person.login);
