import { demoSeed, generatePeople } from '@directory/demo-group';
import { quickSearchMinimum } from '@directory/contract';
import { openDatabase } from '../../server/src/database/open-database.ts';
import type { Database } from '../../server/src/database/open-database.ts';
import { loadDemoGroup } from '../../server/src/features/people-feeds/demo/demo-group.ts';
import { profileStore } from '../../server/src/features/profile/profile-store.ts';
import { portraitDrawer } from '../../server/src/people/photos/drawn-portrait.ts';
import { peopleStore } from '../../server/src/people/people-store.ts';
import { photoStore } from '../../server/src/people/photos/photo-store.ts';
import { readReferences } from '../../server/src/people/reference-lists.ts';

/** Number of people whose names are typed and whose profiles are opened. */
const maxSampled = 20_000;
/** Number of them who have a stored photo. Portraits of the others are drawn on request, which a real directory does not do. */
export const photographed = 1000;
const distinctPhotos = 50;
const sizes = [96, 240, 480] as const;

export interface SampledPerson {
  readonly login: string;
  readonly name: string;
  readonly isManager: boolean;
}

/** Fills an empty database with a demo group, some of whom have stored photos. */
export async function loadPeople(url: string, count: number): Promise<void> {
  const database = await openDatabase({ kind: 'postgresql', url, poolSize: 4 });
  await loadDemoGroup({ database, references: readReferences(undefined), count });
  await storePhotos(database, samplePeople(count).slice(0, photographed));
  await database.close();
}

/** Internal people with a name that can be typed, distributed over the demo group of that size. */
export function samplePeople(count: number): SampledPerson[] {
  const step = Math.max(1, Math.floor(count / maxSampled));
  const managers = new Set<string>();
  const sampled: { login: string; groupId: string; name: string }[] = [];
  let index = 0;
  for (const person of generatePeople({ count, seed: demoSeed })) {
    managers.add(person.manager.toLowerCase());
    if (index++ % step !== 0 || person.userType !== 'I') continue;
    const name = `${person.firstName} ${person.lastName}`.trim();
    if (name.length < quickSearchMinimum) continue;
    sampled.push({ login: person.login, groupId: person.C_groupIdentifier, name });
  }
  return sampled.map(({ login, groupId, name }) => ({
    login,
    name,
    isManager: managers.has(groupId.toLowerCase()) || managers.has(login.toLowerCase()),
  }));
}

async function storePhotos(database: Database, people: readonly SampledPerson[]): Promise<void> {
  const draw = portraitDrawer();
  const photos: { size: number; jpeg: Uint8Array }[][] = [];
  for (let seed = 0; seed < distinctPhotos; seed++) {
    photos.push(await Promise.all(sizes.map(async (size) => ({ size, jpeg: await draw(String(seed), 'any', size) }))));
  }
  for (const [index, { login }] of people.entries()) {
    const number = index % distinctPhotos;
    await database.transaction(async (queries) => {
      const person = await peopleStore(queries).find({ login });
      if (person === undefined) return;
      await photoStore(queries).replace(person.id, photos[number] ?? []);
      await profileStore(queries).setPhoto(person.id, `photo${number}`);
    });
  }
}
