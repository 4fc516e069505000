/** Entries that begin so are about the person who is signed in. They are removed when that person signs out. */
export const personalPrefix = 'directory.personal.';

/**
 * Everything that the application stores in the browser: an entry's key, or the beginning of the keys of several entries.
 * The privacy notice names each of these.
 */
export const storageKeys = {
  session: 'directory.session',
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
