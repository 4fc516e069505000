import {
  correctPhoto,
  correctProfile,
  getCorrectableProfile,
  isEntered,
  emptyAboutMe,
  mustNamePerson,
  profileFields,
  removeAboutMe,
  removeOwnPhoto,
  removePhotoCorrection,
  removeRecordingOf,
  unitCorrectableFields,
} from '@directory/contract';
import type { CorrectableField, CorrectableProfile, FieldError, HideableField } from '@directory/contract';
import type { Database, Queries } from '../../database/open-database.ts';
import { route } from '../../http/route.ts';
import type { EndpointRequest, Route } from '../../http/route.ts';
import type { UnitScope } from '../../http/unit-scope.ts';
import { auditStore } from '../../people/audit-store.ts';
import type { AuditEntry } from '../../people/audit-store.ts';
import { peopleStore } from '../../people/people-store.ts';
import type { PersonWithLayers } from '../../people/people-store.ts';
import type { Person } from '../../people/person.ts';
import { identityKey } from '../../people/identity-key.ts';
import { mayBeFoundBy } from '../../people/reporting-line/shown-reference.ts';
import { orderedFields } from '../../people/rules/people-rules.ts';
import { photoStore } from '../../people/photos/photo-store.ts';
import { correctionFaults, correctionsOf, removalsOf, withShownPeople } from './correct-profile.ts';
import type { CorrectionLookups, Corrections } from './correct-profile.ts';
import { picked as pickedAboutMe } from './edit-about-me.ts';
import { removeRecording } from './name-recording-routes.ts';
import { presentCorrections } from './present-corrections.ts';
import type { ProfilePresentation } from './present-profile.ts';
import { profileStore } from './profile-store.ts';
import type { ReceivePhoto } from './receive-photo.ts';
import { removePhoto } from './remove-photo.ts';

type Fail = (code: 'profile.unknown' | 'profile.left') => never;

/** Number of people that are read from the database with one query. */
const peoplePerRead = 500;

type Correction = readonly [field: CorrectableField, value: string];

/** What a handler needs to check whom the viewer may correct. */
type CorrectionRequest = Pick<EndpointRequest<typeof getCorrectableProfile>, 'units' | 'reveal' | 'fail'>;

