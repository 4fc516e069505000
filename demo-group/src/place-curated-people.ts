import { curatedPeople } from './curated-people.ts';
import type { CuratedPerson } from './curated-people.ts';
import { businessUnits } from './organisation/business-units.ts';
import { branchesByUnit, companies } from './organisation/companies.ts';
import type { Branch, Company } from './organisation/companies.ts';
import { familyPosition } from './organisation/job-families.ts';
import type { ReportingTree } from './organisation/reporting-tree.ts';
import { countryIndex } from './places/countries.ts';
import type { WeightedDraw } from './random.ts';

/**
 * Assigns each curated person to a rank of the tree: the first one in the right unit, with or without reports. The rank is moved to the
 * right country. Returns an empty map for groups of fewer than 1000 people.
 */
export function placeCuratedPeople(tree: ReportingTree): ReadonlyMap<number, CuratedPerson> {
  const placed = new Map<number, CuratedPerson>();
  if (tree.count < 1000) return placed;
  for (const person of curatedPeople) {
    const unit = businessUnits.findIndex((candidate) => candidate.shortName === person.unit);
    const isFree = (rank: number, level: number, span: number): boolean =>
      tree.unit[rank] === unit &&
      !placed.has(rank) &&
      (tree.level[rank] as number) >= level &&
      (person.isHead
        ? tree.span[rank] === (tree.size[rank] as number) - 1 && (tree.span[rank] as number) >= span
        : tree.span[rank] === 0);
    let rank = findRank(tree, (candidate) => isFree(candidate, 5, 4) && !isFirstReport(tree, candidate));
    if (rank < 0) rank = findRank(tree, (candidate) => isFree(candidate, 4, 3));
    if (rank < 0) continue;
    moveTo(tree, rank, person);
    placed.set(rank, person);
  }
  return placed;
}

function findRank(tree: ReportingTree, isWanted: (rank: number) => boolean): number {
  for (let rank = 0; rank < tree.count; rank++) if (isWanted(rank)) return rank;
  return -1;
}

/** The first direct report may be the assistant. */
function isFirstReport(tree: ReportingTree, rank: number): boolean {
  return tree.firstReport[tree.parent[rank] as number] === rank;
}

interface Placement {
  branch: number;
  company: number;
  site: number;
}

/** Where a curated person works: the first company with a chart, and a site, of the unit in the country. */
function placementOf(person: CuratedPerson): Placement {
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
    throw new RangeError(`${person.unit} has no site in ${person.country}`);
  return { branch: position, company, site };
}

/** The organization id of a curated person. */
export function curatedOrganization(person: CuratedPerson): string {
  const own = person.columns.C_msDSCloudExtensionAttribute2;
  return own ?? (companies[placementOf(person).company] as Company).organization;
}

function moveTo(tree: ReportingTree, rank: number, person: CuratedPerson): void {
  const { branch, company, site } = placementOf(person);
  tree.branch[rank] = branch;
  tree.company[rank] = company;
  tree.site[rank] = site;
  tree.family[rank] = familyPosition(person.family);
}
