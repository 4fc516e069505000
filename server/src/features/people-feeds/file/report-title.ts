import type { FileDelimiter } from '@directory/contract';
import { delimiterOf, quotedCell } from './detect-delimiter.ts';

/** Lines in which a header row is looked for below a title, and the cells that it has at least. */
const maxLines = 20;
const fewestCellsOfHeading = 3;
const lineBreak = /\r\n|\n|\r/;

/** Whether the first line may be a title, and lines that follow have to be seen. */
export function mayBeTitle(start: string, given: FileDelimiter | undefined): boolean {
  const lines = start.split(lineBreak, maxLines + 2);
  return lines.length <= maxLines + 1 && filledCells(lines[0] ?? '', given) < 2;
}

/**
 * The lines before the header row in which a report has its title, date and criteria: the first line has at most one cell that is not empty, and
 * the first line with several is the header row, unless it has an `@`: that is a person.
 */
export function titleOf(start: string, given: FileDelimiter | undefined): { lines: number; length: number } {
  const none = { lines: 0, length: 0 };
  const lines = start.split(lineBreak, maxLines + 1);
  if (filledCells(lines[0] ?? '', given) > 1) return none;
  const heading = lines.findIndex((line) => filledCells(line, given) >= fewestCellsOfHeading);
  if (heading < 1 || lines[heading]!.includes('@')) return none;
  let length = 0;
  for (const line of lines.slice(0, heading)) {
    length += line.length;
    length += start.startsWith('\r\n', length) ? 2 : 1;
  }
  return { lines: heading, length };
}

function filledCells(line: string, given: FileDelimiter | undefined): number {
  const bare = line.replaceAll(quotedCell, (cell) => (cell.length > 2 ? 'x' : ''));
  return bare.split(given ?? delimiterOf(line)).filter((cell) => cell.trim() !== '').length;
}
