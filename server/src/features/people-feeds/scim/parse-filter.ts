import { resolveAttribute, subAttributeOf } from './resolve-attribute.ts';
import type { AttributeLocation } from './resolve-attribute.ts';
import type { ScimAttribute } from './scim-attribute.ts';
import { badRequest } from './scim-error.ts';
import { TokenReader } from './filter-tokens.ts';
import { isStorable } from './scim-value.ts';

export type CompareOperator = 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'ge' | 'lt' | 'le';

/** A path to an attribute: names starting from the user, or from an element within a value path. */
export interface FilterPath {
  readonly steps: readonly string[];
  readonly attribute: ScimAttribute;
}

export interface Comparison {
  readonly kind: 'compare';
  readonly path: FilterPath;
  readonly operator: CompareOperator;
  /** A date is in milliseconds since 1970. Null occurs only with `eq` and `ne`. */
  readonly value: string | number | boolean | null;
}

/** A parsed filter (RFC 7644 section 3.4.2.2). */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  | { readonly kind: 'present'; readonly path: FilterPath }
  | { readonly kind: 'values'; readonly steps: readonly string[]; readonly part: Filter }
  | Comparison;

/** Resolves an attribute name in a filter. */
export type Resolve = (name: string) => FilterPath | undefined;

/** Limits of a filter: length in characters, nesting depth, and number of comparisons. */
const maxFilterLength = 4096;
const maxFilterDepth = 30;
const maxComparisons = 100;

const operators: ReadonlySet<string> = new Set(['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le']);

/**
 * Parses a filter over users.
 * @throws ScimError `invalidFilter`
 */
export function parseFilter(text: string): Filter {
  if (text.length > maxFilterLength) throw invalid(`The filter has more than ${maxFilterLength} characters.`);
  const tokens = new TokenReader(text);
  const filter = new FilterParser(tokens).parse(resolveForFilter);
  if (!tokens.isAtEnd) throw invalid(`Unexpected text at position ${tokens.position} of the filter.`);
  return filter;
}

/** Parses the filter between the brackets of a value path. Its names are sub-attributes of `attribute`. */
export function parseValueFilter(tokens: TokenReader, attribute: ScimAttribute): Filter {
  return new FilterParser(tokens).parse(resolveWithin(attribute));
}

/** The names on the path from the user to an attribute. */
export function stepsOf({ extension, attribute, sub }: AttributeLocation): string[] {
  return [extension, attribute?.name, sub?.name].filter((name) => name !== undefined);
}

function resolveForFilter(name: string): FilterPath | undefined {
  const location = resolveAttribute(name);
  const attribute = location?.sub ?? location?.attribute;
  return location === undefined || attribute === undefined ? undefined : { steps: stepsOf(location), attribute };
}

function resolveWithin(parent: ScimAttribute): Resolve {
  return (name) => {
    const attribute = subAttributeOf(parent, name);
    return attribute && { steps: [attribute.name], attribute };
  };
}

function invalid(detail: string) {
  return badRequest('invalidFilter', detail);
}

/** A recursive descent parser. `not` binds more tightly than `and`, and `and` more tightly than `or`. */
class FilterParser {
  readonly #tokens: TokenReader;
  #depth = 0;
  #comparisons = 0;

  constructor(tokens: TokenReader) {
    this.#tokens = tokens;
  }

