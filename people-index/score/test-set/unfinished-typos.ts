import { foldWords } from '../../src/language/fold.ts';
import { typoKinds, withTypo } from '../typos.ts';
import { type MakeCases, shuffled, type TestCase } from './test-case.ts';
import { peopleOf } from './data.ts';

const shortest = 5;

/** A first name and a prefix of a last name with a typo in it. */
export const unfinishedTypo: MakeCases = (wanted, random) => {
  const people = peopleOf().filter(({ last }) => last.length >= shortest + 2 && /^\p{Script=Latin}+$/u.test(last));
  return shuffled(people, random)
    .flatMap(({ first, last }): TestCase[] => {
      const typed = last.slice(0, shortest + random.below(last.length - shortest)).toLowerCase();
      const mistyped = withTypo(typed, random.pick(typoKinds), random);
      return mistyped === undefined || mistyped.length < shortest
        ? []
        : [
            {
              class: 'unfinishedTypo',
              recorded: { first, last },
              text: `${first.toLowerCase()} ${mistyped}`,
              alsoRelevant: [],
              mustBeUnambiguous: true,
            },
          ];
    })
    .slice(0, wanted);
};

/** Whether the typed text is within one edit of a prefix of a word of the name. */
export function beginsWithOneTypo(typed: string, name: string): boolean {
  const [word = ''] = foldWords(name);
  return [-1, 0, 1].some((more) => {
    const beginning = word.slice(0, typed.length + more);
    return beginning.length >= typed.length + more && isOneEdit(foldWords(typed)[0] ?? '', beginning);
  });
}

function isOneEdit(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left === right) return true;
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
