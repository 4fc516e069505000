import type { FoundSeveral } from './several-memory.ts';

/**
 * Chooses between people of the same name by another cell of the row: the only one who works in a city that the row contains. Returns logins
 * by index of the entry. The user sees the choice, and can change it.
 */
export function chosenByCity({ pasted, answers }: FoundSeveral): ReadonlyMap<number, string> {
  const chosen = new Map<number, string>();
  for (const [index, { otherWords }] of pasted.entries.entries()) {
    const answer = answers[index];
    if (answer?.state !== 'choice' || answer.hasMore || otherWords.length === 0) continue;
    const namesakes = answer.people.filter(({ match }) => match === undefined || match.tier === 'exact');
    const cities = new Set(otherWords.map(cityKey));
    const [person, another] = namesakes.filter(({ city }) => city !== '' && cities.has(cityKey(city)));
    if (namesakes.length > 1 && person !== undefined && another === undefined) chosen.set(index, person.login);
  }
  return chosen;
}

/** `Saint-Étienne` and `SAINT ETIENNE` have the same key. */
function cityKey(city: string): string {
  return city
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\p{P}\p{Zs}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
