/** Values of a user, with attribute names as in the schemas and without unassigned attributes. */
export type ScimScalar = string | boolean;
export type ScimRecord = { [name: string]: ScimValue };
export type ScimValue = ScimScalar | ScimRecord | ScimValue[];

/** The attributes of a user except `id`, `schemas` and `meta`. Those of an extension are nested under its URN. */
export type ScimUser = ScimRecord;

/** Whether PostgreSQL can store the text, which must contain neither NUL nor lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
