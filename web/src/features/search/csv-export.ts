import type { SearchResult } from '@directory/contract';

/** The columns of an export, in order. */
export const exportColumns = [
  'lastName',
  'firstName',
  'title',
  'email',
  'organization',
  'gbuName',
  'city',
  'C_countryname',
  'login',
] as const satisfies readonly (keyof SearchResult)[];
export type ExportColumn = (typeof exportColumns)[number];

/** `directory-2026-11-20_14-05-09.csv`, in local time. */
export function exportFileName(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join('-');
  return `directory-${date}_${clock}.csv`;
}
