import type { GeneratedPerson } from './generated-person.ts';
import { Identities } from './identity.ts';
import type { Identity } from './identity.ts';
import { curatedLogin } from './curated-people.ts';
import { placeCuratedPeople } from './place-curated-people.ts';
import { contactOf } from './contact.ts';
import { MailAddresses } from './mail-addresses.ts';
import { businessUnits } from './organisation/business-units.ts';
import { familyPosition, jobFamilies } from './organisation/job-families.ts';
import { generateReportingTree } from './organisation/reporting-tree.ts';
import type { ReportingTree } from './organisation/reporting-tree.ts';
import { superiors } from './organisation/superiors.ts';
import { drawTitle } from './organisation/titles.ts';
import { countries } from './places/countries.ts';
import type { Country } from './places/countries.ts';
import { sites } from './places/sites.ts';
import type { Site } from './places/sites.ts';
import { Random } from './random.ts';

export interface GroupRequest {
  /** 0 to 1 000 000 people. */
  count: number;
  seed: number;
}

/** The seed of the group that is loaded at the first start. */
export const demoSeed = 2026;

const maxPeople = 1_000_000;
const administration = familyPosition('AD');

/** A stride that visits every rank once, and distributes the levels evenly over the file. */
function strideFor(count: number): number {
  const greatestDivisor = (left: number, right: number): number =>
    right === 0 ? left : greatestDivisor(right, left % right);
  let stride = Math.max(1, Math.floor(count * 0.618));
  while (greatestDivisor(stride, count) !== 1) stride++;
  return stride;
}

/** Most logins are in one case, some in mixed case, such as `Ab1234@Group.Example`. */
function loginOf(identity: Identity, random: Random): string {
  const style = random.next();
  const { groupId, host, curated } = identity;
  if (curated) return curatedLogin(curated);
  if (style < 0.56) return `${groupId.toLowerCase()}@${host.domain}`;
  if (style < 0.92) return `${groupId}@${host.domain}`;
  return `${groupId.charAt(0)}${groupId.slice(1).toLowerCase()}@${host.domain.replace(/^\w|\.\w/g, (letter) => letter.toUpperCase())}`;
}

/** In the first five levels, heads of branches of at least 40 people have an assistant: their first direct report. */
function assistantRank(tree: ReportingTree, rank: number): number {
  const hasAssistant = (tree.level[rank] as number) <= 5 && (tree.size[rank] as number) >= 40;
  return hasAssistant ? (tree.firstReport[rank] as number) : -1;
}

function appointAssistants(tree: ReportingTree): void {
  for (let rank = 0; rank < tree.count; rank++) {
    const assistant = assistantRank(tree, rank);
    if (assistant >= 0 && tree.span[assistant] === 0) tree.family[assistant] = administration;
  }
}

/**
 * Generates a realistic energy group, person by person, in an order that mixes all levels. The result depends only on count and seed. Uses
 * about 40 bytes of memory per person, plus the distinguished names of the managers.
 */
export function* generatePeople({ count, seed }: GroupRequest): Generator<GeneratedPerson, void, undefined> {
  if (!Number.isInteger(count) || count < 0 || count > maxPeople) {
    throw new RangeError(`a demo group has 0 to ${maxPeople} people, not ${count}`);
  }
  if (count === 0) return;
  const tree = generateReportingTree(count, seed);
  appointAssistants(tree);
  const curated = placeCuratedPeople(tree);
  const superiorOf = superiors(tree, seed, new Set(curated.keys()));
  const identities = new Identities(tree, seed, curated);
  const addresses = new MailAddresses();
  const random = new Random();
  const stride = strideFor(count);
  let rank = Math.floor(count / 3);

  const assistantOf = (helped: number): string => {
    const own = assistantRank(tree, helped);
    if (own >= 0) return identities.groupIdOf(own);
    const superior = tree.parent[helped] as number;
    const shared = superior >= 0 && random.chance(0.06) ? assistantRank(tree, superior) : -1;
    return shared >= 0 && shared !== helped ? identities.groupIdOf(shared) : '';
  };
  const managerOf = (person: number): string => {
    const superior = superiorOf(person);
    if (superior === 'none') return '';
    if (superior === 'unknown') return `CN=${identities.groupIdOf(count + person)},OU=Users,DC=group,DC=example`;
    return random.chance(0.7) ? identities.distinguishedNameOfHead(superior) : identities.groupIdOf(superior);
  };

  for (let row = 0; row < count; row++, rank = (rank + stride) % count) {
    const identity = identities.of(rank);
    random.reseed(seed, 12, rank);
    const { name, culture, host, employer } = identity;
    const site = sites[tree.site[rank] as number] as Site;
    const country = countries[host.country] as Country;
    const unit = businessUnits[tree.unit[rank] as number] as (typeof businessUnits)[number];
    const language = country.languages.draw(random);
    const isUnnamed = !identity.curated && tree.span[rank] === 0 && random.chance(0.0004);
    const hasTitle = (tree.level[rank] as number) <= 3 || random.chance(identity.userType === 'E' ? 0.9 : 0.985);
    const title = drawTitle(
      {
        family: tree.family[rank] as number,
        unit: tree.unit[rank] as number,
        level: tree.level[rank] as number,
        rank,
        size: tree.size[rank] as number,
        isWoman: name.isWoman,
        language: language.slice(0, 2),
      },
      random,
    );
    const person: GeneratedPerson = {
      ...contactOf(identity, country, site, language, random),
      login: loginOf(identity, random),
      firstName: isUnnamed ? '' : name.firstName,
      lastName: isUnnamed ? '' : name.lastName,
      otherNames: isUnnamed ? [] : name.otherNames,
      title: hasTitle ? title : '',
      email: isUnnamed ? '' : addresses.take(identity, random),
      division: unit.id,
      organization: employer.name,
      userType: identity.userType,
      isEntraCloudManaged: !identity.curated && (host.isCloudManaged || random.chance(0.04)) ? '1' : '',
      C_assistant: assistantOf(rank),
      manager: managerOf(rank),
      C_groupIdentifier: identity.groupId,
      C_businessCategory: random.chance(0.97) ? (jobFamilies[tree.family[rank] as number] as string) : '',
      C_distinguishedName: identities.distinguishedNameOf(rank, identity),
      C_msDSCloudExtensionAttribute2: host.organization,
      C_msDSCloudExtensionAttribute3: unit.gbuCode,
      jpegPhoto: random.chance(0.6) ? 'drawn' : '',
      culture,
    };
    if (identity.curated) Object.assign(person, identity.curated.columns);
    if (person.jpegPhoto !== '') person.jpegPhoto += name.isWoman ? ' woman' : ' man';
    yield person;
  }
}