/** Lets administrators correct a person's values and photo, and hide fields of one person. */
export function correctRoutes(
  dependencies: ProfilePresentation &
    CorrectionLookups & {
      readonly database: Database;
      readonly catchUp: () => Promise<void>;
      readonly receivePhoto: ReceivePhoto;
    },
): Route[] {
  const { database, people } = dependencies;
  return [
    route(getCorrectableProfile, async ({ params, ...request }) => {
      return presentCorrections(correctable(await people.findWithLayers(params.login), request), dependencies);
    }),

    route(correctProfile, async ({ params, body, units, viewer, fail, reveal }) => {
      await database.transaction(async (queries) => {
        const found = await findForUpdate(params.login, queries, { units, fail, reveal });
        const { version = found.person.version } = body;
        const changedFields = found.changedSince(version, profileFields);
        if (changedFields.length > 0 || version > found.person.version) {
          const changed = changedFields.map((field) => ({ field, code: 'field.changed' }) as const);
          return fail('profile.stale', changed);
        }
        const values = found.person.revealed();
        const sent = correctionsOf(body.corrections ?? {}, values, dependencies);
        const corrections = withShownPeople(sent, values, dependencies);
        const removals = removalsOf(body.removed ?? [], corrections, found);
        const denied = [...corrections.keys(), ...removals].filter((field) => !mayCorrect(units, field));
        if (denied.length > 0) {
          return fail(
            'request.invalid',
            denied.map((field) => ({ field, code: 'field.not-allowed' }) as const),
          );
        }
        const isName = ([field, value]: Correction) => mustNamePerson(field, value);
        const named = [...sent].filter(isName).map(([field]) => corrections.get(field) ?? '');
        // Whether a name belongs to somebody is revealed too.
        if (named.length > 0) reveal(named.flatMap((name) => dependencies.named(name)?.id ?? []));
        const faults = correctionFaults(corrections, dependencies);
        if (units.administered() !== 'all') {
          faults.push(...(await hiddenNameFaults([...corrections].filter(isName), queries)));
          faults.push(...(await addressFaults(values, corrections.get('email') ?? '', { units, queries })));
        }
        if (faults.length > 0) return fail('request.invalid', faults);
        await store(found, { actor: viewer.login, corrections, removals }, queries);
        if (units.administered() !== 'all' && (await isRevealedByRules(found, queries))) {
          return fail('request.invalid', [{ field: 'C_countryname', code: 'field.not-allowed' }]);
        }
        if (body.hiddenFields !== undefined) await hide(found, viewer.login, body.hiddenFields, queries);
      });
      return await presentStored(params.login, fail);
    }),

    route(correctPhoto, async ({ params, body, units, viewer, fail, reveal }) => {
      correctable(await people.findWithLayers(params.login), { units, fail, reveal });
      const photo = await dependencies.receivePhoto(body);
      if (typeof photo === 'string') return fail(photo);
      await database.transaction(async (queries) => {
        const found = await findForUpdate(params.login, queries, { units, fail, reveal });
        const { person, photoCorrection } = found;
        await photoStore(queries).replace(person.id, photo.sizes, 'corrected_photos');
        await profileStore(queries).correctPhoto(person.id, { value: photo.version, by: viewer.login });
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'photo.corrected',
          subject: person.login,
          before: photoCorrection === undefined ? null : { photo: photoCorrection.value },
          after: { photo: photo.version },
        });
      });
      return await presentStored(params.login, fail);
    }),

    route(removePhotoCorrection, async ({ params, units, viewer, fail, reveal }) => {
      await database.transaction(async (queries) => {
        const found = await findForUpdate(params.login, queries, { units, fail, reveal });
        const { person, photoCorrection } = found;
        if (photoCorrection === undefined) return fail('photo.missing');
        await photoStore(queries).replace(person.id, [], 'corrected_photos');
        await profileStore(queries).correctPhoto(person.id, undefined);
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'photo.correction-removed',
          subject: person.login,
          before: { photo: photoCorrection.value },
          after: null,
        });
      });
      return await presentStored(params.login, fail);
    }),

    route(removeAboutMe, async ({ params, units, viewer, fail, reveal }) => {
      const { login, field } = params;
      await database.transaction(async (queries) => {
        const found = await findForUpdate(login, queries, { units, fail, reveal });
        // Values of fields that are turned off are not shown to administrators either.
        if (!isEntered(found.person.aboutMe, field)) return fail('about-me.missing');
        await profileStore(queries).editAboutMe(found, pickedAboutMe(emptyAboutMe, [field]));
        await auditStore(queries).record({
          actor: viewer.login,
          kind: 'about-me.removed',
          subject: found.person.login,
          before: pickedAboutMe(found.enteredAboutMe, [field]),
          after: null,
        });
      });
      return await presentStored(login, fail);
    }),

    route(removeRecordingOf, async ({ params, units, viewer, fail, reveal }) => {
      await database.transaction(async (queries) => {
        const found = await findForUpdate(params.login, queries, { units, fail, reveal });
        // The same applies to recordings that are turned off.
        if (!found.person.hasNameRecordings) return fail('recording.missing');
        if (!(await removeRecording(found, viewer.login, queries))) fail('recording.missing');
      });
      return await presentStored(params.login, fail);
    }),

    route(removeOwnPhoto, async ({ params, units, viewer, fail, reveal }) => {
      await database.transaction(async (queries) => {
        const found = await findForUpdate(params.login, queries, { units, fail, reveal });
        if (!(await removePhoto(found, viewer.login, queries))) fail('photo.missing');
      });
      return await presentStored(params.login, fail);
    }),
  ];

  async function findForUpdate(login: string, queries: Queries, request: CorrectionRequest) {
    return correctable(await peopleStore(queries).findForUpdate({ login }), request);
  }

  /** Corrections that name a person by a hidden e-mail address, which must not be confirmed: they count as naming nobody. */
  async function hiddenNameFaults(names: readonly Correction[], queries: Queries): Promise<FieldError[]> {
    const faults: FieldError[] = [];
    for (const [field, name] of names) {
      const id = dependencies.named(name)?.id;
      const person = id === undefined ? undefined : await peopleStore(queries).find({ id });
      if (person !== undefined && !mayBeFoundBy(name, person)) faults.push({ field, code: 'error.e2' });
    }
    return faults;
  }

  /**
   * An e-mail address by which people of other units name their manager: with it, a person would become their manager, or would as soon as
   * whoever has it leaves. Only administrators of the whole directory decide that.
   */
  async function addressFaults(
    person: Person,
    email: string,
    { units, queries }: { readonly units: UnitScope; readonly queries: Queries },
  ): Promise<FieldError[]> {
    const isOwn = [person.feedEmail, person.login].some((own) => identityKey(own) === identityKey(email));
    if (email === '' || isOwn) return [];
    const administered = units.administered();
    const naming = dependencies.naming(email);
    for (let start = 0; start < naming.length; start += peoplePerRead) {
      const reports = await peopleStore(queries).findPresent(naming.slice(start, start + peoplePerRead));
      const isOfUnit = ({ division }: Person) => administered === 'all' || administered.has(division.trim());
      if (!reports.every(isOfUnit)) return [{ field: 'email', code: 'email.names-manager' }];
    }
    return [];
  }

  async function presentStored(login: string, fail: Fail): Promise<CorrectableProfile> {
    await dependencies.catchUp();
    return presentCorrections(present(await people.findWithLayers(login), fail), dependencies);
  }
}

