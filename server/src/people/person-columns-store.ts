import { aboutMeFields, isHideableValue, nothingAboutMe, profileFields } from '@directory/contract';
import type { AboutMe, AboutMeField, FieldLayers, HideableField, ProfileField } from '@directory/contract';
import type { Selectable } from 'kysely';
import type { FieldCorrection, PeopleTable } from '../database/tables.ts';
import { drawnLook } from './photos/drawn-version.ts';
import { orderedFields } from './rules/people-rules.ts';
import type { PeopleRules } from './rules/people-rules.ts';
import { noValues } from './person.ts';
import type { FieldSource, Person } from './person.ts';

/** The columns that make a person. The others serve look-ups and imports. */
export const personColumns = [
  'people.id',
  'people.login',
  'people.feed',
  'people.feed_values',
  'people.supplements',
  'people.edits',
  'people.corrections',
  'people.about_me',
  'people.hidden_fields',
  'people.field_times',
  'people.photo_version',
  'people.feed_photo',
  'people.own_photo_at',
  'people.version',
  'people.created_at',
  'people.left_at',
] as const;

type ColumnName<Column> = Column extends `people.${infer Name}` ? Name : never;
export type PersonRow = Pick<
  Selectable<PeopleTable>,
  ColumnName<(typeof personColumns)[number]> & keyof Selectable<PeopleTable>
>;

/** Before the version of a photo that is hidden from others, so that its address is known only to those who may see it. */
const hiddenPhotoPrefix = 'hidden-';

/** A person as others see them. Hidden values are empty; `revealed` has them. */
export function personOf(row: PersonRow, rules: PeopleRules): Person {
  const person = wholePerson(row, rules);
  const hiddenByRules = rules.hiddenFieldsOf(person, row.feed);
  if (hiddenByRules.length === 0 && row.hidden_fields.length === 0) return person;
  const hiddenFields = orderedFields([...row.hidden_fields, ...hiddenByRules]);
  const shown = wholePerson(row, rules);
  for (const each of [person, shown]) Object.assign(each, { hiddenFields, hiddenByRules, revealed: () => person });
  if (hiddenFields.includes('photo') && person.photoVersion !== '') {
    person.photoVersion = hiddenPhotoPrefix + person.photoVersion;
    shown.photoVersion = '';
  }
  if (hiddenFields.includes('otherNames')) shown.otherNames = [];
  const values: readonly ProfileField[] = hiddenFields.filter(isHideableValue);
  for (const field of values) shown[field] = '';
  // NOTE: named first, for the reason that `executeStatement` gives.
  const sources: Person['sources'] = () => new Map([...person.sources()].filter(([field]) => !values.includes(field)));
  shown.sources = sources;
  return shown;
}

/** Other feeds than the owner deliver these fields as well. */
type SharedField = keyof PersonRow['supplements'];
type WritablePerson = { -readonly [member in keyof Person]: Person[member] };

const nothing: readonly HideableField[] = [];

/**
 * With the effective values, hidden or not. One object is made and then completed: copying it would double the time in which all people are
 * read.
 *
 * NOTE: all people have the same properties, in the same order, and no getter that is made anew for each: otherwise V8 keeps them as hash tables,
 * which take six times as much memory.
 */
function wholePerson(row: PersonRow, rules: PeopleRules): WritablePerson {
  const { otherNames = [], employeeNumber = '' } = row.feed_values;
  const person: WritablePerson = {
    ...noValues,
    id: row.id,
    feed: row.feed,
    otherNames,
    aboutMe: aboutMeOf(row, rules.aboutMeFields),
    aboutMeFields: rules.aboutMeFields,
    hasNameRecordings: rules.hasNameRecordings,
    turnedOffAboutMe: turnedOffAboutMe(row, rules.aboutMeFields),
    employeeNumber,
    photoVersion: photoCorrectionOf(row)?.value ?? row.photo_version ?? '',
    hasOwnPhoto: isOwnPhoto(row),
    version: row.version,
    leftAt: row.left_at,
    isOnChart: false,
    isManagerShown: false,
    hiddenFields: nothing,
    hiddenByRules: nothing,
    revealed: itself,
    // Built on demand, since only the details of a profile need them.
    sources: () => sourcesOf(row),
  };
  for (const field in row.feed_values) {
    if (field in noValues) person[field as ProfileField] = row.feed_values[field as ProfileField]!;
  }
  person.login = row.login;
  for (const field in row.supplements) person[field as SharedField] = row.supplements[field as SharedField]!.value;
  for (const field in row.edits) person[field as ProfileField] = row.edits[field as ProfileField]!.value;
  for (const [field, { value }] of correctionsInForce(row)) person[field] = value;
  person.isManagerShown = !rules.isOrganizationLeftOut(person);
  person.isOnChart = person.isManagerShown && rules.isTypeOnChart(person);
  return person;
}

