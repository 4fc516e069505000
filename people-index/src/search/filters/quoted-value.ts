/** A filter value that is compared as a whole. */
export interface QuotedValue {
  readonly text: string;
  /** ISO 3166-1 alpha-2; undefined for any. */
  readonly country: string | undefined;
}

/** Matches `"Paris"` and `"Paris" FR`; not `Paris` or `"Paris" France`. */
const quoted = /^"(?<text>.+)"(?: (?<country>[a-z]{2}))?$/isu;

/** The text of a filter in double quotes, and the country code after it; undefined without quotes. */
export function quotedValue(filter: string): QuotedValue | undefined {
  const { text, country } = quoted.exec(filter)?.groups ?? {};
  return text === undefined ? undefined : { text, country: country?.toUpperCase() };
}
