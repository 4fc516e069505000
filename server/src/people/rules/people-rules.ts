import {
  aboutMeFields,
  defaultChartChoice,
  hideableFields,
  optionalFields,
  selfServiceDomain,
} from '@directory/contract';
import type {
  AboutMeField,
  ChartChoice,
  HideableField,
  HidingScope,
  OptionalField,
  ProfileFields,
} from '@directory/contract';
import { identityKey } from '../identity-key.ts';

/** The rules about people, as they are stored. */
export interface StoredRules {
  /** Increases with each change of a rule. */
  readonly version: number;
  /** Null for the default. */
  readonly chart: ChartChoice | null;
  /** The optional fields that are turned on; null for all. */
  readonly aboutMe: readonly string[] | null;
  readonly hiding: readonly { readonly scope: HidingScope; readonly key: string; readonly fields: readonly string[] }[];
}

/** The values that determine the groups of a person. */
export type GroupValues = Pick<
  ProfileFields,
  'userType' | 'C_msDSCloudExtensionAttribute2' | 'C_countryname' | 'isEntraCloudManaged' | 'C_distinguishedName'
>;

/** The values of a person on which the effect of the rules depends: the groups, and the "about me" fields that the person entered. */
export interface RuledPerson extends Readonly<Record<HidingScope, string>> {
  readonly enteredAboutMe: readonly AboutMeField[];
}

/** Who is on the organization chart, and which fields of which people are hidden. */
export interface PeopleRules {
  readonly version: number;
  isTypeOnChart(person: Pick<GroupValues, 'userType'>): boolean;
  /** Whether the chart leaves out the person's organization. */
  isOrganizationLeftOut(person: Pick<GroupValues, 'C_msDSCloudExtensionAttribute2'>): boolean;
  /** The "about me" fields that are turned on, in the order of `aboutMeFields`. */
  readonly aboutMeFields: readonly AboutMeField[];
  /** Whether people may record the pronunciation of their names. */
  readonly hasNameRecordings: boolean;
  /**
   * The fields of a person that rules hide, in the order of `hideableFields`.
   * @param groupOf the person's value of `groupValue`
   */
  hiddenFieldsOf(groupOf: (scope: HidingScope) => string): readonly HideableField[];
}

const nothing: readonly HideableField[] = [];

/** The value that assigns a person to a group, by scope. */
export const groupValue: { readonly [scope in HidingScope]: (person: GroupValues, feed: string) => string } = {
  userType: (person) => person.userType,
  organization: (person) => person.C_msDSCloudExtensionAttribute2,
  domain: (person) => selfServiceDomain(person),
  country: (person) => person.C_countryname,
  feed: (_person, feed) => feed,
};

export function peopleRules({ version, chart, aboutMe, hiding }: StoredRules): PeopleRules {
  const { isTypeOnChart, isOrganizationLeftOut } = chartRule(chart ?? defaultChartChoice);
  const existing = knownOptionalFields(aboutMe);
  const byScope = new Map<HidingScope, Map<string, readonly string[]>>();
  for (const { scope, key, fields } of hiding) {
    const ofScope = byScope.get(scope) ?? new Map<string, readonly string[]>();
    byScope.set(scope, ofScope.set(key, fields));
  }
  return {
    version,
    isTypeOnChart,
    isOrganizationLeftOut,
    aboutMeFields: aboutMeFields.filter((field) => existing.includes(field)),
    hasNameRecordings: existing.includes('nameRecording'),
    hiddenFieldsOf(groupOf) {
      if (byScope.size === 0) return nothing;
      const hidden = [...byScope].flatMap(([scope, ofScope]) => ofScope.get(identityKey(groupOf(scope))) ?? []);
      return hidden.length === 0 ? nothing : orderedFields(hidden);
    },
  };
}

/** Whether both rules hide the same of a person, and agree on whether the person is on the chart. */
export function haveSameEffect(one: PeopleRules, other: PeopleRules, person: RuledPerson): boolean {
  const groupOf = (scope: HidingScope) => person[scope];
  const chartValues = { userType: person.userType, C_msDSCloudExtensionAttribute2: person.organization };
  return (
    one.isTypeOnChart(chartValues) === other.isTypeOnChart(chartValues) &&
    one.isOrganizationLeftOut(chartValues) === other.isOrganizationLeftOut(chartValues) &&
    person.enteredAboutMe.every((field) => one.aboutMeFields.includes(field) === other.aboutMeFields.includes(field)) &&
    one.hiddenFieldsOf(groupOf).join() === other.hiddenFieldsOf(groupOf).join()
  );
}

/** The known fields among `fields`, in the order of the contract; null means all. */
export function knownOptionalFields(fields: readonly string[] | null): readonly OptionalField[] {
  return fields === null ? optionalFields : optionalFields.filter((field) => fields.includes(field));
}

/** Removes duplicates and unknown fields, and sorts in the order of `hideableFields`. */
export function orderedFields(fields: readonly string[]): HideableField[] {
  return hideableFields.filter((field) => fields.includes(field));
}

type ChartValues = Pick<GroupValues, 'userType' | 'C_msDSCloudExtensionAttribute2'>;

/** Decides who is on the chart: people of the chosen user types, in organizations that are not left out. */
export function chartRule({ userTypes, mode, organizations }: ChartChoice) {
  const types: ReadonlySet<string> = new Set(userTypes);
  const keys = new Set(organizations.map(identityKey));
  /** Cached results by organization, as it is spelled. There are far fewer organizations than people. */
  const known = new Map<string, boolean>();
  const isTypeOnChart = ({ userType }: Pick<ChartValues, 'userType'>) => types.has(userType);
  const isOrganizationLeftOut = ({
    C_msDSCloudExtensionAttribute2: organization,
  }: Pick<ChartValues, 'C_msDSCloudExtensionAttribute2'>) => {
    const isLeftOut = known.get(organization) ?? keys.has(identityKey(organization)) === (mode === 'except');
    known.set(organization, isLeftOut);
    return isLeftOut;
  };
  return {
    isTypeOnChart,
    isOrganizationLeftOut,
    isOnChart: (person: ChartValues) => isTypeOnChart(person) && !isOrganizationLeftOut(person),
  };
}
