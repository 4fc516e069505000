/** A value that is compared whole. */
export interface QuotedValue {
  readonly text: string;
  /** ISO 3166-1 alpha-2; undefined for any. */
  readonly country: string | undefined;
}

/** Matches `"Paris"` and `"Paris" FR`; not `Paris` or `"Paris" France`. */
const quoted = /^"(?<text>.+)"(?: (?<country>[a-z]{2}))?$/isu;

/** What a filter has in double quotes, and behind them the code of a country; undefined without quotes. */
export function quotedValue(asked: string): QuotedValue | undefined {
  const { text, country } = quoted.exec(asked)?.groups ?? {};
  return text === undefined ? undefined : { text, country: country?.toUpperCase() };
}
