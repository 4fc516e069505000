import { aboutMeFields, checkAboutMe, isEntered, emptyAboutMe, normalizeAboutMe } from '@directory/contract';
import type { AboutMe, AboutMeChanges, AboutMeField, FieldError } from '@directory/contract';

/** New normalized values. A field that is absent stays as it is. */
export type AboutMeEdit = Partial<AboutMe>;

/** Normalizes the sent values and returns those that differ from the stored ones. */
export function aboutMeEditOf(sent: AboutMeChanges | undefined, entered: AboutMe): AboutMeEdit {
  if (sent === undefined) return {};
  const values: AboutMe = { ...emptyAboutMe, ...withoutAbsent(normalizeAboutMe(sent)) };
  const changed = aboutMeFields.filter((field) => sent[field] !== undefined && !isSame(values[field], entered[field]));
  return picked(values, changed);
}

/** The fields of an edit, in the order of the contract. */
export function editedAboutMe(edit: AboutMeEdit): AboutMeField[] {
  return aboutMeFields.filter((field) => edit[field] !== undefined);
}

/** Validates an edit, and returns all faults. A field that is turned off can be erased, but not changed. */
export function aboutMeFaults(edit: AboutMeEdit, existing: readonly AboutMeField[]): FieldError[] {
  const codes = checkAboutMe(edit);
  return editedAboutMe(edit).flatMap((field) => {
    const isErased = !isEntered({ ...emptyAboutMe, ...edit }, field);
    const code = existing.includes(field) || isErased ? codes[field] : 'field.not-allowed';
    return code === undefined ? [] : [{ field, code }];
  });
}

/** Picks some of the values. */
export function picked(values: AboutMe, fields: readonly AboutMeField[]): AboutMeEdit {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

function isSame(one: string | readonly string[], other: string | readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function withoutAbsent(values: AboutMeChanges): AboutMeEdit {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
