import type { FileDelimiter } from '@directory/contract';

const delimiters: Readonly<Record<string, FileDelimiter>> = { comma: ',', semicolon: ';', tab: '\t', bar: '|' };

/** Parses a delimiter given by name or as the character itself: `tab`, `;`. */
export function parseDelimiter(text: string): FileDelimiter | undefined {
  return Object.hasOwn(delimiters, text) ? delimiters[text] : Object.values(delimiters).find((one) => one === text);
}
