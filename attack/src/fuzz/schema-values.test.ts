import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { seededRandom } from '../harness/random.ts';
import { boundaryValue, mutatedValue, validValue } from './schema-values.ts';

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 20 },
    kind: { type: 'string', enum: ['a', 'b'] },
    number: { type: 'integer', minimum: 3, maximum: 9 },
    list: { type: 'array', minItems: 1, maxItems: 4, items: { type: 'boolean' } },
    id: { type: 'string', pattern: '^[\\w-]{22,64}$' },
  },
  required: ['name', 'list'],
  additionalProperties: false,
};
const accepts = new Ajv2020({ strict: false }).compile(schema);

test('the same seed gives the same values', () => {
  const make = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 20 }, () => mutatedValue(schema, 'body', {}, random));
  };
  expect(make(1)).toEqual(make(1));
  expect(make(1)).not.toEqual(make(2));
});

test('schemas accept all valid values, and only some boundary values', () => {
  const random = seededRandom(3);
  const verdicts = { valid: new Set<boolean>(), boundary: new Set<boolean>() };
  for (let time = 0; time < 300; time++) {
    verdicts.valid.add(accepts(validValue(schema, 'body', {}, random)));
    const name = boundaryValue(schema.properties.name, 'name', {}, random);
    verdicts.boundary.add(accepts({ name, list: [true] }));
  }
  expect([...verdicts.valid]).toEqual([true]);
  expect(verdicts.boundary.size).toBe(2);
});
