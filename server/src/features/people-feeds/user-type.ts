import type { UserType } from '@directory/contract';

/** Values of employeeType (RFC 2798) and of common exports, by type. */
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

/** The type for a value, compared without case; undefined for an unknown value. */
export function userTypeOf(word: string): UserType | undefined {
  const key = word.trim().toLowerCase();
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
