import * as z from 'zod/mini';

export const text = z.string();

/** Whether a text has neither lone surrogates nor NUL. */
export const isWellFormedText = (value: string) => value.isWellFormed() && !value.includes('\0');

/** Text input without lone surrogates, which UTF-8 cannot encode, and without NUL, which PostgreSQL cannot store. */
export const wellFormedText = z.string().check(z.refine(isWellFormedText));

/** Well-formed text with at most `longest` UTF-16 code units. */
export const boundedText = (longest: number) => wellFormedText.check(z.maxLength(longest));

/**
 * Invisible characters that change how the text around them is displayed: bidirectional controls, zero-width space, word joiner, soft
 * hyphen and byte-order mark. Texts that are copied from other programs contain them. The joiners U+200C and U+200D are not included, since
 * names in Persian or Hindi need them.
 */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** The text without invisible characters. */
export const withoutInvisible = (value: string): string => value.replaceAll(invisible, '');

export const count = z.int().check(z.minimum(0));
/** A time in ISO 8601, in UTC. */
export const time = z.iso.datetime();

/** An object with a value for each of the keys. */
export function recordOf<const Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  // TypeScript types the keys of `Object.fromEntries` as `string`.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** An integer in decimal digits, as in a query string. */
export function wholeNumber(minimum: number, maximum: number) {
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,16}$/)), z.transform(Number)),
    z.int().check(z.minimum(minimum), z.maximum(maximum)),
  );
}

/** The version that a change is based on; each change increments it. Without it, the newest version is assumed. */
export const version = z.optional(z.int().check(z.minimum(1)));
export const versionText = z.optional(wholeNumber(1, 999_999_999));

/** Pages from the newest to the oldest entry: at most `pageSize` entries whose ids are below `before`. */
export const before = z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER));
export const pageSize = z._default(wholeNumber(1, 200), 50);

/** Id of a business unit in the reference list. */
export const businessUnitId = z.string().check(z.regex(/^BU\d{2}$/));
