/**
 * What a page keeps in this browser about the person who uses it (filters, people looked at) has a name that begins so,
 * and is gone when that person signs out.
 */
export const personalPrefix = 'directory.personal.';

/** Removes everything of the kind from this browser. */
export function forgetPersonal(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(personalPrefix)) storage.removeItem(key);
    }
  }
}
