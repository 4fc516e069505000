import type { InterfaceLanguage } from '@directory/contract';
import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const filled = (language: InterfaceLanguage, text: string, value: string) => fillIn(text, language, () => value);

test.each([
  ['Anne DUPONT', 'Profil d’Anne DUPONT'],
  ['Élodie', 'Profil d’Élodie'],
  ['Œdipe', 'Profil d’Œdipe'],
  ['UTILISATEUR INCONNU', 'Profil d’UTILISATEUR INCONNU'],
  ['Yves', 'Profil d’Yves'],
  ['Yann', 'Profil de Yann'],
  ['Marie', 'Profil de Marie'],
  ['Hélène', 'Profil de Hélène'],
  ['Юлия', 'Profil de Юлия'],
  ['8', 'Profil de 8'],
  ['', 'Profil de '],
])('French elides “de” before a vowel: %s', (name, expected) => {
  expect(filled('fr', 'Profil de {{name}}', name)).toBe(expected);
});

test('French elides “que”, but no word that only ends like one', () => {
  expect(filled('fr', 'Champs que {{name}} peut modifier', 'Inès')).toBe('Champs qu’Inès peut modifier');
  expect(filled('fr', 'Modèle {{name}}', 'A')).toBe('Modèle A');
  expect(filled('fr', 'Aide {{name}}', 'A')).toBe('Aide A');
  expect(filled('fr', 'De {{name}}', 'A')).toBe('D’A');
});

test.each([
  ['Creato il {{time}}', '8 nov 2026', 'Creato l’8 nov 2026'],
  ['Creato il {{time}}', '11 nov 2026', 'Creato l’11 nov 2026'],
  ['Creato il {{time}}', '18 nov 2026', 'Creato il 18 nov 2026'],
  ['Creato il {{time}}', '1 nov 2026', 'Creato il 1 nov 2026'],
  ['Attivo dal {{time}}', '8 novembre 2026', 'Attivo dall’8 novembre 2026'],
  ['Situazione al {{time}}', '11 nov 2026', 'Situazione all’11 nov 2026'],
  ['Profil {{time}}', '8 nov 2026', 'Profil 8 nov 2026'],
])('Italian elides the article before the 8th and the 11th: %s, %s', (text, time, expected) => {
  expect(filled('it', text, time)).toBe(expected);
});

test('other languages elide nothing', () => {
  expect(filled('es', 'Perfil de {{name}}', 'Ana')).toBe('Perfil de Ana');
  expect(filled('pt', 'Perfil de {{name}}', 'Ana')).toBe('Perfil de Ana');
});

test('a word is elided before each value, and text of a value is never changed', () => {
  const values: Record<string, string> = { again: 'le chat de ', first: 'Anne' };
  const text = '{{again}} réapparaît au-dessus de {{first}}.';
  expect(fillIn(text, 'fr', (name) => values[name] ?? '')).toBe('le chat de  réapparaît au-dessus d’Anne.');
  expect(fillIn('{{again}}{{first}}', 'fr', (name) => values[name] ?? '')).toBe('le chat de Anne');
});
