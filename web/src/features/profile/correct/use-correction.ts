import type {
  CorrectableField,
  CorrectableProfile,
  FieldError,
  FieldLayers,
  HideableField,
  ReferenceLists,
} from '@directory/contract';
import { useMemo, useState } from 'react';
import {
  bodyOf,
  choicesOf,
  correctionsOf,
  draftValue,
  faultsOf,
  normalizedCorrection,
  type Draft,
} from './correction-values.ts';

/** The state of the correction form and its actions. */
export interface Correction {
  readonly base: CorrectableProfile;
  readonly lists: ReferenceLists;
  valueOf(field: CorrectableField): string;
  layersOf(field: CorrectableField): FieldLayers | undefined;
  /** The error code of a changed value. */
  faultOf(field: CorrectableField): string | undefined;
  change(field: CorrectableField, value: string): void;
  /** Converts a typed value into its stored form. */
  normalize(field: CorrectableField): void;
  /** Whether the correction of a field will be removed by the next submit. */
  isLeaving(field: CorrectableField): boolean;
  setLeaving(field: CorrectableField, isLeaving: boolean): void;
  isHidden(field: HideableField): boolean;
  isHiddenByRule(field: HideableField): boolean;
  setHidden(field: HideableField, isHidden: boolean): void;
  reject(faults: readonly FieldError[]): void;
  /** The number of fields with an error. */
  readonly faultCount: number;
  /** The request body; undefined without changes. */
  body(): ReturnType<typeof bodyOf>;
}

interface State extends Draft {
  base: CorrectableProfile;
  /** Errors returned by the server, shown until the field changes. */
  rejected: Readonly<Partial<Record<string, string>>>;
}

/** State of the correction of a profile. When a newer version arrives, entered values are kept and all others are updated. */
export function useCorrection(profile: CorrectableProfile, lists: ReferenceLists): Correction {
  const [state, setState] = useState<State>(() => ({
    base: profile,
    typed: {},
    removed: new Set(),
    hidden: new Set(profile.hiddenFields),
    rejected: {},
  }));
  if (profile.version > state.base.version) {
    setState({ ...state, base: profile, hidden: rebasedHidden(state, profile), rejected: {} });
  }
  const { base, rejected } = state;
  const choices = useMemo(() => choicesOf(lists), [lists]);
  const country = draftValue('C_countryname', state, base);
  const countryCode = lists.countries.find(({ name }) => name === country)?.id ?? '';
  const faults: Partial<Record<string, string>> = {
    ...faultsOf(correctionsOf(state, base, countryCode), choices),
    ...rejected,
  };

  function change(field: CorrectableField, value: string) {
    setState((before) => {
      const { [field]: _, ...others } = before.rejected;
      return {
        ...before,
        typed: { ...before.typed, [field]: value },
        removed: without(before.removed, field),
        rejected: others,
      };
    });
  }

  return {
    base,
    lists,
    valueOf: (field) => draftValue(field, state, base),
    layersOf: (field) => base.layers[field],
    faultOf: (field) => faults[field],
    change,
    normalize(field) {
      const typed = state.typed[field];
      if (typed === undefined || typed === base.values[field]) return;
      const stored = normalizedCorrection(field, typed, countryCode);
      if (stored !== typed) change(field, stored);
    },
    isLeaving: (field) => state.removed.has(field),
    setLeaving: (field, isLeaving) =>
      setState((before) => {
        const { [field]: _, ...typed } = before.typed;
        const removed = isLeaving ? new Set([...before.removed, field]) : without(before.removed, field);
        return { ...before, typed, removed };
      }),
    isHidden: (field) => state.hidden.has(field),
    isHiddenByRule: (field) => base.hiddenByRules.includes(field),
    setHidden: (field, isHidden) =>
      setState((before) => ({
        ...before,
        hidden: isHidden ? new Set([...before.hidden, field]) : without(before.hidden, field),
      })),
    reject: (errors) =>
      setState((before) => ({
        ...before,
        rejected: Object.fromEntries(errors.map(({ field, code }) => [field, code])),
      })),
    faultCount: Object.keys(faults).length,
    body: () => bodyOf(state, base, countryCode),
  };
}

/** The hidden fields of the newer version, with the changes made in this form applied. */
function rebasedHidden({ base, hidden }: State, newer: CorrectableProfile): Set<HideableField> {
  const added = [...hidden].filter((field) => !base.hiddenFields.includes(field));
  const kept = newer.hiddenFields.filter((field) => hidden.has(field) || !base.hiddenFields.includes(field));
  return new Set([...kept, ...added]);
}

function without<Entry>(all: ReadonlySet<Entry>, entry: Entry): Set<Entry> {
  return new Set([...all].filter((other) => other !== entry));
}
