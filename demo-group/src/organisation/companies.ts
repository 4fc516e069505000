import { countries, countryIndex } from '../places/countries.ts';
import { sitesByCountry } from '../places/sites.ts';
import { Random, WeightedDraw } from '../random.ts';
import { businessUnits } from './business-units.ts';
import {
  stems,
  trades,
  tradeOfCountry,
  legalForms,
  regions,
  domainOfUnit,
  cloudUnits,
  cloudCountries,
} from './company-data.ts';

export interface Company {
  name: string;
  /** Index in `businessUnits`; -1 for a contractor of all units. */
  businessUnit: number;
  /** Index in `countries`. */
  country: number;
  /** Organization id, such as `ORG0212`. */
  organization: string;
  /** Domain of logins and mail addresses. */
  domain: string;
  /** Domain components of the distinguished name, such as `DC=europe,DC=group,DC=example`. */
  domainComponents: string;
  isCloudManaged: boolean;
  weight: number;
}

/** One business unit in one country: its sites, and the employers of its people. */
export interface Branch {
  country: number;
  /** Share of the group's people, in per mille. */
  weight: number;
  companies: WeightedDraw<number>;
  sites: WeightedDraw<number>;
}

const companyCount = 400;
const contractorCount = 80;
const organizationWithoutChart = 'ORG0212';

/** Turns text into an ASCII host label: `Élantis Énergies` becomes `elantis-energies`. */
function hostLabel(text: string): string {
  const ascii = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

interface Place {
  businessUnit: number;
  country: number;
  weight: number;
}

function places(): Place[] {
  return businessUnits.flatMap((unit, businessUnit) => {
    const words = unit.countries.split(' ');
    const total = words.reduce((sum, word, index) => sum + (index % 2 === 1 ? Number(word) : 0), 0);
    return words.flatMap((word, index) =>
      index % 2 === 0
        ? [{ businessUnit, country: countryIndex(word), weight: (unit.weight * Number(words[index + 1])) / total }]
        : [],
    );
  });
}

/** Distributes the companies over the branches: one for each, and the others to the branch with the most people per company. */
function shareCompanies(all: Place[]): number[] {
  const counts = all.map(() => 1);
  for (let left = companyCount - contractorCount - all.length; left > 0; left--) {
    let most = 0;
    for (const [index, place] of all.entries()) {
      const best = all[most] as Place;
      if (place.weight / (counts[index] as number) ** 1.6 > best.weight / (counts[most] as number) ** 1.6) most = index;
    }
    counts[most] = (counts[most] as number) + 1;
  }
  return counts;
}

function createCompanies(): Company[] {
  const random = new Random(400, 2);
  const taken = new Set<string>();
  const newName = (countryId: string, choices: string): string => {
    for (;;) {
      const form = legalForms[countryId] === undefined ? 'Ltd' : random.pick(legalForms[countryId].split('|'));
      const base = `${random.pick(stems)} ${random.pick(choices.split('|'))}`;
      if (taken.has(base)) continue;
      taken.add(base);
      return countryId === 'ID' ? `PT ${base} ${form}` : `${base} ${form}`;
    }
  };
  const companies: Company[] = [];
  const all = places();
  const counts = shareCompanies(all);
  for (const [index, place] of all.entries()) {
    const unit = businessUnits[place.businessUnit] as (typeof businessUnits)[number];
    const countryId = (countries[place.country] as (typeof countries)[number]).id;
    const count = counts[index] as number;
    for (let number = 0; number < count; number++) {
      const name = newName(countryId, trades[tradeOfCountry[countryId] ?? 'english'] as string);
      const region = regions[countryId] ?? 'europe';
      const own = domainOfUnit[unit.shortName];
      const position = companies.length;
      companies.push({
        name,
        businessUnit: place.businessUnit,
        country: place.country,
        organization:
          position % 37 === 5
            ? organizationWithoutChart
            : `ORG${String(301 + Math.floor(position / 2)).padStart(4, '0')}`,
        domain:
          own ?? (random.chance(0.25) ? `${hostLabel(name.split(' ')[0] as string)}.group.example` : 'group.example'),
        domainComponents: own ? `DC=${own.split('.').join(',DC=')}` : `DC=${region},DC=group,DC=example`,
        isCloudManaged: cloudUnits.has(unit.shortName) || cloudCountries.has(countryId),
        weight: place.weight / (number + 1.5),
      });
    }
  }
  const contractorCountries = 'FR FR FR FR FR FR BE BE NL GB GB IN IN RO RO IT DE ES US BR CL AE CN PL MA TR AU'
    .split(' ')
    .map(countryIndex);
  const contractorTrades = (country: string): string =>
    tradeOfCountry[country] === 'french'
      ? 'Conseil|Systèmes|Technologies|Propreté|Sécurité|Digital|Intérim|Audit'
      : 'Consulting|Systems|Technologies|Staffing|Facility|Security|Digital|Audit';
  while (companies.length < companyCount) {
    const country = random.pick(contractorCountries);
    const { id } = countries[country] as (typeof countries)[number];
    const name = newName(id, contractorTrades(id));
    const domain = `${hostLabel(name.split(' ').slice(0, 2).join(' '))}.example`;
    companies.push({
      name,
      businessUnit: -1,
      country,
      organization: '',
      domain,
      domainComponents: '',
      isCloudManaged: false,
      weight: 1 / (companies.length - companyCount + contractorCount + 2),
    });
  }
  return companies;
}

export const companies: readonly Company[] = createCompanies();

function drawOfContractors(country?: number): WeightedDraw<Company> | undefined {
  const list = companies.filter(
    (company) => company.businessUnit < 0 && (country === undefined || company.country === country),
  );
  if (list.length === 0) return undefined;
  return new WeightedDraw(
    list,
    list.map((company) => company.weight),
  );
}

const allContractors = drawOfContractors() as WeightedDraw<Company>;
const contractorsByCountry = countries.map((_, country) => drawOfContractors(country));

/** The employer of an external person: mostly a contractor of the country. */
export function drawContractor(country: number, random: Random): Company {
  const isNear = random.chance(0.85);
  return ((isNear ? contractorsByCountry[country] : undefined) ?? allContractors).draw(random);
}

/** The branches of each business unit, by its index. */
export const branchesByUnit: readonly WeightedDraw<Branch>[] = businessUnits.map((_, businessUnit) => {
  const random = new Random(500 + businessUnit, 3);
  const own = places().filter((place) => place.businessUnit === businessUnit);
  return new WeightedDraw(
    own.map(({ country, weight }) => {
      const indexes = companies.flatMap((company, index) =>
        company.businessUnit === businessUnit && company.country === country ? [index] : [],
      );
      const all = sitesByCountry[country] as readonly number[];
      const step = all.length > 14 ? 2 + (businessUnit % 3) : 1;
      const chosen = all.filter((_, index) => (index + businessUnit) % step === 0);
      return {
        country,
        weight,
        companies: new WeightedDraw(
          indexes,
          indexes.map((index) => (companies[index] as Company).weight),
        ),
        sites: new WeightedDraw(
          chosen,
          chosen.map(() => 0.3 + random.next() ** 3 * 4),
        ),
      };
    }),
    own.map(({ weight }) => weight),
  );
});
