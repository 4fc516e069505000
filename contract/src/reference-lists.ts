import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { boundedText } from './values.ts';

export const businessUnit = z.object({ id: z.string(), name: z.string(), shortName: z.string() });
export type BusinessUnit = z.infer<typeof businessUnit>;

export const gbu = z.object({ Name: z.string(), Code: z.string(), Status: z.string() });
export type Gbu = z.infer<typeof gbu>;

/** `id` is an ISO 3166-1 alpha-2 code, `name` ISO's English short name. */
export const country = z.object({ id: z.string(), name: z.string() });
export type Country = z.infer<typeof country>;

export const interfaceLanguages = ['fr', 'en', 'it', 'es', 'nl', 'pt'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** `isInFilter`: whether the search filter offers the code. Codes that it does not offer also have a label. */
export const jobFamily = z.object({
  code: z.string(),
  label: z.record(z.enum(interfaceLanguages), z.string()),
  isInFilter: z.boolean(),
});
export type JobFamily = z.infer<typeof jobFamily>;

/** `id` is a BCP 47 tag, `name` the name of the language in the language itself. */
export const locale = z.object({ id: z.string(), name: z.string() });
export type Locale = z.infer<typeof locale>;

export const referenceLists = z.object({
  businessUnits: z.array(businessUnit),
  countries: z.array(country),
  jobFamilies: z.array(jobFamily),
  locales: z.array(locale),
});
export type ReferenceLists = z.infer<typeof referenceLists>;

/** Business units ordered by short name, countries in their original order, job families, locales. */
export const getReferenceLists = endpoint({
  method: 'GET',
  path: '/api/reference-lists',
  access: 'signed-in',
  summary: 'The lists that forms and filters choose from.',
  output: referenceLists,
});

const itemCount = z.string().check(z.regex(/^(?:[1-9]\d{0,2}|1000)$/));
const gbuColumn = z.enum(['Name', 'Code', 'Status']);

/** Global business units. `select` lists the columns to return, `index` is the offset of the first row. */
export const getGbus = endpoint({
  method: 'GET',
  path: '/api/gbus',
  access: 'signed-in',
  summary: 'Lists the global business units.',
  query: z.strictObject({
    Code: z.optional(boundedText(128)),
    Status: z.optional(boundedText(32)),
    order: z.optional(z.string().check(z.regex(/^(?:Name|Code|Status) (?:ASC|DESC)$/))),
    select: z.optional(z.string().check(z.regex(/^(?:Name|Code|Status)(?:,(?:Name|Code|Status)){0,2}$/))),
    index: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
    itemPerPage: z.optional(itemCount),
  }),
  output: z.array(z.partialRecord(gbuColumn, z.string())),
});
