import { expect, it } from 'vitest';
import { mayBeReadAs } from './match-kanji-reading.ts';

it('tells whether the kanji of a name may be read as a word, in any spelling of its vowels', () => {
  expect(mayBeReadAs('建英', 'takefusa')).toBe(true);
  expect(mayBeReadAs('翔平', 'shouhei')).toBe(true);
  expect(mayBeReadAs('翔平', 'shohei')).toBe(true);
  expect(mayBeReadAs('建英', 'hiroshi')).toBe(false);
});

it('takes one character that no name has for what is left of the word', () => {
  expect(mayBeReadAs('三笘', 'mitoma')).toBe(true);
  expect(mayBeReadAs('笘', 'mitoma')).toBe(false);
});
