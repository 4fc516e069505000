import { regionalTag, wordsTag } from './language.ts';
import { useTranslation } from './use-translation.tsx';

/** Formats of the reader's language and region: numbers, dates, names of countries and languages. */
export interface Format {
  /** `1 204` in French, `1,204` in English. */
  number(value: number): string;
  /** A day: `20 November 2026`. */
  day(date: Date): string;
  /** Date and time: `20 Nov 2026, 14:05`. */
  moment(date: Date): string;
  /** The time between now and a date: `3 minutes ago`, `in 2 hours`; `now` within half a minute. */
  distance(date: Date, now: Date): string;
  /** The name of an ISO 3166-1 alpha-2 code; `fallback` for an unknown code. */
  country(code: string, fallback?: string): string;
  /** The name of a BCP 47 tag; `fallback` for an unknown tag. */
  language(tag: string, fallback?: string): string;
  /** An enumeration: `one, two and three`. */
  list(items: readonly string[]): string;
  /** Compares names, for sorting; `ORG2` comes before `ORG10`. */
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
  return formatFor(useTranslation().language);
}

/** Creates the formats of a language for the current region of the browser. */
export function createFormat(language: string): Format {
  const tag = regionalTag(language);
  const words = wordsTag(language);
  const numbers = new Intl.NumberFormat(tag);
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long' });
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  // `auto` would say yesterday for 47 hours ago.
  const distances = new Intl.RelativeTimeFormat(words);
  const nearby = new Intl.RelativeTimeFormat(words, { numeric: 'auto' });
  const countries = new Intl.DisplayNames(words, { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames(words, { type: 'language', fallback: 'none' });
  const lists = new Intl.ListFormat(words);
  const collator = new Intl.Collator(tag, { numeric: true });
  return {
    number: (value) => numbers.format(value),
    day: (date) => days.format(date),
    moment: (date) => moments.format(date),
    distance: (date, now) => distanceOf({ distances, nearby }, (date.getTime() - now.getTime()) / 1000),
    country: (code, fallback = code) => nameOf(countries, code, fallback),
    language: (bcp47, fallback = bcp47) => nameOf(languages, bcp47, fallback),
    list: (items) => lists.format(items),
    compare: (a, b) => collator.compare(a, b),
  };
}

const distanceUnits = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

function distanceOf(
  { distances, nearby }: Record<'distances' | 'nearby', Intl.RelativeTimeFormat>,
  seconds: number,
): string {
  for (const [unit, length] of distanceUnits) {
    const count = Math.floor(Math.abs(seconds) / length);
    // Half a minute counts as one.
    if (count > 0) return distances.format(Math.sign(seconds) * count, unit);
    if (unit === 'minute' && Math.abs(seconds) >= 30) return distances.format(Math.sign(seconds), unit);
  }
  return nearby.format(0, 'second');
}

function nameOf(names: Intl.DisplayNames, code: string, fallback: string): string {
  try {
    return names.of(code) ?? fallback;
  } catch {
    // `of` throws for text that does not have the format of a code.
    return fallback;
  }
}
