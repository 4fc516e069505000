const formats = {
  /** ISO 8601 date: 2026-11-20. */
  date: { tag: 'en-CA', options: {} },
  /** For `formatToParts`. */
  parts: {
    tag: 'en-US',
    options: {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    },
  },
  time: { tag: undefined, options: { timeStyle: 'short' } },
  weekday: { tag: undefined, options: { weekday: 'short' } },
} as const satisfies Record<string, { tag: string | undefined; options: Intl.DateTimeFormatOptions }>;

const cache = new Map<string, Intl.DateTimeFormat>();

/**
 * A cached date format for a time zone. Constructing one takes a hundred times as long as using it.
 * @param tag BCP 47, for `time` and `weekday`
 * @throws RangeError for an unknown time zone
 */
export function zoneFormat(kind: keyof typeof formats, timeZone: string, tag = ''): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone} ${tag}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const { tag: fixed, options } = formats[kind];
  const format = new Intl.DateTimeFormat(fixed ?? tag, { ...options, timeZone });
  cache.set(key, format);
  return format;
}
