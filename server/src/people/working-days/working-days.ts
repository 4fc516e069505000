import type { DayKind, LocalDay } from '@directory/contract';
import type { PublicHolidays } from './public-holidays.ts';
import { weekendOf } from './weekend.ts';

/** The place where a person works. */
export interface WorkingPlace {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Name or code; empty when unknown. */
  readonly state: string;
  /** IANA time zone; empty when unknown. */
  readonly timeZone: string;
}

export type WorkingDays = (place: WorkingPlace) => Promise<LocalDay[]>;

const day = 86_400_000;

/** Returns whether today and tomorrow are working days at a place. Empty if the time zone or the holidays are unknown. */
export function workingDays(holidays: Pick<PublicHolidays, 'inYear'>, now: () => number): WorkingDays {
  return async ({ countryCode, state, timeZone }) => {
    if (countryCode === '' || timeZone === '') return [];
    const today = new Date(now()).toLocaleDateString('en-CA', { timeZone });
    const dates = [today, new Date(Date.parse(`${today}T00:00:00Z`) + day).toISOString().slice(0, 10)];
    const years = [...new Set(dates.map((date) => Number(date.slice(0, 4))))];
    const found = await Promise.all(years.map((year) => holidays.inYear(countryCode, state, year)));
    if (found.includes(undefined)) return [];
    const weekend = weekendOf(countryCode);
    const kindOf = (date: string): DayKind => {
      if (found.some((days) => days?.has(date))) return 'holiday';
      return weekend.includes(new Date(`${date}T00:00:00Z`).getUTCDay() || 7) ? 'weekend' : 'working';
    };
    return dates.map((date) => ({ date, kind: kindOf(date) }));
  };
}
