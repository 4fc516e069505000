import { peopleFileColumns } from './generated-person.ts';
import type { GeneratedPerson } from './generated-person.ts';

const needsQuotes = /[",\r\n]/;

function cell(text: string): string {
  return text !== '' && needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The first line of a people file, without its line end. */
export const csvHeading = peopleFileColumns.join(',');

/** One line of a people file (RFC 4180), without its line end. Other names are joined by `|`. */
export function csvRow(person: GeneratedPerson): string {
  let row = '';
  for (const column of peopleFileColumns) {
    const text = column === 'otherNames' ? person.otherNames.join('|') : person[column];
    row += row === '' ? cell(text) : `,${cell(text)}`;
  }
  return row;
}
