/** Prefix of entries with data about the signed-in person. They are removed on sign-out. */
export const personalPrefix = 'directory.personal.';

/**
 * Everything that the application stores in the browser: the key of an entry, or the prefix of several keys.
 * The privacy notice lists each of them.
 */
export const storageKeys = {
  session: 'directory.session',
  signedOut: 'directory.signed-out',
  startedSignIn: 'directory.begun-sign-in.',
  language: 'directory.language',
  theme: 'directory.theme',
  density: 'directory.density',
  search: `${personalPrefix}search.`,
  recentPeople: `${personalPrefix}recent.`,
  resultsPosition: `${personalPrefix}place.`,
  program: 'directory.program.',
  upload: `${personalPrefix}upload`,
} as const;

export type StoredItem = keyof typeof storageKeys;
