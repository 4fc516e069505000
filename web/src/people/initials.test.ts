import { expect, test } from 'vitest';
import { initials, toneOf } from './initials.ts';

test.each([
  ['Marie', 'Dupont', 'MD'],
  ['élodie', 'ørsted', 'ÉØ'],
  ['', 'Dupont', 'D'],
  ['e\u0301lodie', 'ßen', 'ÉSS'],
  ['小龙', '李', '李小'],
  ['გიორგი', 'მაისურაძე', 'გმ'],
  ['Мария', 'Иванова', 'МИ'],
  ['“Bob”', '(Smith)', 'BS'],
  ['प्रिया', 'शर्मा', 'प्रिश'],
  ['محمد', 'الحسيني', 'م\u200Cا'],
  ['נועה', 'כהן', 'נכ'],
  ['123', '', '?'],
  ['', '', '?'],
])('the initials of %j %j are %j', (firstName, lastName, expected) => {
  expect(initials({ firstName, lastName })).toBe(expected);
});

test('the tone of a login is the hash of its UTF-8 bytes', () => {
  expect([toneOf(''), toneOf('mb7305@group.example'), toneOf('zoé@group.example')]).toEqual([1, 4, 5]);
});

test('the tone of a login ignores case and is one of twelve', () => {
  expect(toneOf('AB1234@group.example')).toBe(toneOf('ab1234@GROUP.example'));
  const tones = new Set(Array.from({ length: 400 }, (_, number) => toneOf(`person-${number}`)));
  expect([...tones].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
