import { useTranslation } from 'react-i18next';
import { regionalTag } from './language.ts';

/** Numbers, dates and names of countries and languages, as the reader's language and region write them. */
export interface Format {
  /** `1 204` in French, `1,204` in English. */
  number(value: number): string;
  /** A day: `20 November 2026`. */
  day(date: Date): string;
  /** A moment: `20 Nov 2026, 14:05`. */
  moment(date: Date): string;
  /** The country of an ISO 3166-1 alpha-2 code; `otherwise` for a code that nobody knows. */
  country(code: string, otherwise?: string): string;
  /** The language of a BCP 47 tag; `otherwise` for a tag that nobody knows. */
  language(tag: string, otherwise?: string): string;
  /** For sorting by name. */
  compare(a: string, b: string): number;
}

const formats = new Map<string, Format>();

/** The formats of a language, made once. */
export function formatFor(language: string): Format {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const made = createFormat(language);
  formats.set(language, made);
  return made;
}

/** The formats of the language that the interface speaks now. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return formatFor(i18n.language);
}

/** The formats of a language, by what the browser says of the region now. */
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
    country: (code, otherwise = code) => nameOf(countries, code, otherwise),
    language: (bcp47, otherwise = bcp47) => nameOf(languages, bcp47, otherwise),
    compare: (a, b) => collator.compare(a, b),
  };
}

function nameOf(names: Intl.DisplayNames, code: string, otherwise: string): string {
  try {
    return names.of(code) ?? otherwise;
  } catch {
    // `of` throws on text that is not shaped like a code at all.
    return otherwise;
  }
}
