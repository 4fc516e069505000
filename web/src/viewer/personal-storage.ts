import { personalPrefix } from '../storage-keys.ts';

/** Removes what pages have stored about the person who was signed in: the search, people viewed, positions in lists. */
export function forgetPersonal(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(personalPrefix)) storage.removeItem(key);
    }
  }
}
