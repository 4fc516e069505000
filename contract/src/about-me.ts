import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import type { FieldErrorCode } from './errors.ts';
import { spokenLanguages } from './spoken-languages.ts';
import { boundedText, text, time, version, withoutInvisible } from './values.ts';

/**
 * What people may say about themselves. Only they can enter it: no feed delivers these fields and no administrator can correct them.
 * An administrator decides which of the fields exist, and can remove a value.
 */
export const aboutMeFields = ['namePronunciation', 'pronouns', 'languages', 'topics'] as const;
export type AboutMeField = (typeof aboutMeFields)[number];

/** Maximum length in UTF-16 code units; of `topics`, of each topic. */
export const aboutMeLengths = { namePronunciation: 100, pronouns: 40, topics: 50 } as const;
export const maxTopics = 10;
export const maxLanguages = 15;

/** Texts are empty, and lists have no entries, when nothing was entered. */
export const aboutMe = z.object({
  /** How the name is pronounced, in the person's own notation. */
  namePronunciation: text,
  pronouns: text,
  /** The languages that the person speaks, as codes of `spokenLanguages`, in the order that the person chose. */
  languages: z.array(text),
  /** Topics that colleagues can ask the person about. */
  topics: z.array(text),
});
export type AboutMe = z.infer<typeof aboutMe>;

export const emptyAboutMe: AboutMe = Object.freeze({
  namePronunciation: '',
  pronouns: '',
  languages: Object.freeze([]) as unknown as string[],
  topics: Object.freeze([]) as unknown as string[],
});

// Far above the limits, so that `checkAboutMe` can report `error.e1` for values that are too long.
const anyText = boundedText(2000);
const anyList = z.array(anyText).check(z.maxLength(100));

/** New values. A field that is absent stays as it is; an empty one is erased. */
export const aboutMeChanges = z.strictObject({
  namePronunciation: z.optional(anyText),
  pronouns: z.optional(anyText),
  languages: z.optional(anyList),
  topics: z.optional(anyList),
});
export type AboutMeChanges = z.infer<typeof aboutMeChanges>;

/**
 * The form in which a text is stored: Unicode NFC, trimmed, without invisible characters, with single spaces. Control characters are not
 * removed, so that `checkAboutMe` can reject them.
 */
export function normalizeAboutMeText(typed: string): string {
  return withoutInvisible(typed)
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .replaceAll(/^ | $/g, '');
}

/** Texts with the same key are the same topic: the key ignores case, width, accents and invisible characters. */
export function topicKey(topic: string): string {
  return normalizeAboutMeText(topic)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .toUpperCase();
}

/** Normalizes values to the form in which they are stored: see `normalizeAboutMeText`; without empty and repeated list entries. */
export function normalizeAboutMe(changes: AboutMeChanges): AboutMeChanges {
  const { namePronunciation, pronouns, languages, topics } = changes;
  return {
    ...(namePronunciation === undefined ? {} : { namePronunciation: normalizeAboutMeText(namePronunciation) }),
    ...(pronouns === undefined ? {} : { pronouns: normalizeAboutMeText(pronouns) }),
    ...(languages === undefined ? {} : { languages: [...new Set(languages)] }),
    ...(topics === undefined ? {} : { topics: normalizeTopics(topics) }),
  };
}

/** Keeps the first of several spellings of a topic. */
function normalizeTopics(topics: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const topic of topics.map(normalizeAboutMeText)) {
    const key = topicKey(topic);
    if (key !== '' && !byKey.has(key)) byKey.set(key, topic);
  }
  return [...byKey.values()];
}

const knownLanguages: ReadonlySet<string> = new Set(spokenLanguages);

/**
 * Checks values that `normalizeAboutMe` has normalized: `error.e1` for a text that is too long or a list with too many entries, `error.e2` for
 * characters that are not allowed, a text without a letter or digit, or a language that is not in `spokenLanguages`. Empty values are
 * valid.
 */
export function checkAboutMe(values: AboutMeChanges): Partial<Record<AboutMeField, FieldErrorCode>> {
  const { namePronunciation = '', pronouns = '', languages = [], topics = [] } = values;
  const found = {
    namePronunciation: checkText(namePronunciation, aboutMeLengths.namePronunciation),
    pronouns: checkText(pronouns, aboutMeLengths.pronouns),
    languages: checkLanguages(languages),
    topics: checkTopics(topics),
  };
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined));
}

function checkText(value: string, longest: number): FieldErrorCode | undefined {
  if (value === '') return undefined;
  if (value.length > longest) return 'error.e1';
  // Control characters and separators include line breaks.
  if (/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(value)) return 'error.e2';
  if (hasIgnorable(value)) return 'error.e2';
  return /[\p{L}\p{N}]/u.test(value) ? undefined : 'error.e2';
}

/** Whether a text contains invisible characters, other than the joiners (ZWNJ, ZWJ) and the text and emoji variation selectors. */
function hasIgnorable(value: string): boolean {
  return /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(value.replaceAll(/\u200C|\u200D|\uFE0E|\uFE0F/g, ''));
}

function checkLanguages(languages: readonly string[]): FieldErrorCode | undefined {
  if (languages.length > maxLanguages) return 'error.e1';
  return languages.every((code) => knownLanguages.has(code)) ? undefined : 'error.e2';
}

function checkTopics(topics: readonly string[]): FieldErrorCode | undefined {
  if (topics.length > maxTopics) return 'error.e1';
  return topics.map((topic) => checkText(topic, aboutMeLengths.topics)).find((code) => code !== undefined);
}

/** Whether a field has a value. */
export function isEntered(values: AboutMe, field: AboutMeField): boolean {
  return values[field].length > 0;
}

/** What an administrator can turn on and off: the fields of `aboutMe`, and the recording of the name (see `name-recording.ts`). */
export const optionalFields = [...aboutMeFields, 'nameRecording'] as const;
export type OptionalField = (typeof optionalFields)[number];

const chosen = z.array(z.enum(optionalFields)).check(z.maxLength(optionalFields.length));

/**
 * The fields that are turned on. The others are not shown anywhere; what people entered in them stays in the database until the person or
 * the retention erases it.
 */
export const aboutMeSetting = z.object({
  fields: z.array(z.enum(optionalFields)),
  version: z.int(),
  /** Null for the default: all fields. */
  changedAt: z.nullable(time),
});
export type AboutMeSetting = z.infer<typeof aboutMeSetting>;

export const getAboutMeSetting = endpoint({
  method: 'GET',
  path: '/api/admin/about-me-setting',
  access: 'administrator',
  summary: 'What people may say about themselves.',
  output: aboutMeSetting,
});

export const changeAboutMeSetting = endpoint({
  method: 'PUT',
  path: '/api/admin/about-me-setting',
  access: 'administrator',
  summary: 'Sets what people may say about themselves. A field that is turned off is not shown anywhere.',
  body: z.strictObject({ fields: chosen, version }),
  output: aboutMeSetting,
  errors: ['rule.stale'],
});
