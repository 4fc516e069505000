import type { ScimAttribute } from './scim-attribute.ts';
import { commonAttributes, userSchemas, userUrn } from './user-schemas.ts';

/** The location of an attribute in a user: at `[attribute]`, or at `[URN, attribute]` if it belongs to an extension. */
export interface AttributeLocation {
  /** Undefined for a whole extension. */
  readonly attribute: ScimAttribute | undefined;
  readonly sub: ScimAttribute | undefined;
  /** The URN of the extension; undefined for core and common attributes. */
  readonly extension: string | undefined;
}

type ByName = ReadonlyMap<string, ScimAttribute>;

const byName = (attributes: readonly ScimAttribute[]): ByName =>
  new Map(attributes.map((attribute) => [attribute.name.toLowerCase(), attribute]));

const schemas = userSchemas.map(({ id, attributes }) => ({
  urn: id,
  key: id.toLowerCase(),
  extension: id === userUrn ? undefined : id,
  attributes: byName(id === userUrn ? [...commonAttributes, ...attributes] : attributes),
}));

/** The sub-attributes of each attribute, by lower-case name. */
const subAttributes = new Map<ScimAttribute, ByName>(
  [...commonAttributes, ...userSchemas.flatMap((schema) => schema.attributes)].map((attribute) => [
    attribute,
    byName(attribute.subAttributes ?? []),
  ]),
);

export function subAttributeOf(attribute: ScimAttribute, name: string): ScimAttribute | undefined {
  return subAttributes.get(attribute)?.get(name.toLowerCase());
}

/**
 * Resolves an attribute in the notation of RFC 7644 section 3.10, case-insensitively: `userName`, `name.givenName`,
 * `urn:…:enterprise:2.0:User:manager.value`, or the URN of an extension. Also accepts `manager` without a URN, which Entra ID sends.
 * Undefined for an unknown attribute.
 */
export function resolveAttribute(path: string): AttributeLocation | undefined {
  const { schema, rest } = splitUrn(path);
  if (rest === '') {
    return schema?.extension === undefined
      ? undefined
      : { attribute: undefined, sub: undefined, extension: schema.urn };
  }
  const [name = '', subName, ...more] = rest.split('.');
  const owner = schema ?? schemas.find(({ attributes }) => attributes.has(name.toLowerCase()));
  const attribute = owner?.attributes.get(name.toLowerCase());
  if (attribute === undefined || more.length > 0) return undefined;
  const sub = subName === undefined ? undefined : subAttributeOf(attribute, subName);
  if (subName !== undefined && sub === undefined) return undefined;
  return { attribute, sub, extension: owner?.extension };
}

/** Splits a path into URN and rest. The order of the schemas does not matter, since no URN begins with another one and a colon. */
function splitUrn(path: string) {
  const key = path.toLowerCase();
  for (const schema of schemas) {
    if (key === schema.key) return { schema, rest: '' };
    if (key.startsWith(`${schema.key}:`)) return { schema, rest: path.slice(schema.key.length + 1) };
  }
  return { schema: undefined, rest: path };
}
