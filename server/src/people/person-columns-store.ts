import { aboutMeFields, isHideableValue, emptyAboutMe, profileFields } from '@directory/contract';
import type { AboutMe, AboutMeField, FieldLayers, HideableField, ProfileField } from '@directory/contract';
import type { Selectable } from 'kysely';
import type { FieldCorrection, PeopleTable } from '../database/tables.ts';
import { checkPersonRow } from './check-person-row.ts';
import { drawnLook } from './photos/drawn-version.ts';
import { groupValue, orderedFields } from './rules/people-rules.ts';
import type { PeopleRules } from './rules/people-rules.ts';
import { noValues } from './person.ts';
import type { FieldSource, Person } from './person.ts';

/** The columns from which a `Person` is built. The other columns are for lookups and imports. */
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

/** Prefix for the version of a hidden photo, so that only people who may see it know its URL. */
const hiddenPhotoPrefix = 'hidden-';

/**
 * A person as others see them: hidden values are empty. `revealed` returns the person with them.
 * @throws UnusableDatabaseError if somebody else has written a value of a wrong type
 */
export function personOf(row: PersonRow, rules: PeopleRules): Person {
  checkPersonRow(row);
  const person = effectivePerson(row, rules);
  const hiddenByRules = rules.hiddenFieldsOf((scope) => groupValue[scope](person, row.feed));
  if (hiddenByRules.length === 0 && row.hidden_fields.length === 0) return person;
  const hiddenFields = orderedFields([...row.hidden_fields, ...hiddenByRules]);
  const shown = effectivePerson(row, rules);
  for (const each of [person, shown]) Object.assign(each, { hiddenFields, hiddenByRules, revealed: () => person });
  if (hiddenFields.includes('photo') && person.photoVersion !== '') {
    person.photoVersion = hiddenPhotoPrefix + person.photoVersion;
    shown.photoVersion = '';
  }
  if (hiddenFields.includes('otherNames')) shown.otherNames = [];
  const values: readonly ProfileField[] = hiddenFields.filter(isHideableValue);
  for (const field of values) shown[field] = '';
  if (hiddenFields.includes('email')) shown.feedEmail = '';
  // NOTE: assigned to a variable first. V8 allocates a function expression that is assigned directly to a property in its old generation,
  // which it rarely collects, and the function would retain both people.
  const sources: Person['sources'] = () => new Map([...person.sources()].filter(([field]) => !values.includes(field)));
  shown.sources = sources;
  return shown;
}

/** Whether this version has the field: a row may have fields that a newer version has written. */
function isProfileField(field: string): field is ProfileField {
  return field in noValues;
}

type WritablePerson = { -readonly [member in keyof Person]: Person[member] };

const nothing: readonly HideableField[] = [];

/**
 * A person with the effective values, hidden or not. The object is created once and then filled in. Copying it would double the time to
 * read all people.
 *
 * NOTE: all people have the same properties in the same order, and no getters of their own. Otherwise V8 would store them as dictionaries,
 * which take six times as much memory.
 */
function effectivePerson(row: PersonRow, rules: PeopleRules): WritablePerson {
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
    feedEmail: '',
    photoVersion: photoCorrectionOf(row)?.value ?? row.photo_version ?? '',
    hasOwnPhoto: isOwnPhoto(row),
    version: row.version,
    leftAt: row.left_at,
    isOnChart: false,
    isManagerShown: false,
    hiddenFields: nothing,
    hiddenByRules: nothing,
    revealed: itself,
    // Computed on demand, since only profile details need them.
    sources: () => sourcesOf(row),
  };
  for (const field in row.feed_values) if (isProfileField(field)) person[field] = row.feed_values[field]!;
  person.login = row.login;
  for (const field in row.supplements) if (isProfileField(field)) person[field] = row.supplements[field]!.value;
  person.employeeNumber = row.supplements.employeeNumber?.value ?? person.employeeNumber;
  person.feedEmail = person.email;
  for (const field in row.edits) if (isProfileField(field)) person[field] = row.edits[field]!.value;
  for (const [field, { value }] of correctionsInForce(row)) person[field] = value;
  person.isManagerShown = !rules.isOrganizationLeftOut(person);
  person.isOnChart = person.isManagerShown && rules.isTypeOnChart(person);
  return person;
}

/** The values that the person entered in these "about me" fields. All other fields are empty. */
function aboutMeOf({ about_me: entered }: PersonRow, fields: readonly AboutMeField[]): AboutMe {
  if (entered === null) return emptyAboutMe;
  const shown = Object.fromEntries(fields.flatMap((field) => (field in entered ? [[field, entered[field]]] : [])));
  return { ...emptyAboutMe, ...shown };
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

/** The corrections that apply: those that are not older than the person's own edit of the field. */
function correctionsInForce({ edits, corrections }: PersonRow): readonly [ProfileField, FieldCorrection][] {
  return Object.entries(corrections).filter(
    (entry): entry is [ProfileField, FieldCorrection] =>
      isProfileField(entry[0]) && (edits[entry[0]]?.at ?? '') <= entry[1].at,
  );
}

/** The photo set by an administrator, unless the person's own photo is newer. */
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

/** The values of each source, from which the effective values are computed. */
export interface PersonLayers {
  readonly fields: { readonly [field in ProfileField]?: FieldLayers };
  readonly photoCorrection: FieldCorrection | undefined;
  /** The "about me" values that the person entered, including those of fields that are turned off. */
  readonly enteredAboutMe: AboutMe;
  /** The fields that the person hides, without those that only rules hide. */
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

/** The value of a field in each source. */
function fieldLayers(row: PersonRow, field: ProfileField): FieldLayers {
  const edit = row.edits[field];
  return {
    feed: feedLayer(row, field),
    self: edit === undefined ? null : { value: edit.value, at: edit.at },
    correction: row.corrections[field] ?? null,
  };
}

/** The value from the feeds. A feed other than the owner may override the owner's value, or fill an empty field. */
function feedLayer(row: PersonRow, field: ProfileField): FieldLayers['feed'] {
  const since = (at: string | undefined) => (at === undefined || at === '' ? row.created_at.toISOString() : at);
  const supplement = row.supplements[field];
  if (supplement !== undefined) return { value: supplement.value, at: since(supplement.at), name: supplement.feed };
  const value = row.feed_values[field];
  return value === undefined ? null : { value, at: since(row.field_times[field]), name: row.feed };
}
