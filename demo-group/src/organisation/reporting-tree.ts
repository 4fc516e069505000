import { branchesByUnit } from './companies.ts';
import type { Branch } from './companies.ts';
import { businessUnits } from './business-units.ts';
import { familyPosition, familyWeights } from './job-families.ts';
import { Quota } from './quota.ts';
import { Random, WeightedDraw } from '../random.ts';

/**
 * Who reports to whom, in arrays by rank: rank 0 is the chief executive, then the people level by level, so that the
 * direct reports of a person are adjacent. About 25 bytes per person.
 */
export interface ReportingTree {
  count: number;
  /** Rank of the superior, -1 at the top. */
  parent: Int32Array;
  /** Rank of the first of `span` adjacent direct reports. */
  firstReport: Int32Array;
  span: Uint8Array;
  /** 1 at the top. */
  level: Uint8Array;
  /** Number of people in the branch, including its head. */
  size: Int32Array;
  /** Indexes in `businessUnits`, in the unit's branches, in `companies`, `sites` and `jobFamilies`. */
  unit: Uint8Array;
  branch: Uint8Array;
  company: Uint16Array;
  site: Uint16Array;
  family: Uint8Array;
}

const deepestLevel = 10;
const largestSpan = 40;
const smallestBranch = 4;
const executiveGroups = [[0, 2], [1], [3, 15], [16, 17, 18], [4, 5, 27], [6, 7], [8, 9, 10], [11, 13], [12, 14], [19, 20, 21], [22, 23, 26], [24, 25, 28]]; // prettier-ignore
const executiveStaff = 3;
const smallestFullGroup = 1000;
const generalManagement = familyPosition('MG');
const unitDraw = new WeightedDraw(
  businessUnits.map((_, unit) => unit),
  businessUnits.map((unit) => unit.weight),
);

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(maximum, value));
}

/** Largest size of a branch with a given number of levels below its head. */
function comfortableSize(levelsBelow: number): number {
  return levelsBelow <= 0 ? 1 : Math.round(23 * 9 ** (levelsBelow - 1));
}

/** Distributes `rest` people over the direct reports of one person: staff without reports first, then branches. */
function divide(rest: number, levelsBelow: number, random: Random): number[] {
  const team = clamp(Math.round(8 * Math.exp(0.5 * random.gauss())), 3, largestSpan);
  const leaves = (count: number): number[] => Array.from({ length: count }, () => 1);
  if (rest < 2 * smallestBranch + 1 || rest <= team || (levelsBelow <= 1 && rest <= largestSpan)) return leaves(rest);
  const staff = 1 + random.below(Math.min(5, rest - 2 * smallestBranch));
  const maxBranchSize = comfortableSize(levelsBelow - 1);
  const minBranches = Math.ceil((rest - staff) / maxBranchSize);
  const wanted = clamp(Math.round(3.4 * Math.exp(0.4 * random.gauss())), 2, 12);
  const heads = clamp(
    Math.max(wanted, minBranches),
    2,
    Math.min(largestSpan - staff, Math.floor((rest - staff) / smallestBranch)),
  );
  const shares = Array.from({ length: heads }, () => Math.exp(random.gauss()));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let spare = rest - staff - heads * smallestBranch;
  const toShare = spare;
  const sizes = shares.map((share) => {
    const size = Math.min(maxBranchSize, smallestBranch + Math.floor((toShare * share) / total));
    spare -= size - smallestBranch;
    return size;
  });
  for (let index = 0; spare > 0; index = (index + 1) % heads) {
    const size = sizes[index] as number;
    const added = Math.min(spare, Math.max(1, Math.min(maxBranchSize - size, Math.ceil(spare / heads))));
    sizes[index] = size + added;
    spare -= added;
  }
  return [...leaves(staff), ...sizes];
}

/** The headcount of each business unit, by weight. */
function unitSizes(people: number): number[] {
  const total = businessUnits.reduce((sum, unit) => sum + unit.weight, 0);
  const sizes = businessUnits.map((unit) => Math.max(5, Math.floor((people * unit.weight) / total)));
  const largest = sizes.indexOf(Math.max(...sizes));
  sizes[largest] = (sizes[largest] as number) + people - sizes.reduce((sum, size) => sum + size, 0);
  return sizes;
}

