import { displayName, profileFields, recordOf } from '@directory/contract';
import type { Leaver, Profile, ProfileFields } from '@directory/contract';
import type { PeopleStore, PersonWithCard } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import type { PhotoUrls } from '../../people/photos/photo-urls.ts';
import { shownPhones } from '../../people/contact/phone-number.ts';
import type { References } from '../../people/reference-lists.ts';
import { shownReference } from '../../people/reporting-line/shown-reference.ts';
import { selfServiceRights } from '../../people/rules/self-service-rights.ts';
import type { SelfServiceStore } from '../../people/rules/self-service-store.ts';
import { shownTimeZone, timeZoneOf } from '../../people/places/time-zone.ts';

/** The part of a person that a link and a reference need. */
type NamedPerson = Pick<
  Person,
  'id' | 'login' | 'firstName' | 'lastName' | 'C_groupIdentifier' | 'C_distinguishedName'
>;

export interface ProfilePresentation {
  /** The person in the directory to whom `manager` or `C_assistant` refers, from memory; undefined if there is none. */
  readonly named: (reference: string) => NamedPerson | undefined;
  readonly people: PeopleStore;
  /** The self-service rules, to show which fields can be edited. */
  readonly opened: Pick<SelfServiceStore, 'findRulesOf'>;
  readonly addresses: PhotoUrls;
  readonly references: References;
}

/** Presents a person for the profile page. Hidden values, and fields that are only for the owner, are empty for other viewers. */
export async function presentProfile(
  { person: shown, publicHash, nameRecordedAt }: PersonWithCard,
  isOwn: boolean,
  dependencies: Omit<ProfilePresentation, 'people'>,
): Promise<Profile> {
  const person = isOwn ? shown.revealed() : shown;
  const rights = isOwn ? await selfServiceRights(person, dependencies.opened) : undefined;
  const manager = managerOf(person);
  const [managing, assisting] = [dependencies.named(manager), dependencies.named(person.C_assistant)];
  const gbuCode = person.C_msDSCloudExtensionAttribute3;
  const countryCode = dependencies.references.countryOf(person.C_countryname)?.id ?? '';
  return {
    ...fieldsOf(person),
    manager: shownReference(manager, managing),
    C_assistant: shownReference(person.C_assistant, assisting),
    preferredLanguage: completeLocale(person.preferredLanguage, dependencies.references),
    otherNames: [...person.otherNames],
    aboutMe: person.aboutMe,
    aboutMeFields: isOwn ? [...person.aboutMeFields] : [],
    turnedOffAboutMe: isOwn ? [...person.turnedOffAboutMe] : [],
    nameRecordedAt: (isOwn || person.hasNameRecordings ? nameRecordedAt : null)?.toISOString() ?? '',
    canRecordName: isOwn && person.hasNameRecordings,
    businessUnit: dependencies.references.businessUnit.get(person.division) ?? null,
    gbuName: dependencies.references.gbu.get(gbuCode)?.Name ?? gbuCode,
    countryCode,
    phones: shownPhones(person, countryCode),
    timeZone: isOwn
      ? timeZoneOf({ countryCode, city: person.city, state: person.state })
      : shownTimeZone(person, countryCode),
    managerUserId: managing?.login ?? '',
    managerName: managing === undefined ? '' : displayName(managing),
    assistantUserId: assisting?.login ?? '',
    assistantName: assisting === undefined ? '' : displayName(assisting),
    publicHash: isOwn ? publicHash : '',
    photo: dependencies.addresses.url(person, 240),
    photoLarge: dependencies.addresses.url(person, 480),
    hasOwnPhoto: isOwn && person.hasOwnPhoto,
    isOnChart: person.isOnChart,
    hiddenFields: isOwn ? [...person.hiddenFields] : [],
    version: person.version,
    editableFields: [...(rights?.fields ?? [])],
  };
}

/** Ids of the people whom another person's profile reveals: the person, the manager and the assistant. */
export function shownByProfile(person: Person, { named }: Pick<ProfilePresentation, 'named'>): number[] {
  return [person, named(managerOf(person)), named(person.C_assistant)].flatMap((shown) => shown?.id ?? []);
}

/** Maximum number of leavers above a leaver who are looked up to find a present person. */
const maxFormerManagers = 10;

/** The person to turn to instead of a leaver. */
export interface Contact {
  readonly person: NamedPerson | undefined;
  /** Whether the leaver's own manager has left too. */
  readonly hasManagerLeft: boolean;
}

/** The leaver's manager or, if that person has left too, the first present person above. */
export async function contactInsteadOf(
  leaver: Person,
  { named, people }: Pick<ProfilePresentation, 'named' | 'people'>,
): Promise<Contact> {
  let below = leaver;
  for (let count = 0; count <= maxFormerManagers; count++) {
    const reference = managerOf(below);
    const person = named(reference);
    const former = person !== undefined || reference === '' ? undefined : await people.findNamedLeaver(reference);
    if (former === undefined) return { person, hasManagerLeft: count > 0 };
    below = former;
  }
  return { person: undefined, hasManagerLeft: true };
}

/** Ids of the people whom a leaver's page reveals: the person and the one to turn to. */
export function shownByLeaver(leaver: Person, { person }: Contact): number[] {
  return [leaver, person].flatMap((shown) => shown?.id ?? []);
}

/** What is still shown about a leaver, without contact details and address. */
export function presentLeaver(leaver: Person & { leftAt: Date }, { person, hasManagerLeft }: Contact): Leaver {
  return {
    firstName: leaver.firstName,
    lastName: leaver.lastName,
    leftAt: leaver.leftAt.toISOString(),
    managerUserId: person?.login ?? '',
    managerName: person === undefined ? '' : displayName(person),
    hasManagerLeft,
  };
}

/** The manager is not shown for members of organizations that are excluded from the chart. */
function managerOf(person: Person): string {
  return person.isManagerShown ? person.manager : '';
}

function fieldsOf(person: Person): ProfileFields {
  return recordOf(profileFields, (field) => person[field]);
}

/** Completes a language to its first locale: `fr` becomes the first locale of French. */
export function completeLocale(language: string, { locales }: References): string {
  if (!/^[a-z]{2}$/i.test(language)) return language;
  return locales.find(({ id }) => id.toLowerCase().startsWith(`${language.toLowerCase()}-`))?.id ?? language;
}
