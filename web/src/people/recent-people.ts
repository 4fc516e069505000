import type { PersonSummary } from '@directory/contract';
import { storageKeys } from '../storage-keys.ts';

const storedFields = ['login', 'firstName', 'lastName', 'title', 'organization', 'city', 'photo'] as const;

/** A person whose profile the viewer opened. The URL of the photo expires after some hours; initials then replace it. */
export type RecentPerson = Pick<PersonSummary, (typeof storedFields)[number]>;

const maxRecentPeople = 6;
const entryOf = (viewerLogin: string) => storageKeys.recentPeople + viewerLogin.toLowerCase();

/** The people whose profiles this viewer opened in this browser, latest first. Removed at sign-out. */
export function recallRecentPeople(viewerLogin: string): RecentPerson[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entryOf(viewerLogin)) ?? '[]');
    // Earlier versions stored no city.
    return Array.isArray(stored)
      ? stored.map((person: object) => ({ city: '', ...person })).filter(isRecentPerson)
      : [];
  } catch {
    return [];
  }
}

/** Records that the viewer opened a profile. Ignores the viewer's own profile. */
export function noteRecentPerson(viewerLogin: string, person: RecentPerson): void {
  const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();
  if (viewerLogin === '' || isSame(viewerLogin, person.login)) return;
  const { login, firstName, lastName, title, organization, city, photo } = person;
  const others = recallRecentPeople(viewerLogin).filter((recent) => !isSame(recent.login, login));
  const noted = { login, firstName, lastName, title, organization, city, photo };
  const stored = [noted, ...others].slice(0, maxRecentPeople);
  const written = JSON.stringify(stored);
  try {
    // Often the person is already the latest, and writing is slower than reading.
    if (localStorage.getItem(entryOf(viewerLogin)) !== written) localStorage.setItem(entryOf(viewerLogin), written);
  } catch {
    // Storage may be blocked or full. The list is then not stored.
  }
}

export function forgetRecentPeople(viewerLogin: string): void {
  try {
    localStorage.removeItem(entryOf(viewerLogin));
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

function isRecentPerson(stored: unknown): stored is RecentPerson {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    storedFields.every((field) => typeof (stored as RecentPerson)[field] === 'string')
  );
}
