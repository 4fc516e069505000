import { badRequest } from './scim-error.ts';

/** Levels of arrays and objects: a bulk operation with a patch of a complex value has ten. */
const deepest = 32;

/**
 * Parses the body of a request; undefined when it is empty.
 * @throws ScimError `invalidSyntax`
 */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badRequest('invalidSyntax', 'The body is not JSON.');
  }
  if (isDeeper(body, deepest))
    throw badRequest('invalidSyntax', `The body is nested more than ${deepest} levels deep.`);
  return body;
}

/** Without recursion: a small body may have many thousand levels. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : []));
    if (level.length === 0) return false;
  }
  return true;
}
