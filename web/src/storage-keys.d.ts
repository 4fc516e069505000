/** Entries that begin so are about the person who is signed in. They are removed when that person signs out. */
export declare const personalPrefix = 'directory.personal.';
/**
 * Everything that the application stores in the browser: an entry's key, or the beginning of the keys of several entries.
 * The privacy notice names each of these.
 */
export declare const storageKeys: {
  readonly session: 'directory.session';
  readonly startedSignIn: 'directory.begun-sign-in.';
  readonly language: 'directory.language';
  readonly theme: 'directory.theme';
  readonly density: 'directory.density';
  readonly search: 'directory.personal.search.';
  readonly recentPeople: 'directory.personal.recent.';
  readonly resultsPosition: 'directory.personal.place.';
  readonly program: 'directory.program.';
  readonly upload: 'directory.personal.upload';
};
export type StoredItem = keyof typeof storageKeys;
