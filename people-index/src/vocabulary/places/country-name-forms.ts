import type { CountryLabels } from './place-book.ts';

/** Start of the second part of a name: `Korea (the Republic of)`, `Tanzania, the United Republic of`. Does not match in `Timor-Leste`. */
const secondPart = /[(,]/;

/**
 * The forms of each name in a list of countries: `Republic of Korea` for `Korea (the Republic of)`, and the first part
 * alone if it is unique.
 */
export function formsOf(countries: readonly CountryLabels[]): [code: string, forms: string[]][] {
  const byBase = Map.groupBy(
    countries.flatMap(({ code, labels }) => labels.map((label) => ({ code, base: baseOf(label) }))),
    ({ base }) => base,
  );
  const isOneCountry = (base: string) => new Set(byBase.get(base)!.map(({ code }) => code)).size === 1;
  return countries.map(({ code, labels }) => [code, labels.flatMap((label) => formsOfLabel(label, isOneCountry))]);
}

function formsOfLabel(label: string, isOneCountry: (base: string) => boolean): string[] {
  const base = baseOf(label);
  const start = label.search(secondPart);
  const rest = start < 0 ? '' : withoutThe(label.slice(start + 1).replace(')', ''));
  const first = isOneCountry(base) ? [base] : [];
  if (rest.endsWith(' of') || rest.endsWith(' of the')) return [`${rest} ${base}`, ...first];
  return [...new Set([label, withoutThe(label), ...first])];
}

function baseOf(label: string): string {
  return withoutThe(label.split(secondPart, 1)[0]!);
}

function withoutThe(text: string): string {
  const trimmed = text.trim();
  return trimmed.toLowerCase().startsWith('the ') ? trimmed.slice(4).trim() : trimmed;
}
