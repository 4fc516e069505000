import { expect, it } from 'vitest';
import { canBeReadAs } from './match-kanji-reading.ts';

it('checks whether the kanji of a name can have a reading, in any spelling of long vowels', () => {
  expect(canBeReadAs('建英', 'takefusa')).toBe(true);
  expect(canBeReadAs('翔平', 'shouhei')).toBe(true);
  expect(canBeReadAs('翔平', 'shohei')).toBe(true);
  expect(canBeReadAs('建英', 'hiroshi')).toBe(false);
});

it('lets one unlisted character of a name have any reading', () => {
  expect(canBeReadAs('三笘', 'mitoma')).toBe(true);
  expect(canBeReadAs('笘', 'mitoma')).toBe(false);
});
