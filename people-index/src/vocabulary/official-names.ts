import type { CountryLabels } from './place-book.ts';

/** `Korea (the Republic of)`, `Tanzania, the United Republic of`. */
const behind = /^(?<base>[^(,]+?)(?:\s*\((?<inner>[^()]+)\)|,\s*(?<after>.+))$/;

/** The ways to write each name of a list of countries: `Republic of Korea` for `Korea (the Republic of)`, and the first part alone unless other countries begin so. */
export function formsOf(countries: readonly CountryLabels[]): [code: string, forms: string[]][] {
  const begun = Map.groupBy(
    countries.flatMap(({ code, labels }) => labels.map((label) => ({ code, base: baseOf(label) }))),
    ({ base }) => base,
  );
  const isOneCountry = (base: string) => new Set(begun.get(base)!.map(({ code }) => code)).size === 1;
  return countries.map(({ code, labels }) => [code, labels.flatMap((label) => formsOfLabel(label, isOneCountry))]);
}

function formsOfLabel(label: string, isOneCountry: (base: string) => boolean): string[] {
  const base = baseOf(label);
  const { inner, after } = behind.exec(label)?.groups ?? {};
  const rest = withoutThe(inner ?? after ?? '');
  const first = isOneCountry(base) ? [base] : [];
  if (/ of(?: the)?$/.test(rest)) return [`${rest} ${base}`, ...first];
  return [...new Set([label, withoutThe(label), ...first])];
}

function baseOf(label: string): string {
  return withoutThe(behind.exec(label)?.groups?.['base'] ?? label);
}

function withoutThe(text: string): string {
  return text.replace(/^the\s+/i, '').trim();
}
