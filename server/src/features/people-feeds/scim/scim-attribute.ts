/** An attribute and its characteristics (RFC 7643 sections 2.2 and 7). */
export interface ScimAttribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'dateTime' | 'reference' | 'binary' | 'complex';
  readonly description: string;
  readonly multiValued: boolean;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: 'readOnly' | 'readWrite' | 'writeOnly';
  readonly returned: 'always' | 'default' | 'never';
  readonly uniqueness: 'none' | 'server';
  readonly canonicalValues?: readonly string[];
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly ScimAttribute[];
}

export interface ScimSchema {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly ScimAttribute[];
}

type Details = Partial<Omit<ScimAttribute, 'name' | 'description'>>;

const defaults = {
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
} as const;

/** An attribute with the default characteristics of RFC 7643 section 2.2. */
export function attribute(name: string, description: string, details: Details = {}): ScimAttribute {
  return { ...defaults, ...details, name, description };
}

export function complex(
  name: string,
  description: string,
  subAttributes: readonly ScimAttribute[],
  details: Details = {},
): ScimAttribute {
  return attribute(name, description, { ...details, type: 'complex', subAttributes });
}

/** A multi-valued attribute with the default sub-attributes of RFC 7643 section 2.4. */
export function plural(
  name: string,
  description: string,
  { types = [], value = {} }: { types?: readonly string[]; value?: Details } = {},
): ScimAttribute {
  return complex(name, description, [attribute('value', 'The value.', value), ...labels(types)], { multiValued: true });
}

/** `display`, `type` and `primary` of a multi-valued attribute. */
export function labels(types: readonly string[]): ScimAttribute[] {
  return [
    attribute('display', 'A name of the value for people.'),
    attribute('type', 'A label of the value, such as work.', types.length > 0 ? { canonicalValues: types } : {}),
    attribute('primary', 'Whether this is the preferred value. At most one value is.', { type: 'boolean' }),
  ];
}
