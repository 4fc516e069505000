import { identityKey } from './identity-key.ts';

/** What a team is ordered by. */
export interface Named {
  readonly lastName: string;
  readonly firstName: string;
  readonly login: string;
}

/**
 * A text that orders people by last name, first name and login, without regard to case and accents; no two are equal. NUL,
 * which no name holds, comes before every letter, so that `Li` stands before `Lia`.
 */
export function orderKey({ lastName, firstName, login }: Named): string {
  return `${folded(lastName)}\0${folded(firstName)}\0${identityKey(login)}`;
}

function folded(text: string): string {
  const letters = /[^\p{ASCII}]/u.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text;
  return letters.toLowerCase();
}
