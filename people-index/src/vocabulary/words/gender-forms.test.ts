import { describe, expect, test } from 'vitest';
import { genderKey, masculineForm } from './gender-forms.ts';

const pairs = [
  ['chargee', 'charge'],
  ['ingenieure', 'ingenieur'],
  ['consolideuse', 'consolideur'],
  ['conductrice', 'conducteur'],
  ['conseillere', 'conseiller'],
  ['technicienne', 'technicien'],
  ['cheffe', 'chef'],
  ['tecnica', 'tecnico'],
  ['ingeniera', 'ingeniero'],
  ['engenheira', 'engenheiro'],
  ['supervisora', 'supervisor'],
  ['leiterin', 'leiter'],
  ['arztin', 'arzt'],
  ['programatoare', 'programator'],
  ['kierowniczka', 'kierownik'],
] as const;

describe('The gender forms of a title', () => {
  test.each(pairs)('%s and %s have the same key', (feminine, masculine) => {
    expect(genderKey(feminine)).toBe(genderKey(masculine));
    expect(masculineForm(feminine)).toBe(masculine);
    expect(masculineForm(masculine)).toBe(masculine);
  });

  test('have the same key across Romance languages', () => {
    expect(new Set(['operateur', 'operatrice', 'operatore', 'operator'].map(genderKey))).toEqual(new Set(['operator']));
  });

  test.each(['manager', 'engineer', 'analyst', 'berlin', 'admin', 'if', 'a', ''])('do not change %s', (word) => {
    expect(genderKey(word)).toBe(word);
    expect(masculineForm(word)).toBe(word);
  });
});
