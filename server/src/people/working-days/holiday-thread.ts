import { parentPort } from 'node:worker_threads';
import Holidays from 'date-holidays';

// The worker thread of `public-holidays.ts`. The library and its data are large, and computing a year takes up to a tenth of a second.

export interface HolidayQuestion {
  readonly id: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Name or code of a state, in any case; empty when unknown. */
  readonly state: string;
  readonly year: number;
}

export interface HolidayAnswer {
  readonly id: number;
  /** Days such as `2026-12-25`; empty for an unknown country. */
  readonly days: readonly string[];
}

const day = 86_400_000;

function answerTo({ id, country, state, year }: HolidayQuestion): HolidayAnswer {
  const found = new Holidays(country, stateCode(country, state), { types: ['public'] }).getHolidays(year);
  return { id, days: [...new Set(found.flatMap(daysOf))] };
}

/** The days of a holiday, which may have several. A holiday that begins at sunset counts for the following day, which is in `date`. */
function daysOf({ date, start, end }: { date: string; start: Date; end: Date }): string[] {
  const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / day));
  return Array.from({ length: count }, (_, index) => new Date(first + index * day).toISOString().slice(0, 10));
}

/** The library's code of a state, by its code or name; empty if the library does not know it. */
function stateCode(country: string, state: string): string {
  if (state === '') return '';
  const library = new Holidays();
  const wanted = folded(state);
  for (const language of ['', 'en']) {
    const states: Record<string, string> = library.getStates(country, language) ?? {};
    for (const [code, name] of Object.entries(states)) if ([code, name].map(folded).includes(wanted)) return code;
  }
  return '';
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

parentPort?.on('message', (question: HolidayQuestion) => {
  // Worker threads have no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(answerTo(question));
});
