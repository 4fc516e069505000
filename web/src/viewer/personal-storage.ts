import { personalPrefix } from '../storage-keys.ts';

/** Removes the stored data of the person who was signed in: last search, viewed people, scroll positions. */
export function forgetPersonal(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(personalPrefix)) storage.removeItem(key);
    }
  }
}
