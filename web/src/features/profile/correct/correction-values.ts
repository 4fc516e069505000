import {
  checkCorrection,
  withoutInvisible,
  correctableFields,
  type BodyOf,
  type CorrectableField,
  type CorrectableProfile,
  type correctProfile,
  type CorrectionChoices,
  type FieldErrorCode,
  type FieldLayers,
  type HideableField,
  type ReferenceLists,
} from '@directory/contract';
import { storedPhone } from '../stored-phone.ts';

/** Changes that an administrator has entered but not sent. */
export interface Draft {
  /** Typed values, by field. */
  readonly typed: Readonly<Partial<Record<CorrectableField, string>>>;
  /** Fields whose correction will be removed. */
  readonly removed: ReadonlySet<CorrectableField>;
  /** Fields that are hidden for this person. */
  readonly hidden: ReadonlySet<HideableField>;
}

const phoneFields: ReadonlySet<CorrectableField> = new Set([
  'primaryPhone',
  'mobilePhone',
  'C_facsimileTelephoneNumber',
]);

export function choicesOf(lists: ReferenceLists): CorrectionChoices {
  return {
    preferredLanguage: new Set(lists.locales.map(({ id }) => id)),
    C_countryname: new Set(lists.countries.map(({ name }) => name)),
    division: new Set(lists.businessUnits.map(({ id }) => id)),
    C_businessCategory: new Set(lists.jobFamilies.map(({ code }) => code)),
  };
}

/** The value without its correction: the person's own, otherwise the feed's. */
export function valueBelow(layers: FieldLayers | undefined): string {
  return layers?.self?.value ?? layers?.feed?.value ?? '';
}

/** The value that a field would have after the draft is sent. */
export function draftValue(field: CorrectableField, { typed, removed }: Draft, base: CorrectableProfile): string {
  return typed[field] ?? (removed.has(field) ? valueBelow(base.layers[field]) : base.values[field]);
}

/** The stored form of a typed value. */
export function normalizedCorrection(field: CorrectableField, typed: string, countryCode: string): string {
  const text = typed.normalize('NFC').trim();
  return phoneFields.has(field) ? (storedPhone(text, countryCode) ?? text) : text;
}

/** The stored forms of the typed values that differ from the current ones. */
export function correctionsOf({ typed }: Draft, base: CorrectableProfile, countryCode: string) {
  const corrections: Partial<Record<CorrectableField, string>> = {};
  for (const field of correctableFields) {
    const text = typed[field];
    if (text === undefined || text === base.values[field]) continue;
    const value = normalizedCorrection(field, text, countryCode);
    if (value !== base.values[field]) corrections[field] = value;
  }
  return corrections;
}

export function faultsOf(
  corrections: Partial<Record<CorrectableField, string>>,
  choices: CorrectionChoices,
): Partial<Record<CorrectableField, FieldErrorCode>> {
  return Object.fromEntries(
    (Object.entries(corrections) as [CorrectableField, string][]).flatMap(([field, value]) => {
      // The server removes invisible characters too.
      const code = checkCorrection(field, withoutInvisible(value), choices);
      return code === undefined ? [] : [[field, code]];
    }),
  );
}

/** The request body; undefined when nothing was changed. */
export function bodyOf(
  draft: Draft,
  base: CorrectableProfile,
  countryCode: string,
): BodyOf<typeof correctProfile> | undefined {
  const corrections = correctionsOf(draft, base, countryCode);
  const removed = [...draft.removed].filter((field) => !(field in corrections));
  const isHidingChanged =
    draft.hidden.size !== base.hiddenFields.length || base.hiddenFields.some((field) => !draft.hidden.has(field));
  if (Object.keys(corrections).length === 0 && removed.length === 0 && !isHidingChanged) return undefined;
  return {
    corrections,
    removed,
    ...(isHidingChanged ? { hiddenFields: [...draft.hidden] } : {}),
    version: base.version,
  };
}
