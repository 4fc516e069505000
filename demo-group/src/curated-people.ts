import { groupIdOf } from './group-id.ts';
import type { Identity } from './identity.ts';
import type { ReportingTree } from './organisation/reporting-tree.ts';
import { businessUnits } from './organisation/business-units.ts';
import { branchesByUnit, companies } from './organisation/companies.ts';
import type { Branch, Company } from './organisation/companies.ts';
import { familyPosition } from './organisation/job-families.ts';
import { countryIndex } from './places/countries.ts';
import type { GeneratedPerson } from './generated-person.ts';
import type { WeightedDraw } from './random.ts';

/** Serial numbers of group IDs that are kept for people who are in every group under the same login. */
export const curatedSerials = 20;

export type DemoTrait =
  'administrator' | 'manager' | 'external' | 'without chart' | 'cloud-managed' | 'right-to-left name' | 'without photo';

/** Somebody who is in every demo group of 1000 people or more, whatever the seed. */
export interface CuratedPerson {
  serial: number;
  trait: DemoTrait;
  /** Where in the tree the person may stand. */
  unit: string;
  country: string;
  isHead: boolean;
  family: string;
  identity: Pick<Identity, 'name' | 'culture' | 'userType'>;
  columns: Partial<Omit<GeneratedPerson, 'culture'>>;
}

function named(firstName: string, lastName: string, address: string, isWoman: boolean, otherNames: string[] = []) {
  return { firstName, lastName, otherNames, address, isWoman };
}

export const curatedPeople: readonly CuratedPerson[] = [
  {
    serial: 0,
    trait: 'administrator',
    unit: 'GBS',
    country: 'FR',
    isHead: false,
    family: 'IT',
    identity: { name: named('Camille', 'Laurent', 'camille.laurent', true), culture: 'french', userType: 'I' },
    columns: {
      title: 'Responsable annuaire et espace de travail numérique',
      jpegPhoto: 'drawn',
      preferredLanguage: 'fr-FR',
    },
  },
  {
    serial: 1,
    trait: 'administrator',
    unit: 'GBS',
    country: 'BE',
    isHead: false,
    family: 'HR',
    identity: {
      name: named('Thomas', 'Verhoeven', 'thomas.verhoeven', false, ['Tom Verhoeven']),
      culture: 'dutch',
      userType: 'I',
    },
    columns: { title: 'HR Data Steward', jpegPhoto: 'drawn', preferredLanguage: 'nl-NL' },
  },
  {
    serial: 2,
    trait: 'manager',
    unit: 'France BtoB',
    country: 'FR',
    isHead: true,
    family: 'MT',
    identity: { name: named('Inès', 'Benali-Moreau', 'ines.benali-moreau', true), culture: 'maghrebi', userType: 'I' },
    columns: { title: 'Responsable d’équipe Maintenance', jpegPhoto: 'drawn', preferredLanguage: 'fr-FR' },
  },
  {
    serial: 3,
    trait: 'external',
    unit: 'GEM',
    country: 'BE',
    isHead: false,
    family: 'IT',
    identity: { name: named('Priya', 'Ramanathan', 'priya.ramanathan', true), culture: 'tamil', userType: 'E' },
    columns: { title: 'Data Engineer', jpegPhoto: 'drawn', preferredLanguage: 'en-GB' },
  },
  {
    serial: 4,
    trait: 'without chart',
    unit: 'GRDF',
    country: 'FR',
    isHead: false,
    family: 'GE',
    identity: { name: named('Éloïse', 'Guérin', 'eloise.guerin', true), culture: 'french', userType: 'I' },
    columns: {
      title: 'Chargée d’études réseau',
      C_msDSCloudExtensionAttribute2: 'ORG0212',
      isEntraCloudManaged: '',
      jpegPhoto: 'drawn',
    },
  },
  {
    serial: 5,
    trait: 'cloud-managed',
    unit: 'Brazil',
    country: 'BR',
    isHead: false,
    family: 'OP',
    identity: {
      name: named('Ana Beatriz', 'Souza da Silva', 'ana-beatriz.souza', true, ['Bia Souza']),
      culture: 'brazilian',
      userType: 'I',
    },
    columns: {
      title: 'Engenheira de Performance',
      isEntraCloudManaged: '1',
      jpegPhoto: 'drawn',
      preferredLanguage: 'pt-BR',
    },
  },
  {
    serial: 7,
    trait: 'right-to-left name',
    unit: 'MESCAT',
    country: 'AE',
    isHead: false,
    family: 'BD',
    identity: {
      name: named('ليلى', 'المنصوري', 'layla.almansoori', true, ['Layla Al Mansoori']),
      culture: 'gulf',
      userType: 'I',
    },
    columns: { title: 'Key Account Manager', jpegPhoto: 'drawn', preferredLanguage: 'en-GB' },
  },
  {
    serial: 8,
    trait: 'without photo',
    unit: 'NECST',
    country: 'PL',
    isHead: false,
    family: 'EN',
    identity: {
      name: named('Wojciech', 'Gąsiorowski', 'wojciech.gasiorowski', false, ['Wojtek Gąsiorowski']),
      culture: 'polish',
      userType: 'I',
    },
    columns: { title: 'Electrical Engineer', jpegPhoto: '', preferredLanguage: 'pl-PL' },
  },
];

