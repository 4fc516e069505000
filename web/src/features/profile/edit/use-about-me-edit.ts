import {
  aboutMeFields,
  checkAboutMe,
  normalizeAboutMe,
  type AboutMe,
  type AboutMeChanges,
  type AboutMeField,
  type FieldError,
  type Profile,
} from '@directory/contract';
import { useState } from 'react';
import { without } from './without.ts';

/** The fields that are lists, to which entries are added individually. */
export type ListField = 'languages' | 'topics';

/** An edit of the fields in which the viewer describes themselves. */
export interface AboutMeEdit {
  /** The values as typed. */
  readonly values: AboutMe;
  /** The text typed or chosen for each list, but not added yet. A submit adds it. */
  readonly pending: Readonly<Record<ListField, string>>;
  change(values: Partial<AboutMe>): void;
  setPending(field: ListField, value: string): void;
  /** Adds the pending text to the list. */
  add(field: ListField): void;
  /** The error code of a changed value. */
  faultOf(field: AboutMeField): string | undefined;
  /** The newer value of a field that was changed both here and elsewhere. */
  conflictOf(field: AboutMeField): AboutMe[AboutMeField] | undefined;
  resolve(field: AboutMeField, usesNewer: boolean): void;
  /** Whether the next submit erases the stored value of a field that is turned off. */
  isErased(field: AboutMeField): boolean;
  setErased(field: AboutMeField, isErased: boolean): void;
  reject(faults: readonly FieldError[]): void;
  /** The number of fields with an error. */
  readonly faultCount: number;
  /** The changes for the request; undefined without any. */
  changes(): AboutMeChanges | undefined;
}

interface State {
  base: Profile;
  values: AboutMe;
  pending: Record<ListField, string>;
  conflicts: Partial<AboutMe>;
  erased: readonly AboutMeField[];
  /** Errors returned by the server, shown until the field changes. */
  rejected: Readonly<Partial<Record<AboutMeField, string>>>;
}

/** When a newer version of the profile arrives, changed values are kept and all others are updated. */
export function useAboutMeEdit(profile: Profile): AboutMeEdit {
  const [state, setState] = useState<State>(() => ({
    base: profile,
    values: profile.aboutMe,
    pending: { languages: '', topics: '' },
    conflicts: {},
    erased: [],
    rejected: {},
  }));
  if (profile.version > state.base.version) setState(rebased(state, profile));
  const { values, pending, conflicts, erased, rejected } = state;
  const changed = changesOf(state);
  const faults: Partial<Record<AboutMeField, string>> = { ...checkAboutMe(changed), ...rejected };

  function change(newer: Partial<AboutMe>) {
    setState((before) => ({
      ...before,
      values: { ...before.values, ...newer },
      rejected: without(before.rejected, Object.keys(newer)),
    }));
  }

  return {
    values,
    pending,
    change,
    setPending: (field, value) =>
      setState((before) => ({
        ...before,
        pending: { ...before.pending, [field]: value },
        rejected: without(before.rejected, [field]),
      })),
    add: (field) =>
      setState((before) => ({
        ...before,
        values: { ...before.values, [field]: valuesWithPending(before)[field] },
        pending: { ...before.pending, [field]: '' },
      })),
    faultOf: (field) => faults[field],
    conflictOf: (field) => conflicts[field],
    resolve: (field, usesNewer) => {
      if (usesNewer) change({ [field]: conflicts[field] });
      setState((before) => ({ ...before, conflicts: without(before.conflicts, [field]) }));
    },
    isErased: (field) => erased.includes(field),
    setErased: (field, isErased) =>
      setState((before) => ({
        ...before,
        erased: isErased ? [...before.erased, field] : before.erased.filter((other) => other !== field),
      })),
    reject: (errors) =>
      setState((before) => ({
        ...before,
        rejected: Object.fromEntries(errors.map(({ field, code }) => [field, code])),
      })),
    faultCount: aboutMeFields.filter((field) => faults[field] !== undefined).length,
    changes: () => (Object.keys(changed).length === 0 ? undefined : changed),
  };
}

/** The normalized values, with the pending entries added. */
function valuesWithPending({ values, pending }: Pick<State, 'values' | 'pending'>): AboutMe {
  const languages = pending.languages === '' ? values.languages : [...values.languages, pending.languages];
  return normalizeAboutMe({ ...values, languages, topics: [...values.topics, pending.topics] }) as AboutMe;
}

function changesOf(state: Pick<State, 'base' | 'values' | 'pending' | 'erased'>): AboutMeChanges {
  const { base, erased } = state;
  const values = valuesWithPending(state);
  const offered = base.aboutMeFields.filter((field) => !isSame(values[field], base.aboutMe[field]));
  // Fields that are turned off are empty in the profile, so sending that value erases the stored one.
  const leaving = erased.filter((field) => base.turnedOffAboutMe.includes(field));
  return Object.fromEntries([
    ...offered.map((field) => [field, values[field]] as const),
    ...leaving.map((field) => [field, base.aboutMe[field]] as const),
  ]);
}

function rebased(state: State, newer: Profile): State {
  const changes = changesOf({ ...state, erased: [] });
  const kept = aboutMeFields.filter((field) => field in changes && newer.aboutMeFields.includes(field));
  const conflicting = kept.filter(
    (field) =>
      !isSame(newer.aboutMe[field], state.base.aboutMe[field]) && !isSame(newer.aboutMe[field], changes[field] ?? ''),
  );
  return {
    ...state,
    base: newer,
    values: { ...newer.aboutMe, ...picked(state.values, kept) },
    conflicts: picked(newer.aboutMe, conflicting),
    rejected: {},
  };
}

function picked(values: AboutMe, fields: readonly AboutMeField[]): Partial<AboutMe> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

function isSame(one: string | readonly string[], other: string | readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
