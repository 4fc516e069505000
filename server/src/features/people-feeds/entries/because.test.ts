import { describe, expect, it } from 'vitest';
import { aboutEntry, because } from './because.ts';

describe('a value in a reason', () => {
  it.each([
    ['is bounded', 'x'.repeat(5000), 'x'.repeat(600)],
    ['has no control characters', 'a\0b\nc', 'a?b?c'],
    ['has no lone surrogates', 'a\uD83D', 'a\uFFFD'],
    ['cannot reverse the sentence', '\u202Egnp.exe\u2069', 'gnp.exe'],
  ])('%s', (_name, value, shown) => {
    const { reason, cause } = because('not-language', { value });
    expect(cause).toEqual({ code: 'not-language', values: { value: shown } });
    expect(reason).toBe(`"${shown}" is not a language`);
  });
});

it('names the photo file that it is about, whose name cannot reverse the sentence', () => {
  expect(aboutEntry('\u202Egnp.AB1234', because('photo-empty')).cause.file).toBe('gnp.AB1234');
  expect(aboutEntry(`AB1234${'x'.repeat(100)}\0`, because('photo-empty'))).toEqual({
    reason: `"AB1234${'x'.repeat(74)}" is empty`,
    cause: { code: 'photo-empty', values: {}, file: `AB1234${'x'.repeat(74)}` },
  });
});
