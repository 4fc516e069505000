/** Prefix of entries with data about the signed-in person. They are removed on sign-out. */
export declare const personalPrefix = 'directory.personal.';
/**
 * Everything that the application stores in the browser: the key of an entry, or the prefix of several keys.
 * The privacy notice lists each of them.
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