/** The login of a curated person, the same in every group. */
export function curatedLogin({ serial }: CuratedPerson): string {
  return `${groupIdOf(serial).toLowerCase()}@group.example`;
}

/**
 * Gives each curated person a place in the tree: the first of the right unit, with or without reports, and moves that
 * place to the right country. Empty for groups too small to hold them all.
 */
export function seatCuratedPeople(tree: ReportingTree): ReadonlyMap<number, CuratedPerson> {
  const seats = new Map<number, CuratedPerson>();
  if (tree.count < 1000) return seats;
  for (const person of curatedPeople) {
    const unit = businessUnits.findIndex((candidate) => candidate.shortName === person.unit);
    const isFree = (rank: number, level: number, span: number): boolean =>
      tree.unit[rank] === unit &&
      !seats.has(rank) &&
      (tree.level[rank] as number) >= level &&
      (person.isHead
        ? tree.span[rank] === (tree.size[rank] as number) - 1 && (tree.span[rank] as number) >= span
        : tree.span[rank] === 0);
    let rank = findRank(tree, (candidate) => isFree(candidate, 5, 4) && !isFirstReport(tree, candidate));
    if (rank < 0) rank = findRank(tree, (candidate) => isFree(candidate, 4, 3));
    if (rank < 0) continue;
    moveTo(tree, rank, person);
    seats.set(rank, person);
  }
  return seats;
}

function findRank(tree: ReportingTree, isWanted: (rank: number) => boolean): number {
  for (let rank = 0; rank < tree.count; rank++) if (isWanted(rank)) return rank;
  return -1;
}

/** The first of the direct reports may be the assistant. */
function isFirstReport(tree: ReportingTree, rank: number): boolean {
  return tree.firstReport[tree.parent[rank] as number] === rank;
}

interface Seat {
  branch: number;
  company: number;
  site: number;
}

/** Where a curated person works: the first ordinary company and site of the unit in the country. */
function seatOf(person: CuratedPerson): Seat {
  const unit = businessUnits.findIndex((candidate) => candidate.shortName === person.unit);
  const country = countryIndex(person.country);
  const branches = (branchesByUnit[unit] as WeightedDraw<Branch>).items;
  const position = branches.findIndex((branch) => branch.country === country);
  const branch = branches[position];
  const company = branch?.companies.items.find(
    (candidate) => (companies[candidate] as Company).organization !== 'ORG0212',
  );
  const site = branch?.sites.items[person.serial % branch.sites.items.length];
  if (company === undefined || site === undefined)
    throw new RangeError(`${person.unit} has no seat in ${person.country}`);
  return { branch: position, company, site };
}

/** The organization id of a curated person. */
export function curatedOrganization(person: CuratedPerson): string {
  const own = person.columns.C_msDSCloudExtensionAttribute2;
  return own ?? (companies[seatOf(person).company] as Company).organization;
}

function moveTo(tree: ReportingTree, rank: number, person: CuratedPerson): void {
  const { branch, company, site } = seatOf(person);
  tree.branch[rank] = branch;
  tree.company[rank] = company;
  tree.site[rank] = site;
  tree.family[rank] = familyPosition(person.family);
}
