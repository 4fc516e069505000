import { peopleFileColumns } from './generated-person.ts';
import type { GeneratedPerson } from './generated-person.ts';

const columnsAfterLogin = peopleFileColumns.slice(1);
const needsQuotes = /[",\r\n]/;

function cell(text: string): string {
  return text !== '' && needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The first line of a people file, without its line end. */
export const csvHeading = peopleFileColumns.join(',');

/** One line of a people file (RFC 4180), without its line end. Other names are joined by `|`. */
export function csvRow(person: GeneratedPerson): string {
  let row = cell(person.login);
  for (const column of columnsAfterLogin) {
    row += `,${cell(column === 'otherNames' ? person.otherNames.join('|') : person[column])}`;
  }
  return row;
}
