import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { businessUnits } from './organisation/business-units.ts';
import { companies } from './organisation/companies.ts';
import { jobFamilies } from './organisation/job-families.ts';
import { titleData } from './organisation/title-data.ts';
import { countries } from './places/countries.ts';
import { sites } from './places/sites.ts';

function shipped(name: string): Record<string, string>[] {
  const file = new URL(`../../server/reference/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>[];
}

it('uses the business units, GBU codes, countries, job families and languages of the shipped lists', () => {
  expect(businessUnits.map(({ id, name, shortName }) => ({ id, name, shortName }))).toEqual(shipped('business-units'));
  expect(businessUnits.map((unit) => unit.gbuCode)).toEqual(shipped('gbus').map((gbu) => gbu['Code']));
  const countryIds = shipped('countries').map((country) => country['id']);
  for (const { id } of countries) expect(countryIds).toContain(id);
  expect([...jobFamilies].toSorted()).toEqual(
    shipped('job-families')
      .map((family) => family['code'] as string)
      .toSorted(),
  );
  const locales = shipped('locales').map((locale) => locale['id']);
  for (const { languages } of countries) for (const language of languages.items) expect(locales).toContain(language);
});

it('has 400 companies and 300 sites with unique names', () => {
  expect(new Set(companies.map((company) => company.name)).size).toBe(400);
  expect(new Set(sites.map((site) => site.name)).size).toBe(300);
});

it('has English and French titles for every job family', () => {
  for (const family of jobFamilies)
    expect(Object.keys(titleData[family] ?? {})).toEqual(expect.arrayContaining(['en', 'fr']));
});