/**
 * Fails for an unknown person, a leaver, and a person of a unit that the viewer does not administer. Each of these errors reveals whether
 * the person exists, so the person is counted first.
 */
function correctable<Found extends PersonWithLayers>(
  found: Found | undefined,
  { units, reveal, fail }: CorrectionRequest,
): Found {
  reveal(found === undefined ? [] : [found.person.id]);
  const shown = present(found, fail);
  units.check(shown.person.division.trim());
  return shown;
}

function mayCorrect(units: UnitScope, field: CorrectableField): boolean {
  return units.administered() === 'all' || unitCorrectableFields.includes(field);
}

/** Fails for an unknown person or a leaver. */
function present<Found extends PersonWithLayers>(found: Found | undefined, fail: Fail): Found {
  if (found === undefined) return fail('profile.unknown');
  return found.person.leftAt === null ? found : fail('profile.left');
}

/** Stores corrections and removals, with one audit entry for each of the two. */
async function store(
  before: PersonWithLayers,
  change: { actor: string; corrections: Corrections; removals: readonly CorrectableField[] },
  queries: Queries,
): Promise<void> {
  const { actor, corrections, removals } = change;
  if (corrections.size === 0 && removals.length === 0) return;
  const { id, login } = before.person;
  const effective = before.person.revealed();
  await profileStore(queries).correct(before.person, { by: actor, corrected: corrections, removed: removals });
  const after = (await peopleStore(queries).find({ id }))?.revealed() ?? effective;
  const entries: Pick<AuditEntry, 'kind' | 'before' | 'after'>[] = [];
  if (corrections.size > 0) {
    const corrected = [...corrections.keys()];
    entries.push({ kind: 'profile.corrected', before: picked(corrected, effective), after: picked(corrected, after) });
  }
  if (removals.length > 0) {
    entries.push({ kind: 'correction.removed', before: picked(removals, effective), after: picked(removals, after) });
  }
  for (const entry of entries) await auditStore(queries).record({ actor, subject: login, ...entry });
}

function picked<Values extends object, Field extends keyof Values>(fields: readonly Field[], values: Values) {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/**
 * Whether a rule that hid a field no longer does. Rules can apply to a country, and only administrators of the whole directory decide what
 * rules hide.
 */
async function isRevealedByRules({ person }: PersonWithLayers, queries: Queries): Promise<boolean> {
  if (person.hiddenByRules.length === 0) return false;
  const hidden = (await peopleStore(queries).find({ id: person.id }))?.hiddenByRules ?? [];
  return person.hiddenByRules.some((field) => !hidden.includes(field));
}

/** Stores which fields of one person are hidden, with the audit entry. */
async function hide(
  { person, ownHiddenFields }: PersonWithLayers,
  actor: string,
  sent: readonly HideableField[],
  queries: Queries,
): Promise<void> {
  const hiddenFields = orderedFields(sent);
  if (hiddenFields.join() === ownHiddenFields.join()) return;
  await profileStore(queries).hide(person.id, hiddenFields);
  await auditStore(queries).record({
    actor,
    kind: 'profile.hidden',
    subject: person.login,
    before: { hiddenFields: ownHiddenFields },
    after: { hiddenFields },
  });
}
