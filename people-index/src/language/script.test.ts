import { expect, it } from 'vitest';
import { scriptOf } from './script.ts';

it.each([
  ['Dupont', 'latin'],
  ['Łódź', 'latin'],
  ['Nguyễn', 'latin'],
  ['Иван', 'cyrillic'],
  ['Ελένη', 'greek'],
  ['محمد', 'arabic'],
  ['דוד', 'hebrew'],
  ['Արմեն', 'armenian'],
  ['გიორგი', 'georgian'],
  ['王小明', 'han'],
  ['やまだ', 'kana'],
  ['高橋あかり', 'han'],
  ['김민준', 'hangul'],
  ['สมชาย', 'thai'],
  ['राहुल', 'devanagari'],
  ['রহিম', 'bengali'],
  ['முருகன்', 'tamil'],
  ['ភាសា', 'other'],
  ['J. 王', 'han'],
  ['12-34', 'none'],
  ['', 'none'],
] as const)('the script of %s is %s', (text, script) => {
  expect(scriptOf(text)).toBe(script);
});
