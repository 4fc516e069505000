import type { FileDelimiter } from '@directory/contract';
import { detectDelimiter, quotedCell } from './detect-delimiter.ts';

/** Maximum number of lines searched for a header row below a title, and the minimum number of cells in such a header row. */
const maxLines = 20;
const minHeadingCells = 3;
const lineBreak = /\r\n|\n|\r/;

/** Whether the first line may be a title, so that more lines must be read to decide. */
export function mayBeTitle(start: string, given: FileDelimiter | undefined): boolean {
  const lines = start.split(lineBreak, maxLines + 2);
  return lines.length <= maxLines + 1 && filledCells(lines[0] ?? '', given) < 2;
}

/**
 * Finds the title of a report: lines above the header row with its name, date and criteria. The first line has at most one non-empty cell,
 * and the first line with at least three is the header row, unless it contains an `@`, which indicates a person. Returns the number of
 * lines and of characters.
 */
export function titleOf(start: string, given: FileDelimiter | undefined): { lines: number; length: number } {
  const none = { lines: 0, length: 0 };
  const lines = start.split(lineBreak, maxLines + 1);
  if (filledCells(lines[0] ?? '', given) > 1) return none;
  const heading = lines.findIndex((line) => filledCells(line, given) >= minHeadingCells);
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
  return bare.split(given ?? detectDelimiter(line)).filter((cell) => cell.trim() !== '').length;
}
