import { isHideableValue, profileFields } from '@directory/contract';
import type { FieldLayers, HideableField, ProfileField } from '@directory/contract';
import type { Selectable } from 'kysely';
import type { FieldCorrection, PeopleTable } from '../database/tables.ts';
import { orderedFields } from './people-rules.ts';
import type { PeopleRules } from './people-rules.ts';
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
  const plain = plainPerson(row, rules);
  const hiddenByRules = rules.hiddenFieldsOf(plain, row.feed);
  const hiddenFields =
    row.hidden_fields.length === 0 ? hiddenByRules : orderedFields([...row.hidden_fields, ...hiddenByRules]);
  const sources = () => sourcesOf(row);
  const isPhotoHidden = plain.photoVersion !== '' && hiddenFields.includes('photo');
  const photoVersion = (isPhotoHidden ? hiddenPhotoPrefix : '') + plain.photoVersion;
  const revealed: Person = assemble({ ...plain, hiddenFields, hiddenByRules, photoVersion }, sources, () => revealed);
  if (hiddenFields.length === 0) return revealed;
  const values: readonly ProfileField[] = hiddenFields.filter(isHideableValue);
  const shown = {
    ...plain,
    ...Object.fromEntries(values.map((field) => [field, ''])),
    hiddenFields,
    hiddenByRules,
    otherNames: hiddenFields.includes('otherNames') ? [] : plain.otherNames,
    photoVersion: isPhotoHidden ? '' : plain.photoVersion,
  };
  const shownSources = () => new Map([...sources()].filter(([field]) => !values.includes(field)));
  return assemble(shown, shownSources, () => revealed);
}

type PlainPerson = Omit<Person, 'sources' | 'revealed' | 'hiddenFields' | 'hiddenByRules'>;

/** With the effective values, hidden or not. */
function plainPerson(row: PersonRow, rules: PeopleRules): PlainPerson {
  const { otherNames = [], employeeNumber = '', ...delivered } = row.feed_values;
  const values = { ...noValues, ...delivered };
  for (const [field, { value }] of Object.entries(row.supplements)) values[field as ProfileField] = value;
  for (const [field, { value }] of Object.entries(row.edits)) values[field as ProfileField] = value;
  for (const [field, { value }] of correctionsInForce(row)) values[field] = value;
  return {
    ...values,
    login: row.login,
    id: row.id,
    feed: row.feed,
    otherNames,
    employeeNumber,
    photoVersion: photoCorrectionOf(row)?.value ?? row.photo_version ?? '',
    version: row.version,
    leftAt: row.left_at,
    isOnChart: rules.isOnChart(values),
    isManagerShown: !rules.isOrganizationLeftOut(values),
  };
}

/** The sources are built on demand, since only the details of a profile need them. */
function assemble(
  person: Omit<Person, 'sources' | 'revealed'>,
  sources: () => Person['sources'],
  revealed: () => Person,
): Person {
  return {
    ...person,
    revealed,
    get sources() {
      return sources();
    },
  };
}

/** The corrections that are not older than the person's own edit of the field. */
function correctionsInForce({ edits, corrections }: PersonRow): [ProfileField, FieldCorrection][] {
  const { photo: _, ...ofFields } = corrections;
  return (Object.entries(ofFields) as [ProfileField, FieldCorrection][]).filter(
    ([field, { at }]) => (edits[field]?.at ?? '') <= at,
  );
}

/** The administrator's photo, unless the person's own is newer. */
export function photoCorrectionOf(row: PersonRow): FieldCorrection | undefined {
  const { photo } = row.corrections;
  const isOwn = row.photo_version !== null && row.photo_version !== row.feed_photo;
  const isOlder = isOwn && row.own_photo_at !== null && photo !== undefined && row.own_photo_at > new Date(photo.at);
  return isOlder ? undefined : photo;
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
  /** Without those that rules hide. */
  readonly ownHiddenFields: readonly HideableField[];
}

export function layersOf(row: PersonRow): PersonLayers {
  return {
    fields: Object.fromEntries(profileFields.map((field) => [field, fieldLayers(row, field)])),
    photoCorrection: row.corrections.photo,
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
