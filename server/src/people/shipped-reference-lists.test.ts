import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

function list(name: string): Record<string, unknown>[] {
  return JSON.parse(readFileSync(new URL(`../../reference/${name}.json`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >[];
}

function ids(rows: Record<string, unknown>[], key = 'id'): unknown[] {
  return rows.map((row) => row[key]);
}

describe('the shipped reference lists', () => {
  it('have 29 business units, BU01 to BU29 in order', () => {
    const expected = Array.from({ length: 29 }, (_, index) => `BU${String(index + 1).padStart(2, '0')}`);
    const units = list('business-units');
    expect(ids(units)).toEqual(expected);
    const abbreviated = units.filter((unit) => unit['shortName'] !== unit['name']);
    expect(ids(abbreviated, 'shortName')).toEqual(['NECST', 'MESCAT', 'EPI', 'GEM', 'GBS']);
  });

  it('have one valid GBU for each business unit, with a unique code', () => {
    const gbus = list('gbus');
    expect(gbus.map((gbu) => gbu['Name'])).toEqual(list('business-units').map((unit) => unit['name']));
    expect(new Set(ids(gbus, 'Code')).size).toBe(29);
    expect(gbus.every((gbu) => gbu['Status'] === 'Valid')).toBe(true);
  });

  it('have the 249 countries of ISO 3166-1, with the United States named USA', () => {
    const countries = list('countries');
    expect(new Set(ids(countries)).size).toBe(249);
    expect(countries.every((country) => /^[A-Z]{2}$/.test(String(country['id'])))).toBe(true);
    expect(countries.find((country) => country['id'] === 'US')?.['name']).toBe('USA');
    expect(countries.find((country) => country['id'] === 'NL')?.['name']).toMatch(/\(.*the\)$/);
  });

  it('have 27 job families in six languages, of which four are not in the filter', () => {
    const families = list('job-families');
    expect(new Set(ids(families, 'code')).size).toBe(27);
    const others = families.filter((family) => family['isInFilter'] === false);
    expect(ids(others, 'code').toSorted()).toEqual(['GE', 'HC', 'NT', 'PM']);
    for (const family of families) {
      expect(Object.keys(family['label'] as object)).toEqual(['fr', 'en', 'it', 'es', 'nl', 'pt']);
    }
  });

  it('have 23 locales, each with a name in its own language', () => {
    const locales = list('locales');
    expect(ids(locales).join(' ')).toBe(
      'fr-BE fr-FR en-GB en-US nl-NL es-CL es-ES es-MX de-DE it-IT pl-PL pt-BR pt-PT ro-RO sv-SE ko-KR zh-CN th-TH cs-CS id-ID tr-TR ru-RU hu-HU',
    );
    for (const locale of locales) {
      const [language = ''] = String(locale['id']).split('-');
      const own = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? '';
      expect(String(locale['name']).toLowerCase()).toContain(own.toLowerCase());
    }
  });
});
