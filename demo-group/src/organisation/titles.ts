import type { Random } from '../random.ts';
import { businessUnits } from './business-units.ts';
import { familyPosition, jobFamilies } from './job-families.ts';
import { headTitles, titleData } from './title-data.ts';

/** One form of a title: `Chef/Cheffe de projet` is `Chef de projet` or `Cheffe de projet`. */
function inForm(title: string, isWoman: boolean): string {
  const [man = '', woman] = title.split('/');
  if (woman === undefined || isWoman) return woman ?? man;
  return [man, ...woman.split(' ').slice(man.split(' ').length)].join(' ');
}

interface TitlesOfFamily {
  /** Titles without reports, for men and women. */
  members: readonly [man: readonly string[], woman: readonly string[]];
  /** Titles of heads by rank of their branch. */
  heads: readonly (readonly [man: readonly string[], woman: readonly string[]])[];
}

function bothForms(titles: readonly string[]): readonly [readonly string[], readonly string[]] {
  return [titles.map((title) => inForm(title, false)), titles.map((title) => inForm(title, true))];
}

const titlesByLanguage = new Map<string, (TitlesOfFamily | undefined)[]>(
  Object.entries(headTitles).map(([language, ranks]) => [
    language,
    jobFamilies.map((family) => {
      const text = titleData[family]?.[language];
      if (text === undefined) return undefined;
      const [area = '', ...members] = text.split('|');
      const heads = ranks.map((rank) => bothForms(rank.split('|').map((title) => title.replace('%', area))));
      return { members: bothForms(members), heads };
    }),
  ]),
);

const generalManagement = familyPosition('MG');

export interface Position {
  /** Index in `jobFamilies`. */
  family: number;
  /** Index in `businessUnits`. */
  unit: number;
  level: number;
  /** Rank in the tree: the executives follow the chief executive. */
  rank: number;
  /** Number of people in the branch, including its head. */
  size: number;
  isWoman: boolean;
  /** A two-letter code. */
  language: string;
}

const executiveAreas =
  'Renewables and Retail France|Business Solutions France|Networks|Gas Infrastructures|Thermal Generation and Nuclear|Europe|Americas|Middle East, Asia and Africa|Asia Pacific and China|Exploration and LNG|Energy Management and Engineering|Finance and Corporate Functions'.split(
    '|',
  );
const firstExecutive = 3;
const generalTitles: Record<string, readonly (readonly string[])[]> = {
  en: [
    ['General Manager', 'Site Manager', 'Regional Director', 'Area Manager', 'Managing Director', 'Country Manager'],
  ],
  fr: [
    [
      'Directeur régional',
      'Directeur de filiale',
      'Directeur des opérations',
      'Directeur délégué',
      'Directeur territorial',
    ],
    [
      'Directrice régionale',
      'Directrice de filiale',
      'Directrice des opérations',
      'Directrice déléguée',
      'Directrice territoriale',
    ],
  ],
  es: [
    ['Gerente General', 'Gerente Regional'],
    ['Gerenta General', 'Gerenta Regional'],
  ],
  it: [
    ['Direttore Generale', 'Direttore Regionale'],
    ['Direttrice Generale', 'Direttrice Regionale'],
  ],
  pt: [
    ['Diretor Geral', 'Diretor Regional'],
    ['Diretora Geral', 'Diretora Regional'],
  ],
  de: [
    ['Geschäftsführer', 'Regionalleiter'],
    ['Geschäftsführerin', 'Regionalleiterin'],
  ],
};

function topTitle({ level, rank, unit, isWoman, language }: Position, random: Random): string {
  const { shortName } = businessUnits[unit] as (typeof businessUnits)[number];
  const inFrench = isWoman ? 'Directrice générale' : 'Directeur général';
  if (level === 1) return language === 'fr' ? inFrench : 'Chief Executive Officer';
  if (level === 2) {
    const area = executiveAreas[rank - firstExecutive];
    return area === undefined ? 'Executive Vice President' : `Executive Vice President, ${area}`;
  }
  if (language === 'fr') return `${inFrench} ${shortName}`;
  return `${random.pick(['Managing Director', 'Chief Executive Officer', 'CEO'])} ${shortName}`;
}

function generalTitle({ isWoman, language }: Position, random: Random): string {
  const [men, women = men] = (generalTitles[language] ?? generalTitles['en']) as readonly (readonly string[])[];
  return random.pick((isWoman ? women : men) as readonly string[]);
}

function headRank(size: number): number {
  if (size > 400) return 3;
  if (size > 80) return 2;
  return size > 16 ? 1 : 0;
}

/** A title that fits the job family, the size of the branch and the language. */
export function drawTitle(position: Position, random: Random): string {
  const { family, level, size, isWoman } = position;
  if (size > 1 && level <= 3) return topTitle(position, random);
  if (size > 1 && family === generalManagement) return generalTitle(position, random);
  const english = (titlesByLanguage.get('en') as (TitlesOfFamily | undefined)[])[family] as TitlesOfFamily;
  const isLocal = position.language !== 'en' && random.chance(position.language === 'fr' ? 0.82 : 0.6);
  const titles = (isLocal ? titlesByLanguage.get(position.language)?.[family] : undefined) ?? english;
  const sex = isWoman ? 1 : 0;
  if (size > 1) return random.pick((titles.heads[headRank(size)] as TitlesOfFamily['members'])[sex]);
  const title = random.pick(titles.members[sex]);
  return titles === english && random.chance(0.1) && !/^(?:Senior|Lead)/.test(title) ? `Senior ${title}` : title;
}
