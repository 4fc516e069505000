import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareByName, sortedByName } from './name-order.ts';

test('sorting agrees with the comparison for any names', () => {
  const name = fc.oneof(fc.constantFrom('Åse', 'ase', 'ASE', 'Øst', 'Ost', 'van der Berg', ''), fc.string());
  const people = fc
    .array(
      fc.record({ lastName: name, firstName: name, login: fc.constantFrom('a@group.example', 'A@group.example', 'b') }),
      {
        maxLength: 40,
      },
    )
    .map((names) => names.map((own, id) => ({ ...own, id })));
  fc.assert(
    fc.property(people, (team) => {
      expect(sortedByName(team, (person) => person)).toEqual(team.toSorted(compareByName));
    }),
  );
});
