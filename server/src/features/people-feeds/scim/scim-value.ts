/** A value of a user, under the names of the schemas and without unassigned attributes. */
export type ScimScalar = string | boolean;
export type ScimRecord = { [name: string]: ScimValue };
export type ScimValue = ScimScalar | ScimRecord | ScimValue[];

/** The attributes of a user except `id`, `schemas` and `meta`. Attributes of an extension are under its URN. */
export type ScimUser = ScimRecord;

/** PostgreSQL can store neither NUL nor lone surrogates. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
