import type { DayKind, LocalDay } from '@directory/contract';
import { zoneFormat } from './zone-format.ts';

const maxAge = 60_000;
let lastRead = { name: '', readAt: Number.NEGATIVE_INFINITY };

/** The viewer's time zone; undefined if the browser does not know it. Cached for one minute, since a viewer may travel. */
export function viewerZone(): string | undefined {
  const now = performance.now();
  if (now - lastRead.readAt >= maxAge) {
    lastRead = { name: new Intl.DateTimeFormat().resolvedOptions().timeZone, readAt: now };
  }
  return !lastRead.name || lastRead.name === 'Etc/Unknown' ? undefined : lastRead.name;
}

/** UTC offset of a zone at a point in time, in minutes: 60 for Paris in winter, 120 in summer. Undefined for an unknown zone. */
function offsetOf(now: Date, timeZone: string): number | undefined {
  const parts = partsOf(now, timeZone);
  if (parts === undefined) return undefined;
  const { year, month, day, hour, minute } = parts;
  return Math.round(Date.UTC(year, month - 1, day, hour, minute) / 60_000) - Math.floor(now.getTime() / 60_000);
}

/** Minutes by which `timeZone` is ahead of `ownZone`, negative if behind; undefined if one of them is unknown. */
export function minutesAhead(now: Date, timeZone: string, ownZone: string | undefined): number | undefined {
  if (ownZone === undefined) return undefined;
  const [there, here] = [offsetOf(now, timeZone), offsetOf(now, ownZone)];
  return there === undefined || here === undefined ? undefined : there - here;
}

/** Office hours, as full hours in the person's time zone. */
const officeHours = { from: 9, until: 18 };

/** `working` during office hours on a working day, `off` outside of them; on other days, the kind of day. */
export type WorkingTime = Exclude<DayKind, 'working'> | 'working' | 'off';

/** Whether people usually work in a time zone now; undefined if the zone or its current day is unknown. */
export function workingTimeAt(now: Date, timeZone: string, days: readonly LocalDay[]): WorkingTime | undefined {
  const parts = partsOf(now, timeZone);
  if (parts === undefined) return undefined;
  const date = zoneFormat('date', timeZone).format(now);
  const kind = days.find((day) => day.date === date)?.kind;
  if (kind !== 'working') return kind;
  return parts.hour >= officeHours.from && parts.hour < officeHours.until ? 'working' : 'off';
}

function partsOf(now: Date, timeZone: string) {
  try {
    const parts = zoneFormat('parts', timeZone).formatToParts(now);
    const valueOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
    return {
      year: valueOf('year'),
      month: valueOf('month'),
      day: valueOf('day'),
      hour: valueOf('hour'),
      minute: valueOf('minute'),
    };
  } catch {
    return undefined;
  }
}
