import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesFilter } from './match-filter.ts';
import { parseFilter } from './parse-filter.ts';
import { parsePatchPath } from './patch-path.ts';
import { ScimError } from './scim-error.ts';

const words = [
  'userName',
  'emails',
  'type',
  'value',
  'name.givenName',
  'meta.created',
  'active',
  'eq',
  'pr',
  'co',
  'and',
  'or',
  'not',
  '(',
  ')',
  '[',
  ']',
  '.value',
  '"a"',
  '"\\"',
  'true',
  'null',
  '5',
  ' ',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(' ')),
);

test('arbitrary text is either a filter or rejected as an invalid filter', () => {
  fc.assert(
    fc.property(text, (filter) => {
      try {
        expect(typeof matchesFilter(parseFilter(filter), { userName: 'a', emails: [{ value: 'a' }] })).toBe('boolean');
      } catch (error) {
        expect(error).toBeInstanceOf(ScimError);
        expect(error).toMatchObject({ status: 400, scimType: 'invalidFilter' });
      }
    }),
    { numRuns: 2000 },
  );
});

test('arbitrary text is either a path or rejected as an invalid path', () => {
  fc.assert(
    fc.property(text, (path) => {
      try {
        parsePatchPath(path);
      } catch (error) {
        expect(error).toBeInstanceOf(ScimError);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a value is found by each of its parts, however it is quoted', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (value) => {
      const user = { userName: value };
      const literal = JSON.stringify(value);
      for (const operator of ['eq', 'co', 'sw', 'ew', 'ge', 'le']) {
        expect(matchesFilter(parseFilter(`userName ${operator} ${literal}`), user)).toBe(true);
      }
      expect(matchesFilter(parseFilter(`not (userName eq ${literal}) or userName ne ${literal}`), user)).toBe(false);
    }),
  );
});
