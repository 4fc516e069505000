import { jsonExcess } from '../../../http/bodies/json-excess.ts';
import { badRequest } from './scim-error.ts';

/** Maximum nesting depth of arrays and objects. A bulk operation that patches a complex value has a depth of ten. */
const maxDepth = 32;

/**
 * Parses the body of a request; undefined if it is empty.
 * @param maxValues maximum number of values on all levels
 * @throws ScimError `invalidSyntax`
 */
export function parseBody(text: string, maxValues: number): unknown {
  if (text.trim() === '') return undefined;
  checkSize(text, maxValues);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badRequest('invalidSyntax', 'The body is not JSON.');
  }
}

function checkSize(text: string, maxValues: number): void {
  const excess = jsonExcess(text, { depth: maxDepth, values: maxValues });
  if (excess === 'depth') throw badRequest('invalidSyntax', `The body is nested more than ${maxDepth} levels deep.`);
  if (excess === 'values') throw badRequest('invalidSyntax', `The body has more than ${maxValues} values.`);
}
