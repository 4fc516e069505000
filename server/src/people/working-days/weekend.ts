/** Monday is 1, Sunday 7 (ISO 8601). */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Where offices are closed on other days than the tables of Unicode say, which for India and Uganda count Saturday as a working day. */
const corrections: Readonly<Record<string, readonly Weekday[]>> = {
  BD: [5, 6],
  BN: [5, 7],
  IN: [6, 7],
  MV: [5, 6],
  PS: [5, 6],
  UG: [6, 7],
};

/** The standard has it; the types of TypeScript do not. */
interface WeekLocale {
  getWeekInfo(): { weekend: readonly Weekday[] };
}

/**
 * The days on which offices of a country are closed every week, Monday 1 to Sunday 7.
 * @param country ISO 3166-1 alpha-2
 */
export function weekendOf(country: string): readonly number[] {
  const corrected = corrections[country];
  if (corrected !== undefined) return corrected;
  return (new Intl.Locale(`und-${country}`) as unknown as WeekLocale).getWeekInfo().weekend;
}
