import type { GeneratedPerson } from './generated-person.ts';
import { groupIdOf } from './group-id.ts';
import type { PersonName } from './names/draw-name.ts';

/** Serial numbers of group IDs that are reserved for people who are in every group with the same login. */
export const curatedSerials = 20;

export type DemoTrait =
  'administrator' | 'manager' | 'external' | 'without chart' | 'cloud-managed' | 'right-to-left name' | 'without photo';

/** A person who is in every demo group of at least 1000 people, whatever the seed. */
export interface CuratedPerson {
  serial: number;
  trait: DemoTrait;
  /** Short name of the person's business unit. */
  unit: string;
  country: string;
  isHead: boolean;
  family: string;
  identity: { name: PersonName; culture: string; userType: 'I' | 'E' | 'Agent' };
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
