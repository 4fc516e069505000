import * as z from 'zod/mini';
import { profileFields } from './person.ts';
import { boundedText } from './values.ts';

/** Formats of people files. `photos` is a ZIP archive of JPEG files that are named by login, group ID or employee number. */
export const peopleFileKinds = ['csv', 'ldif', 'photos'] as const;
export type PeopleFileKind = (typeof peopleFileKinds)[number];

/** Maximum size of a people file in bytes. */
export const peopleFileLimit = 1024 * 1024 * 1024;

/** What a feed can contain: the profile fields, other names, a photo, the employee number, and the id of the person in the feed. */
export const feedTargets = [...profileFields, 'otherNames', 'jpegPhoto', 'employeeNumber', 'externalId'] as const;
export type FeedTarget = (typeof feedTargets)[number];

/** A name for each of them, in a language of the interface (`field-names`). */
export type FieldNames = Readonly<Record<FeedTarget, string>>;

/** Encodings of people files, by their labels in the WHATWG Encoding Standard. `windows-1252` includes ISO-8859-1. */
export const fileEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-15',
  'koi8-r',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/** Characters between the columns of a CSV file. */
export const fileDelimiters = [',', ';', '\t', '|'] as const;
export type FileDelimiter = (typeof fileDelimiters)[number];

/** The columns or attributes that each target is read from, in order of precedence. A target with an empty list is never read. */
export const columnMap = z.partialRecord(
  z.enum(feedTargets),
  z.array(boundedText(256).check(z.minLength(1))).check(z.maxLength(20)),
);

/**
 * How to read a people file. Defaults: UTF-8, or UTF-16 if there is a byte-order mark; the delimiter of the header row; columns that have
 * the names of the fields.
 */
export const peopleFileOptions = z.strictObject({
  encoding: z.optional(z.enum(fileEncodings)),
  delimiter: z.optional(z.enum(fileDelimiters)),
  map: z.optional(columnMap),
});
export type PeopleFileOptions = z.infer<typeof peopleFileOptions>;
