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
type ExportColumn = (typeof exportColumns)[number];

/** The texts of the column headings, in the namespace `search`. */
export const exportHeadings = {
  lastName: 'columnLastName',
  firstName: 'columnFirstName',
  title: 'columnTitle',
  email: 'columnEmail',
  organization: 'columnOrganization',
  gbuName: 'columnGbuName',
  city: 'columnCity',
  C_countryname: 'columnCountry',
  login: 'columnLogin',
} as const satisfies Record<ExportColumn, string>;

/** `directory-2026-11-20_14-05-09.csv`, in local time. */
export function exportFileName(time: Date, ending: 'csv' | 'vcf' = 'csv'): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join('-');
  return `directory-${date}_${clock}.${ending}`;
}
