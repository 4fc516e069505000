import { expect, test } from 'vitest';
import { found } from '../../../test/fake-search.ts';
import { containsWords } from './contains-words.ts';

const person = found('Zoë Anne', "O'Neil-Ångström", { email: 'zoe.oneil@mail.example', login: 'ZO1234@group.example' });

test.each(['zo', 'ZOE', 'ang zoë', 'o neil', "O'Neil", 'oneil', 'zo1234', 'anne o'])(
  '%s is in the name, address or login',
  (text) => {
    expect(containsWords(person, text)).toBe(true);
  },
);

test.each(['zoi', 'zoe berg', 'strom'])('%s is not', (text) => {
  expect(containsWords(person, text)).toBe(false);
});

test('names of any script are compared', () => {
  expect(containsWords(found('Παναγιώτης', 'Κεραμιδάς'), 'παναγιωτ κερ')).toBe(true);
  expect(containsWords(found('伟', '王'), '王')).toBe(true);
  expect(containsWords(found('伟', '王'), '张')).toBe(false);
});