function emptyTree(count: number): ReportingTree {
  return {
    count,
    parent: new Int32Array(count).fill(-1),
    firstReport: new Int32Array(count),
    span: new Uint8Array(count),
    level: new Uint8Array(count),
    size: new Int32Array(count),
    unit: new Uint8Array(count),
    branch: new Uint8Array(count),
    company: new Uint16Array(count),
    site: new Uint16Array(count),
    family: new Uint8Array(count),
  };
}

/** Chooses country, company, site and job family of every person. They are mostly those of the superior, more often at lower levels. */
function settler(tree: ReportingTree, random: Random): (rank: number) => void {
  const branchQuotas = branchesByUnit.map((branches) => new Quota(branches.items.map((branch) => branch.weight)));
  const familyQuotas = businessUnits.map((_, unit) => new Quota(familyWeights(unit)));

  return (rank) => {
    const parent = tree.parent[rank] as number;
    const level = tree.level[rank] as number;
    const unit = tree.unit[rank] as number;
    const size = tree.size[rank] as number;
    const isHead = size > 1;
    const isNewUnit = parent < 0 || tree.unit[parent] !== unit;
    const moves = isNewUnit || random.chance(isHead && level <= 6 ? (level === 4 ? 0.9 : 0.3) : 0.015);
    const quota = branchQuotas[unit] as Quota;
    if (!isNewUnit) quota.add(tree.branch[parent] as number, -size);
    const branches = branchesByUnit[unit] as WeightedDraw<Branch>;
    const goesTo = () => (isHead ? quota.furthestBelowShare() : branches.drawIndex(random));
    const position = moves ? goesTo() : (tree.branch[parent] as number);
    quota.add(position, size);
    tree.branch[rank] = position;
    const branch = branches.items[position] as Branch;
    const changesCompany = moves || random.chance(level <= 6 && isHead ? 0.45 : 0.03);
    tree.company[rank] = changesCompany ? branch.companies.draw(random) : (tree.company[parent] as number);
    const changesSite = moves || random.chance(level <= 6 && isHead ? 0.5 : 0.15);
    tree.site[rank] = changesSite ? branch.sites.draw(random) : (tree.site[parent] as number);

    const families = familyQuotas[unit] as Quota;
    const above = parent < 0 ? generalManagement : (tree.family[parent] as number);
    let family = above;
    if (isHead && (level <= 3 || (above === generalManagement && size > 400))) family = generalManagement;
    else if (above === generalManagement || random.chance(isHead ? 0.4 : 0.06)) family = families.furthestBelowShare();
    if (!isNewUnit) families.add(above, -size);
    families.add(family, size);
    tree.family[rank] = family;
  };
}

/** Generates the reporting tree of a group of `count` people. */
export function generateReportingTree(count: number, seed: number): ReportingTree {
  const random = new Random(seed, 4);
  const tree = emptyTree(count);
  if (count === 0) return tree;
  const isFull = count >= smallestFullGroup;
  const units = unitSizes(count - 3 - executiveGroups.length * (1 + executiveStaff));
  const reportsOf = (rank: number): number[] => {
    const level = tree.level[rank] as number;
    if (isFull && level === 1) {
      const sizes = executiveGroups.map((group) =>
        group.reduce((sum, unit) => sum + (units[unit] as number), 1 + executiveStaff),
      );
      return [1, 1, ...sizes];
    }
    if (isFull && level === 2) {
      return [1, 1, 1, ...(executiveGroups[rank - 3] as number[]).map((unit) => units[unit] as number)];
    }
    return divide((tree.size[rank] as number) - 1, deepestLevel - level, random);
  };
  const unitOf = (parent: number, position: number): number => {
    if (isFull && tree.level[parent] === 2 && position >= executiveStaff) {
      return (executiveGroups[parent - 3] as number[])[position - executiveStaff] as number;
    }
    return !isFull && parent === 0 ? unitDraw.draw(random) : (tree.unit[parent] as number);
  };
  tree.size[0] = count;
  tree.level[0] = 1;
  tree.unit[0] = businessUnits.findIndex((unit) => unit.shortName === 'Corporate');
  const settle = settler(tree, random);
  settle(0);
  let next = 1;
  for (let rank = 0; rank < count; rank++) {
    if (tree.size[rank] === 1) continue;
    const sizes = reportsOf(rank);
    tree.firstReport[rank] = next;
    tree.span[rank] = sizes.length;
    for (const [position, size] of sizes.entries()) {
      tree.parent[next] = rank;
      tree.level[next] = (tree.level[rank] as number) + 1;
      tree.size[next] = size;
      tree.unit[next] = unitOf(rank, position);
      settle(next);
      next++;
    }
  }
  return tree;
}