  parse(resolve: Resolve): Filter {
    if (++this.#depth > maxFilterDepth) throw invalid(`The filter is nested more than ${maxFilterDepth} levels deep.`);
    const filter = this.#parts('or', () => this.#parts('and', () => this.#term(resolve)));
    this.#depth--;
    return filter;
  }

  #parts(kind: 'and' | 'or', part: () => Filter): Filter {
    const first = part();
    if (!this.#tokens.takeWord(kind)) return first;
    const parts = [first];
    do parts.push(part());
    while (this.#tokens.takeWord(kind));
    return { kind, parts };
  }

  #term(resolve: Resolve): Filter {
    const tokens = this.#tokens;
    if (tokens.take('(')) return this.#closed(')', resolve);
    if (tokens.takeWord('not')) {
      if (!tokens.take('(')) throw invalid('"not" must be followed by a filter in parentheses.');
      return { kind: 'not', part: this.#closed(')', resolve) };
    }
    if (++this.#comparisons > maxComparisons) throw invalid(`The filter has more than ${maxComparisons} comparisons.`);
    const name = tokens.word() ?? this.#fail('an attribute');
    const path = resolve(name) ?? this.#fail('a known attribute');
    if (path.attribute.returned === 'never') this.#fail('an attribute that can be read');
    return tokens.take('[') ? this.#valuePath(path, resolve) : this.#comparison(path);
  }

  #closed(end: ')' | ']', resolve: Resolve): Filter {
    const filter = this.parse(resolve);
    if (!this.#tokens.take(end)) this.#fail(`"${end}"`);
    return filter;
  }

  /** Parses `emails[type eq "work"]` and, as sent by Entra ID, `emails[type eq "work"].value eq "ann@group.example"`. */
  #valuePath({ steps, attribute }: FilterPath, resolve: Resolve): Filter {
    if (attribute.type !== 'complex' || resolve !== resolveForFilter) this.#fail('an operator');
    const within = resolveWithin(attribute);
    const part = this.#closed(']', within);
    const name = this.#tokens.subAttribute();
    if (name === undefined) return { kind: 'values', steps, part };
    const also = this.#comparison(within(name) ?? this.#fail('a known attribute'));
    return { kind: 'values', steps, part: { kind: 'and', parts: [part, also] } };
  }

  #comparison(path: FilterPath): Filter {
    const word = this.#tokens.word()?.toLowerCase() ?? '';
    if (word === 'pr') return { kind: 'present', path };
    if (!operators.has(word)) this.#fail('an operator');
    const operator = word as CompareOperator;
    const value = this.#tokens.value();
    if (value === undefined) this.#fail('a value');
    return comparison(path, operator, value);
  }

  #fail(expected: string): never {
    throw invalid(`Expected ${expected} before position ${this.#tokens.position} of the filter.`);
  }
}

/** A complex attribute is compared by its `value` (RFC 7644 section 3.4.2.2). */
function comparison(path: FilterPath, operator: CompareOperator, value: string | boolean | null): Comparison {
  const { attribute, steps } = path;
  if (attribute.type === 'complex') {
    const sub = subAttributeOf(attribute, 'value');
    if (sub === undefined) throw invalid(`${attribute.name} can only be compared by its sub-attributes.`);
    return comparison({ steps: [...steps, sub.name], attribute: sub }, operator, value);
  }
  if (value === null) {
    if (operator === 'eq' || operator === 'ne') return { kind: 'compare', path, operator, value };
    throw invalid('null can only be compared with eq and ne.');
  }
  const isEquality = operator === 'eq' || operator === 'ne';
  const isPart = operator === 'co' || operator === 'sw' || operator === 'ew';
  if (
    (attribute.type === 'boolean' || attribute.type === 'binary') &&
    !isEquality &&
    !(isPart && attribute.type === 'binary')
  )
    throw invalid(`${attribute.name} cannot be compared with ${operator}.`);
  if (attribute.type === 'dateTime' && isPart) throw invalid(`${attribute.name} cannot be compared with ${operator}.`);
  return { kind: 'compare', path, operator, value: operand(attribute, value) };
}

/** Matches `2026-11-22T10:00:00Z`, `2026-11-22T10:00:00.5+01:00` and `2026-11-22T10:00:00`, not `2026-11-22`. */
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?<zone>Z|[+-]\d\d:\d\d)?$/i;

/** Converts the operand of a comparison. Entra ID sends booleans as strings. A time without a zone is in UTC. */
function operand(attribute: ScimAttribute, value: string | boolean): string | number | boolean {
  if (attribute.type === 'boolean') {
    if (typeof value === 'boolean') return value;
    if (/^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true';
    throw invalid(`${attribute.name} is true or false.`);
  }
  if (typeof value === 'boolean') throw invalid(`${attribute.name} is compared with text in double quotes.`);
  if (!isStorable(value)) throw invalid(`${attribute.name} is compared with characters that are not allowed.`);
  if (attribute.type !== 'dateTime') return value;
  const match = dateTime.exec(value);
  const time = match === null ? Number.NaN : Date.parse(match.groups?.['zone'] === undefined ? `${value}Z` : value);
  if (Number.isNaN(time))
    throw invalid(`${attribute.name} is compared with a date and time, such as 2026-11-22T10:00:00Z.`);
  return time;
}
