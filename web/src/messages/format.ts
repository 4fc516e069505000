import { useTranslation } from 'react-i18next';
import { regionalTag } from './language.ts';

/** Formats of the reader's language and region: numbers, dates, names of countries and languages. */
export interface Format {
  /** `1 204` in French, `1,204` in English. */
  number(value: number): string;
  /** A day: `20 November 2026`. */
  day(date: Date): string;
  /** Date and time: `20 Nov 2026, 14:05`. */
  moment(date: Date): string;
  /** The name of an ISO 3166-1 alpha-2 code; `fallback` for an unknown code. */
  country(code: string, fallback?: string): string;
  /** The name of a BCP 47 tag; `fallback` for an unknown tag. */
  language(tag: string, fallback?: string): string;
  /** Compares names, for sorting. */
  compare(a: string, b: string): number;
}

const formats = new Map<string, Format>();

/** The cached formats of a language. */
export function formatFor(language: string): Format {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const made = createFormat(language);
  formats.set(language, made);
  return made;
}

/** The formats of the current interface language. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return formatFor(i18n.language);
}

/** Creates the formats of a language for the current region of the browser. */
export function createFormat(language: string): Format {
  const tag = regionalTag(language);
  const numbers = new Intl.NumberFormat(tag);
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long' });
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const countries = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' });
  const collator = new Intl.Collator(tag);
  return {
    number: (value) => numbers.format(value),
    day: (date) => days.format(date),
    moment: (date) => moments.format(date),
    country: (code, fallback = code) => nameOf(countries, code, fallback),
    language: (bcp47, fallback = bcp47) => nameOf(languages, bcp47, fallback),
    compare: (a, b) => collator.compare(a, b),
  };
}

function nameOf(names: Intl.DisplayNames, code: string, fallback: string): string {
  try {
    return names.of(code) ?? fallback;
  } catch {
    // `of` throws for text that does not have the format of a code.
    return fallback;
  }
}
