import { badRequest } from './scim-error.ts';

/** Levels of arrays and objects: a bulk operation with a patch of a complex value has ten. */
const deepest = 32;
/** Values of all levels. A bulk request with 500 full users has 40 000. */
const maxValues = 100_000;

/**
 * Parses the body of a request; undefined when it is empty.
 * @throws ScimError `invalidSyntax`
 */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  checkSize(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badRequest('invalidSyntax', 'The body is not JSON.');
  }
}

/**
 * Counts brackets and commas outside strings. This comes before parsing: a few megabytes can have many thousand levels or millions of values,
 * with which each later step would hold up other requests. In text that is not JSON the counts mean nothing, and parsing fails.
 */
function checkSize(text: string): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '[' || character === '{') {
      values++;
      if (++depth > deepest) throw badRequest('invalidSyntax', `The body is nested more than ${deepest} levels deep.`);
    } else if (character === ']' || character === '}') depth--;
    else if (character === ',') values++;
    if (values > maxValues) throw badRequest('invalidSyntax', `The body has more than ${maxValues} values.`);
  }
}

/** The position of the closing quote; that of the end of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