/** What the person says in these fields; the others are empty. */
function aboutMeOf({ about_me: entered }: PersonRow, fields: readonly AboutMeField[]): AboutMe {
  if (entered === null) return nothingAboutMe;
  const shown = Object.fromEntries(fields.flatMap((field) => (field in entered ? [[field, entered[field]]] : [])));
  return { ...nothingAboutMe, ...shown };
}

const noFields: readonly AboutMeField[] = [];

function turnedOffAboutMe({ about_me: entered }: PersonRow, existing: readonly AboutMeField[]) {
  if (entered === null) return noFields;
  return aboutMeFields.filter((field) => field in entered && !existing.includes(field));
}

/** `revealed` of a person without hidden values. */
function itself(this: Person): Person {
  return this;
}

/** The corrections that are not older than the person's own edit of the field. */
function correctionsInForce({ edits, corrections }: PersonRow): readonly [ProfileField, FieldCorrection][] {
  const { photo: _, ...ofFields } = corrections;
  return (Object.entries(ofFields) as [ProfileField, FieldCorrection][]).filter(
    ([field, { at }]) => (edits[field]?.at ?? '') <= at,
  );
}

/** The administrator's photo, unless the person's own is newer. */
export function photoCorrectionOf(row: PersonRow): FieldCorrection | undefined {
  const { photo } = row.corrections;
  const isOlder =
    isOwnPhoto(row) && row.own_photo_at !== null && photo !== undefined && row.own_photo_at > new Date(photo.at);
  return isOlder ? undefined : photo;
}

function isOwnPhoto(row: PersonRow): boolean {
  const { photo_version: version } = row;
  return version !== null && version !== row.feed_photo && drawnLook(version) === undefined;
}

/** The source of each effective value. */
function sourcesOf(row: PersonRow): ReadonlyMap<ProfileField, FieldSource> {
  const sources = new Map<ProfileField, FieldSource>();
  for (const field of profileFields) {
    const { feed, self, correction } = fieldLayers(row, field);
    if (correction !== null && (self === null || self.at <= correction.at)) {
      sources.set(field, { kind: 'administrator', feed: '', at: new Date(correction.at) });
    } else if (self !== null) sources.set(field, { kind: 'self', feed: '', at: new Date(self.at) });
    else if (feed !== null) sources.set(field, { kind: 'feed', feed: feed.name, at: new Date(feed.at) });
  }
  return sources;
}

/** What the sources say about a person, below the effective values. */
export interface PersonLayers {
  readonly fields: { readonly [field in ProfileField]?: FieldLayers };
  readonly photoCorrection: FieldCorrection | undefined;
  /** What the person says about themselves, also in fields that are turned off. */
  readonly enteredAboutMe: AboutMe;
  /** Without those that rules hide. */
  readonly ownHiddenFields: readonly HideableField[];
}

export function layersOf(row: PersonRow): PersonLayers {
  return {
    fields: Object.fromEntries(profileFields.map((field) => [field, fieldLayers(row, field)])),
    photoCorrection: row.corrections.photo,
    enteredAboutMe: aboutMeOf(row, aboutMeFields),
    ownHiddenFields: orderedFields(row.hidden_fields),
  };
}

/** What each source says about a field. */
function fieldLayers(row: PersonRow, field: ProfileField): FieldLayers {
  const edit = row.edits[field];
  return {
    feed: feedLayer(row, field),
    self: edit === undefined ? null : { value: edit.value, at: edit.at },
    correction: row.corrections[field] ?? null,
  };
}

/** What the feeds say: another feed than the person's own may take precedence, or fill an empty field. */
function feedLayer(row: PersonRow, field: ProfileField): FieldLayers['feed'] {
  const since = (at: string | undefined) => (at === undefined || at === '' ? row.created_at.toISOString() : at);
  const supplement = row.supplements[field];
  if (supplement !== undefined) return { value: supplement.value, at: since(supplement.at), name: supplement.feed };
  const value = row.feed_values[field];
  return value === undefined ? null : { value, at: since(row.field_times[field]), name: row.feed };
}
