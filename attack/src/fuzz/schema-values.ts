import type { Random } from '../harness/random.ts';
import type { Schema } from './description.ts';
import { hostileTexts, hostileValues } from './hostile-values.ts';

/** Values that exist in the directory, by the name of a parameter or property. */
export type Samples = Readonly<Record<string, readonly unknown[]>>;

/** Texts for the patterns of the description. Each is used where it matches. */
const fitting = [
  '1',
  '0',
  '42',
  '1000',
  'fuzz',
  'en',
  'BU01',
  '240x240',
  'AB1234',
  'corp.example',
  '2026-01-02T03:04:05.000Z',
  'Zx_-'.repeat(6),
  `${'Zx_-'.repeat(10)}Zx_`,
] as const;

/** Maximum generated number of items of an array and characters of a text. It exceeds every bound except those of files. */
const maxGeneratedItems = 1100;
const maxGeneratedCharacters = 25_000;

/** A value that the schema accepts, as far as the description shows. */
export function validValue(schema: Schema, name: string, samples: Samples, random: Random): unknown {
  const known = samples[name];
  if (known !== undefined && random.chance(0.7)) return random.pick(known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  if (schema.anyOf !== undefined) return validValue(random.pick(schema.anyOf), name, samples, random);
  switch (schema.type) {
    case 'string':
      return validText(schema, random);
    case 'integer':
    case 'number':
      return random.between(Math.max(schema.minimum ?? 0, -1000), Math.min(schema.maximum ?? 1000, 1000));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'array': {
      const length = Math.max(schema.minItems ?? 0, Math.min(random.between(0, 3), schema.maxItems ?? 3));
      return Array.from({ length }, () => validValue(schema.items ?? {}, name, samples, random));
    }
    case 'object':
      return validObject(schema, samples, random);
    default:
      return random.pick<unknown>(['text', 7, true, null, {}, []]);
  }
}

function validObject({ properties = {}, required = [] }: Schema, samples: Samples, random: Random): object {
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.5));
  return Object.fromEntries(chosen.map(([name, property]) => [name, validValue(property, name, samples, random)]));
}

function validText({ pattern, minLength = 0, maxLength = 60 }: Schema, random: Random): string {
  const texts = fitting.filter(
    (text) =>
      text.length >= minLength &&
      text.length <= maxLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(text)),
  );
  if (texts.length > 0) return random.pick(texts);
  return 'a'.repeat(Math.min(maxLength, Math.max(minLength, random.between(1, 60))));
}

/** A value at or next to a bound of the schema. */
export function boundaryValue(schema: Schema, name: string, samples: Samples, random: Random): unknown {
  if (schema.anyOf !== undefined) return boundaryValue(random.pick(schema.anyOf), name, samples, random);
  const { minLength = 0, maxLength = 1024, minimum = 0, maximum = 1000, minItems = 0, maxItems = 20 } = schema;
  const around = (bounds: readonly number[]) => random.pick(bounds.flatMap((bound) => [bound - 1, bound, bound + 1]));
  switch (schema.type) {
    case 'string': {
      const length = Math.min(Math.max(0, around([minLength, maxLength])), maxGeneratedCharacters);
      if (schema.pattern?.includes('\\d') === true)
        return random.pick(['0', '9'.repeat(16), '00', String(2 ** 53 - 1)]);
      return random.pick(['a', 'é', '字', '😀']).repeat(length).slice(0, length);
    }
    case 'integer':
    case 'number':
      return around([minimum, maximum]);
    case 'array': {
      const length = Math.min(Math.max(0, around([minItems, maxItems])), maxGeneratedItems);
      return Array.from({ length }, () => validValue(schema.items ?? {}, name, samples, random));
    }
    case 'object': {
      const whole = Object.entries(validObject(schema, samples, random));
      const kept = whole.filter(() => random.chance(0.7));
      return Object.fromEntries(random.chance(0.3) ? [...kept, ['unknown', 1]] : kept);
    }
    default:
      return validValue(schema, name, samples, random);
  }
}

/** A value that the schema does not expect. */
export function hostileValue(random: Random): unknown {
  return random.chance(0.7) ? random.pick(hostileTexts) : random.pick(hostileValues);
}

/** A valid value in which some leaves are boundary or hostile values. */
export function mutatedValue(schema: Schema, name: string, samples: Samples, random: Random): unknown {
  if (schema.type === 'object' && schema.properties !== undefined && random.chance(0.9)) {
    const { properties } = schema;
    const whole = Object.entries(validObject(schema, samples, random));
    const victim = random.pick(Object.keys(properties));
    const changed = [...whole.filter(([key]) => key !== victim), [victim, mutatedLeaf(properties[victim]!, victim)]];
    return Object.fromEntries(random.chance(0.1) ? [...changed, [random.pick(hostileTexts), 1]] : changed);
  }
  return mutatedLeaf(schema, name);

  function mutatedLeaf(leaf: Schema, leafName: string): unknown {
    if (leaf.type === 'object' || leaf.type === 'array') {
      if (leaf.items !== undefined && random.chance(0.5)) return [mutatedValue(leaf.items, leafName, samples, random)];
      if (leaf.properties !== undefined && random.chance(0.5)) return mutatedValue(leaf, leafName, samples, random);
    }
    return random.chance(0.4) ? boundaryValue(leaf, leafName, samples, random) : hostileValue(random);
  }
}
