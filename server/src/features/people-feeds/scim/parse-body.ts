import { badRequest } from './scim-error.ts';

/** Maximum nesting depth of arrays and objects. A bulk operation that patches a complex value has a depth of ten. */
const maxDepth = 32;
/** Maximum number of values on all levels. A bulk request with 500 complete users has 40,000. */
const maxValues = 100_000;

/**
 * Parses the body of a request; undefined if it is empty.
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
 * Checks depth and number of values before parsing, by counting brackets and commas outside strings. A few megabytes can have many thousand
 * levels or millions of values, with which each later step would block other requests. For text that is not JSON the counts are
 * meaningless, but parsing fails anyway.
 */
function checkSize(text: string): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '[' || character === '{') {
      values++;
      if (++depth > maxDepth)
        throw badRequest('invalidSyntax', `The body is nested more than ${maxDepth} levels deep.`);
    } else if (character === ']' || character === '}') depth--;
    else if (character === ',') values++;
    if (values > maxValues) throw badRequest('invalidSyntax', `The body has more than ${maxValues} values.`);
  }
}

/** The position of the closing quote, or the length of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
