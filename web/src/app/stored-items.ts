import { personalPrefix, storageKeys, type StoredItem } from '../storage-keys.ts';

const items = Object.keys(storageKeys) as StoredItem[];
const isRemoved = (item: StoredItem) => item === 'session' || storageKeys[item].startsWith(personalPrefix);

/** What is removed from the browser on sign-out, or earlier. */
export const removedOnSignOut: readonly StoredItem[] = items.filter(isRemoved);

/** What stays in the browser after sign-out. */
export const keptAfterSignOut: readonly StoredItem[] = items.filter((item) => !isRemoved(item));
