/** Monday is 1, Sunday 7 (ISO 8601). */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Countries whose weekend differs from Unicode CLDR. For India and Uganda, for example, CLDR counts Saturday as a working day. */
const corrections: Readonly<Record<string, readonly Weekday[]>> = {
  BD: [5, 6],
  BN: [5, 7],
  IN: [6, 7],
  MV: [5, 6],
  PS: [5, 6],
  UG: [6, 7],
};

/** Standard ECMAScript that is missing from TypeScript's types. */
interface WeekLocale {
  getWeekInfo(): { weekend: readonly Weekday[] };
}

/**
 * The days of the week on which offices of a country are closed, from 1 for Monday to 7 for Sunday.
 * @param country ISO 3166-1 alpha-2
 */
export function weekendOf(country: string): readonly number[] {
  const corrected = corrections[country];
  if (corrected !== undefined) return corrected;
  return (new Intl.Locale(`und-${country}`) as unknown as WeekLocale).getWeekInfo().weekend;
}
