import { aboutMeFields, isEntered, emptyAboutMe } from '@directory/contract';
import type { HideableField, OwnField, ProfileField } from '@directory/contract';
import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { entryInsertion, entryValues } from '../../people/audit-store.ts';
import type { AuditEntry, AuditKind } from '../../people/audit-store.ts';
import type { PersonWithLayers } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import { editedAboutMe } from './edit-about-me.ts';
import type { AboutMeEdit } from './edit-about-me.ts';

/** Writes edits of people and corrections of administrators. Each change increases the person's version. */
export function profileStore(queries: Queries) {
  return {
    /**
     * Stores edits of a person whose row the transaction has locked, and an audit entry, in one statement. A value that equals the feed's
     * removes the edit, so that the feed is the source of the field again, unless there is a correction, which would then be effective.
     * Edits always get a later time than the corrections that they override, even if the clock has gone back.
     */
    async edit(person: Person, changes: ReadonlyMap<OwnField, string>, entry: AuditEntry): Promise<void> {
      const at = laterThanSources(person, [...changes.keys()]);
      const edits = [...changes].map(([field, value]) => [field, { value, at, by: 'self' }]);
      const changed = JSON.stringify(Object.fromEntries(edits));
      await updateEdits(queries, person.id, changed, at, ...entryValues(entry));
    },

    /** Updates the stored values of the feed after edits were written to its source. The transaction has stored the edits themselves. */
    async putDelivered(personId: number, values: ReadonlyMap<ProfileField, string>): Promise<void> {
      const put = JSON.stringify(Object.fromEntries([...values].filter(([, value]) => value !== '')));
      const removed = [...values].flatMap(([field, value]) => (value === '' ? [field] : []));
      await sql`
        update people set feed_values = (feed_values - ${removed}::text[]) || ${put}::jsonb
        where id = ${personId}`.execute(queries);
    },

    /** Stores what a person says about themselves. The transaction has locked the row. Empty values are omitted. */
    async editAboutMe({ person, enteredAboutMe }: PersonWithLayers, edit: AboutMeEdit): Promise<void> {
      const values = { ...emptyAboutMe, ...enteredAboutMe, ...edit };
      const entered = aboutMeFields.filter((field) => isEntered(values, field)).map((field) => [field, values[field]]);
      await sql`
        update people set
          about_me = ${entered.length === 0 ? null : JSON.stringify(Object.fromEntries(entered))}::jsonb,
          about_me_versions = coalesce(people.about_me_versions, '{}') || (
            select jsonb_object_agg(field, people.version + 1) from unnest(${editedAboutMe(edit)}::text[]) as field),
          version = people.version + 1,
          changed_at = now()
        where id = ${person.id}`.execute(queries);
    },

    /**
     * Stores corrections of a person whose row the transaction has locked, and removes others. They always get a later time than the
     * person's edits, even if the clock has gone back.
     */
    async correct(
      person: Person,
      {
        by,
        corrected,
        removed,
      }: { by: string; corrected: ReadonlyMap<ProfileField, string>; removed: readonly ProfileField[] },
    ): Promise<void> {
      const fields = [...corrected.keys(), ...removed];
      const at = laterThanSources(person, [...corrected.keys()]);
      const entries = [...corrected].map(([field, value]) => [field, { value, at, by }]);
      await sql`
        update people set
          corrections = (people.corrections - ${removed}::text[]) || ${JSON.stringify(Object.fromEntries(entries))}::jsonb,
          field_versions = people.field_versions || (
            select jsonb_object_agg(field, people.version + 1) from unnest(${fields}::text[]) as field),
          version = people.version + 1,
          changed_at = ${at}::timestamptz
        where id = ${person.id}`.execute(queries);
    },

    /** Replaces the set of hidden fields of this person. Increases the version, but does not make edits stale. */
    async hide(personId: number, fields: readonly HideableField[]): Promise<void> {
      await queries
        .updateTable('people')
        .set(({ eb }) => ({
          hidden_fields: JSON.stringify(fields),
          version: eb('people.version', '+', 1),
          changed_at: new Date(),
        }))
        .where('id', '=', personId)
        .execute();
    },

    /**
     * Undefined removes the correction. The caller stores or removes the photo itself in the same transaction, which has locked the row.
     */
    async correctPhoto(personId: number, correction: { value: string; by: string } | undefined): Promise<void> {
      const at = new Date().toISOString();
      const added = correction === undefined ? {} : { photo: { ...correction, at } };
      await sql`
        update people set
          corrections = (people.corrections - 'photo') || ${JSON.stringify(added)}::jsonb,
          version = people.version + 1,
          changed_at = ${at}::timestamptz
        where id = ${personId}`.execute(queries);
    },

    /**
     * The caller stores the photo itself in the same transaction, which has locked the row. Increases the person's version, so that a
     * concurrent feed run notices the change, but does not make edits stale.
     */
    async setPhoto(personId: number, photoVersion: string): Promise<void> {
      await queries
        .updateTable('people')
        .set(({ eb }) => ({
          photo_version: photoVersion,
          own_photo_at: sql<Date>`greatest(now(), ((people.corrections->'photo'->>'at')::timestamptz) + interval '1 millisecond')`,
          version: eb('people.version', '+', 1),
          changed_at: new Date(),
        }))
        .where('id', '=', personId)
        .execute();
    },
  };
}

const updateEdits = preparedStatement(
  (
    queries,
    personId: number,
    changed: string,
    at: string,
    actor: string,
    kind: AuditKind,
    subject: string,
    before: string | null,
    after: string | null,
  ) =>
    sql`
    with entry as (${entryInsertion(queries, actor, kind, subject, before, after)})
    update people set
      edits = (people.edits || ${changed}::jsonb) - array(
        select field from jsonb_each(${changed}::jsonb) as change (field, edit)
        where edit->>'value' = coalesce(people.supplements->field->>'value', people.feed_values->>field, '')
          and not jsonb_exists(people.corrections, field)),
      field_versions = people.field_versions || (
        select jsonb_object_agg(field, people.version + 1) from jsonb_object_keys(${changed}::jsonb) as field),
      version = people.version + 1,
      changed_at = ${at}::timestamptz
    where id = ${personId}`.compile(queries),
);

/**
 * The time of a change in ISO 8601: now, or just after the last change of the fields if that is in the future because a clock was ahead.
 */
function laterThanSources(person: Person, fields: readonly ProfileField[]): string {
  const sources = person.revealed().sources();
  const times = fields.map((field) => (sources.get(field)?.at.getTime() ?? 0) + 1);
  return new Date(Math.max(Date.now(), ...times)).toISOString();
}
