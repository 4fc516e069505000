import { wholeNumber } from './values.ts';

/** Variables of the number of distinct people that a viewer may see. */
export const budgetVariables = {
  /** Per hour. */
  PEOPLE_PER_HOUR: wholeNumber(1, 1_000_000).default(2000),
  /** Per 24 hours. */
  PEOPLE_PER_DAY: wholeNumber(1, 1_000_000).default(6000),
  /** Per hour, for administrators, who export lists of findings. */
  ADMIN_PEOPLE_PER_HOUR: wholeNumber(1, 1_000_000).default(20_000),
  ADMIN_PEOPLE_PER_DAY: wholeNumber(1, 1_000_000).default(60_000),
};

/** Inconsistencies between the variables of the budgets. */
export function budgetFaults(data: { readonly [name in keyof typeof budgetVariables]: number }): string[] {
  const faults: string[] = [];
  for (const prefix of ['', 'ADMIN_'] as const) {
    const [hour, day] = [`${prefix}PEOPLE_PER_HOUR`, `${prefix}PEOPLE_PER_DAY`] as const;
    if (data[hour] > data[day]) faults.push(`${hour}: must not be greater than ${day}`);
  }
  return faults;
}
