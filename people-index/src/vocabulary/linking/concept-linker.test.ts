import { describe, expect, test } from 'vitest';
import { linker } from '../../../test/opened-vocabulary.ts';

/** Expects a title to be linked to the same concept as an English label. */
function expectSame(title: string, language: string, label: string) {
  const [wanted] = linker.link(label, { language: 'en', limit: 1 });
  const [found] = linker.link(title, { language, limit: 1 });
  expect(found?.concept, title).toBe(wanted?.concept);
}

describe('Linking a title to an occupation', () => {
  test.each([
    ['comptable', 'fr', 'accountant'],
    ['Lohnbuchhalterin', 'de', 'payroll clerk'],
    ['Infirmier / Infirmière en soins généraux', 'fr', 'nurse responsible for general care'],
    ['Rechtsanwalt/-anwältin', 'de', 'lawyer'],
    ['Softwareentwickler (m/w/d)', 'de', 'software developer'],
    ['Avvocati', 'it', 'lawyer'],
    ['ALBAÑILES', 'es', 'bricklayer'],
    ['Loodgieter', 'nl', 'plumber'],
    ['elektryk', 'pl', 'electrician'],
    ['Accountants', 'en', 'accountant'],
    ['Wirtschaftsprüfer o.n.A.', 'de', 'financial auditor'],
    ['Loodgieters, algemeen', 'nl', 'plumber'],
    ['ELECTRICISTAS, EN GENERAL (EXCEPTO CONSTRUCCIÓN)', 'es', 'electrician'],
    ['Parrucchieri e professioni assimilate', 'it', 'hairdresser'],
    ['Welders, all other', 'en', 'welder'],
    ['Dachdecker ohne nähere Angabe', 'de', 'roofer'],
  ])('finds %s (%s) as %s', expectSame);

  test('reads feminine, masculine, plural and inclusive forms alike', () => {
    for (const form of ['vendeur', 'vendeuse', 'vendeurs', 'Vendeur(euse)', 'Vendeur / Vendeuse', 'VENDEUSES H/F'])
      expect(linker.link(form, { language: 'fr', limit: 1 })[0]?.concept, form).toBe(
        linker.link('vendeur', { language: 'fr', limit: 1 })[0]?.concept,
      );
  });

  test('detects the language of a title', () => {
    expect(linker.link('księgowa', { limit: 1 })[0]?.concept).toBe(
      linker.link('księgowy', { language: 'pl', limit: 1 })[0]?.concept,
    );
  });

  test('finds a concept by parts of a misspelled or unknown word', () => {
    expectSame('Steuerberaterr', 'de', 'tax advisor');
    expectSame('Rechtsanwaltsfachmann', 'de', 'legal assistant');
    expectSame('camionneurr', 'fr', 'cargo vehicle driver');
  });

  test.each([
    ['Golfcoach', 'de', 'golf instructor'],
    ['Imkereibetreiber', 'de', 'bee breeder'],
    ['patron de boulangerie', 'fr', 'bakery shop manager'],
  ])('finds %s (%s), which is not a label, as %s', expectSame);

  test.each([
    ['fork lift driver', 'en', 'forklift driver'],
    ['house keeper', 'en', 'housekeeper'],
    ['bar tender', 'en', 'bartender'],
    ['Ingenieur/in - Maschinenbau', 'de', 'mechanical engineer'],
    ['Ingenieur für Maschinenbau', 'de', 'mechanical engineer'],
    ['Monteur (remmen)', 'nl', 'brake technician'],
    ['chauffeur vrachtwagen', 'nl', 'cargo vehicle driver'],
  ])('finds %s (%s), which labels write as one word, as %s', expectSame);

  test('returns nothing, and never throws, if no word is known', () => {
    expect(linker.link('')).toEqual([]);
    expect(linker.link('日本語 ✨')).toEqual([]);
    expect(linker.link('x'.repeat(100_000), { language: 'xx' })).toEqual([]);
  });

  test('returns the requested number of concepts, best first', () => {
    const found = linker.link('engineer', { language: 'en', limit: 5 });
    expect(found).toHaveLength(5);
    expect(found.map(({ score }) => score)).toEqual(
      found.map(({ score }) => score).toSorted((one, other) => other - one),
    );
  });
});
