/** Days of the calendar in the reader's time zone, as in the value of a date input: `2026-03-31`. Empty: not limited. */
export interface AuditDays {
  from: string;
  /** The last day of the period. */
  to: string;
}

/** The period from the first moment of one day to the last of another. A year that is still being typed, such as 0020, is ignored. */
export function periodOf({ from, to }: AuditDays): { since?: string; until?: string } {
  const since = startOf(from, 0);
  const until = startOf(to, 1);
  return { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) };
}

/** The start of the day that is `later` days after a day. Undefined for a text that is not a day of these centuries. */
function startOf(day: string, later: number): string | undefined {
  const [, year = 0, month = 0, date = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year < 2000 || year > 2999 || month < 1 || month > 12) return undefined;
  return new Date(year, month - 1, date + later).toISOString();
}
