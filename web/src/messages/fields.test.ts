import { feedTargets, interfaceLanguages } from '@directory/contract';
import type { FeedTarget } from '@directory/contract';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, Record<string, string>>>(['./*/fields.ts', './*/profile.ts'], {
  eager: true,
});

/** Fields whose label in a profile has another key. */
const otherKeys: { readonly [target in FeedTarget]?: string } = {
  division: 'businessUnit',
  C_physicalDeliveryOfficeName: 'office',
  C_msDSCloudExtensionAttribute2: 'organizationId',
  C_msDSCloudExtensionAttribute3: 'gbuCode',
};

test.each(interfaceLanguages)('a field of a feed has the same name in %s as in a profile', (language) => {
  const fields = files[`./${language}/fields.ts`]?.['fields'];
  const profile = files[`./${language}/profile.ts`]?.['profile'];
  const shown = feedTargets.filter((target) => profile?.[otherKeys[target] ?? target] !== undefined);
  expect(shown).toEqual(expect.arrayContaining(['lastName', 'C_countryname', 'otherNames']));
  for (const target of shown) expect(fields?.[target], target).toBe(profile?.[otherKeys[target] ?? target]);
});
