const day = 24 * 60 * 60 * 1000;

/** `today`, `yesterday`, `3 weeks ago`: in whole local calendar days, or in weeks, months and years. */
export function timeAgo(at: Date, now: Date, tag: string): string {
  const words = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  // Rounded, since a calendar day may have 23 or 25 hours.
  const days = Math.max(0, Math.round((startOfDay(now) - startOfDay(at)) / day));
  if (days < 14) return words.format(-days, 'day');
  if (days < 60) return words.format(-Math.floor(days / 7), 'week');
  if (days < 730) return words.format(-Math.floor(days / 30.44), 'month');
  return words.format(-Math.floor(days / 365.25), 'year');
}

function startOfDay(time: Date): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
}
