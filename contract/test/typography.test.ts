import { expect, test } from 'vitest';
import { typographyFaults } from './typography.ts';

test.each([
  ['fr', 'Qui cherchez-vous\u202F?'],
  ['fr', 'Vos données\u00A0: «\u202Ftout\u202F»\u202F; https://x.com, 14:05, 4\u00A0Mo'],
  ['en', 'You’re signed in: 4 MB, 10%'],
  ['es', '¿Quién? ¡Hola!'],
])('in %s, “%s” follows the rules', (language, text) => {
  expect(typographyFaults(language, text)).toEqual([]);
});

test.each([
  ['fr', 'Qui cherchez-vous ?'],
  ['fr', 'Qui cherchez-vous\u00A0?'],
  ['fr', 'Attention!'],
  ['fr', 'Nom : {{name}}'],
  ['fr', 'Nom\u202F: {{name}}'],
  ['fr', 'Nom:'],
  ['fr', '« oui\u202F»'],
  ['fr', 'moins de 4 Mo'],
  ['fr', "l'annuaire"],
  ['en', "You're signed in"],
  ['en', 'Loading...'],
  ['it', 'Attenzione !'],
])('in %s, “%s” breaks a rule', (language, text) => {
  expect(typographyFaults(language, text)).toHaveLength(1);
});
