import { TokenReader } from './filter-tokens.ts';
import { parseValueFilter } from './parse-filter.ts';
import type { Filter } from './parse-filter.ts';
import { resolveAttribute, subAttributeOf } from './resolve-attribute.ts';
import type { AttributeLocation } from './resolve-attribute.ts';
import { badRequest } from './scim-error.ts';

/** The parsed path of a PATCH operation. `filter` selects elements of a multi-valued attribute. */
export interface PatchPath extends AttributeLocation {
  readonly filter: Filter | undefined;
}

/** Maximum length of a path in characters. */
const maxPathLength = 1024;

/**
 * Parses a path (RFC 7644 section 3.5.2), with or without a URN: `active`, `name.givenName`, `emails[type eq "work"].value`.
 * @throws ScimError `invalidPath`, `invalidFilter` for the filter in it
 */
export function parsePatchPath(text: unknown): PatchPath {
  if (typeof text !== 'string' || text.length > maxPathLength) {
    throw badRequest('invalidPath', `A path is text with at most ${maxPathLength} characters.`);
  }
  const tokens = new TokenReader(text);
  const location = resolveAttribute(tokens.word() ?? '');
  if (location === undefined) throw badRequest('invalidPath', 'The path does not name an attribute of a user.');
  const { attribute } = location;
  if (!tokens.take('[')) {
    if (!tokens.isAtEnd) throw malformed(tokens);
    return { ...location, filter: undefined };
  }
  if (attribute?.type !== 'complex' || !attribute.multiValued || location.sub !== undefined) {
    throw badRequest('invalidPath', 'Only a multi-valued attribute can have a filter in its path.');
  }
  const filter = parseValueFilter(tokens, attribute);
  if (!tokens.take(']')) throw malformed(tokens);
  const name = tokens.subAttribute();
  if (!tokens.isAtEnd) throw malformed(tokens);
  if (name === undefined) return { ...location, filter };
  const sub = subAttributeOf(attribute, name);
  if (sub === undefined) throw badRequest('invalidPath', `${attribute.name} does not have this sub-attribute.`);
  return { ...location, sub, filter };
}

function malformed(tokens: TokenReader) {
  return badRequest('invalidPath', `The path is malformed at position ${tokens.position}.`);
}
