import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentFrom, applyAccent, contrast, minContrast, parse } from './accent.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('any brand colour becomes readable in both themes, as text and as background', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const accent = accentFrom(colour);
      for (const surface of ['#ffffff', '#f6f5f2', '#eeece8']) {
        expect(contrast(parse(accent.inLight), parse(surface))).toBeGreaterThanOrEqual(minContrast);
      }
      for (const surface of ['#1a1e20', '#111415', '#242a2c']) {
        expect(contrast(parse(accent.inDark), parse(surface))).toBeGreaterThanOrEqual(minContrast);
      }
      expect(contrast(parse(accent.inLight), parse(accent.onAccentInLight))).toBeGreaterThanOrEqual(minContrast);
      expect(contrast(parse(accent.inDark), parse(accent.onAccentInDark))).toBeGreaterThanOrEqual(minContrast);
    }),
  );
});

test('a readable colour stays unchanged', () => {
  expect(accentFrom('#0b6b6b').inLight).toBe('#0b6b6b');
});

test('an invalid colour is ignored', () => {
  const root = document.createElement('div');
  applyAccent('red; background: url(x)', root);
  applyAccent('', root);
  expect(root.style.length).toBe(0);
});
