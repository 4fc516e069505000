import { companies, drawContractor } from './organisation/companies.ts';
import type { Company } from './organisation/companies.ts';
import { businessUnits } from './organisation/business-units.ts';
import { familyPosition } from './organisation/job-families.ts';
import type { ReportingTree } from './organisation/reporting-tree.ts';
import { cultures } from './names/cultures.ts';
import type { Culture } from './names/cultures.ts';
import { drawName } from './names/draw-name.ts';
import type { PersonName } from './names/draw-name.ts';
import { curatedSerials } from './curated-people.ts';
import type { CuratedPerson } from './curated-people.ts';
import { escapeDnValue } from './distinguished-name.ts';
import { groupIdOf } from './group-id.ts';
import { countries } from './places/countries.ts';
import { Random } from './random.ts';

/** The data by which other people refer to a person. It can be computed from the rank alone. */
export interface Identity {
  name: PersonName;
  culture: string;
  userType: 'I' | 'E' | 'Agent';
  groupId: string;
  /** The company whose network the person uses. */
  host: Company;
  /** The employer of an external person, otherwise `host`. */
  employer: Company;
  curated?: CuratedPerson;
}

const management = familyPosition('MG');

/** Computes the identity of any person in the tree. */
export class Identities {
  private readonly tree: ReportingTree;
  private readonly seed: number;
  private readonly curated: ReadonlyMap<number, CuratedPerson>;
  private readonly random = new Random();
  private readonly distinguishedNames = new Map<number, string>();

  constructor(tree: ReportingTree, seed: number, curated: ReadonlyMap<number, CuratedPerson>) {
    this.tree = tree;
    this.seed = seed;
    this.curated = curated;
  }

  groupIdOf(rank: number): string {
    const curated = this.curated.get(rank);
    return curated ? groupIdOf(curated.serial) : groupIdOf(rank + curatedSerials);
  }

  of(rank: number): Identity {
    const random = this.random.reseed(this.seed, 11, rank);
    const host = companies[this.tree.company[rank] as number] as Company;
    const curated = this.curated.get(rank);
    const userType = this.drawUserType(rank, random, curated);
    const employer = userType === 'E' ? drawContractor(host.country, random) : host;
    const isFromEmployer = userType === 'E' && random.chance(0.5);
    const country = countries[isFromEmployer ? employer.country : host.country] as (typeof countries)[number];
    const culture = cultures.get(country.cultures.draw(random)) as Culture;
    const name = drawName(culture, random);
    const groupId = this.groupIdOf(rank);
    const isSecondAccount = userType === 'E' && !curated && random.chance(0.01);
    const identity: Identity = {
      name,
      culture: culture.id,
      userType,
      groupId: isSecondAccount ? `${groupId}-E` : groupId,
      host,
      employer,
    };
    return curated ? { ...identity, ...curated.identity, curated } : identity;
  }

  private drawUserType(rank: number, random: Random, curated?: CuratedPerson): Identity['userType'] {
    const draw = random.next();
    if (curated) return curated.identity.userType;
    const canBeOutside =
      this.tree.span[rank] === 0 && (this.tree.level[rank] as number) >= 4 && this.tree.family[rank] !== management;
    if (!canBeOutside) return 'I';
    if (draw < 0.235) return 'E';
    return draw < 0.26 ? 'Agent' : 'I';
  }

  /** The distinguished name, such as `CN=Martin\, Zoé (AB1234),OU=Users,OU=BU02,DC=france,DC=group,DC=example`. */
  distinguishedNameOf(rank: number, identity: Identity): string {
    const { name, groupId, userType, host } = identity;
    const family = escapeDnValue(name.lastName);
    const shown = name.firstName === '' ? family : `${family}\\, ${escapeDnValue(name.firstName)}`;
    const unit = businessUnits[this.tree.unit[rank] as number] as (typeof businessUnits)[number];
    const folder = userType === 'E' ? 'Externals' : 'Users';
    return `CN=${shown} (${groupId}),OU=${folder},OU=${unit.id},${host.domainComponents}`;
  }

  /** The distinguished name of a manager. It is cached, because the reports are distributed over the file. */
  distinguishedNameOfHead(rank: number): string {
    let text = this.distinguishedNames.get(rank);
    if (text === undefined) {
      text = this.distinguishedNameOf(rank, this.of(rank));
      this.distinguishedNames.set(rank, text);
    }
    return text;
  }
}
