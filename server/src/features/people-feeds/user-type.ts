import type { UserType } from '@directory/contract';

/** The words of RFC 2798 (employeeType) and of common exports for the three types. */
const words: { readonly [word: string]: UserType } = {
  i: 'I',
  int: 'I',
  internal: 'I',
  employee: 'I',
  intern: 'I',
  temp: 'I',
  e: 'E',
  ext: 'E',
  external: 'E',
  contractor: 'E',
  agent: 'Agent',
};

/** The type that a word stands for, without regard to case; undefined for any other. */
export function userTypeOf(word: string): UserType | undefined {
  const key = word.trim().toLowerCase();
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
