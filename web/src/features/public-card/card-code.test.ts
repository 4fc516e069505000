import { describe, expect, test } from 'vitest';
import { cardAddress, codeOf, svgFile } from './card-code.ts';

const address = cardAddress('https://directory.group.example', 'Zq3h1kVb0oY7cN5tXw2LrA8eUj4iPm6s');
const code = codeOf(address);
const everySquare = Array.from({ length: code.size }, (_, row) =>
  Array.from({ length: code.size }, (_each, column) => ({ row, column, dark: code.isDark(row, column) })),
).flat();

test('the address is the public origin, /callback/ and the hash', () => {
  expect(address).toBe('https://directory.group.example/callback/Zq3h1kVb0oY7cN5tXw2LrA8eUj4iPm6s');
});

describe('the code', () => {
  test('has a quiet zone of four modules on every side', () => {
    const edge = code.size - 4;
    const outside = everySquare.filter(({ row, column }) => Math.min(row, column) < 4 || Math.max(row, column) >= edge);
    expect(outside.some(({ dark }) => dark)).toBe(false);
    expect(code.isDark(4, 4) && code.isDark(4, edge - 1) && code.isDark(edge - 1, 4)).toBe(true);
  });

  test('has error correction level M or better in its format information', () => {
    // ISO/IEC 18004, 7.9: the two topmost bits of the format, masked with 10: M is 00, H 10, Q 11; L, 01, is not enough.
    const level = [0, 1].map((column) => Number(code.isDark(4 + 8, 4 + column))).join('');
    expect(['10', '00', '01']).toContain(level);
  });

  test('draws exactly the dark modules', () => {
    const drawn = new Set<string>();
    for (const [, x, y, length] of code.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let offset = 0; offset < Number(length); offset += 1) drawn.add(`${Number(x) + offset} ${y}`);
    }
    const dark = everySquare.filter((square) => square.dark).map(({ row, column }) => `${column} ${row}`);
    expect(drawn).toEqual(new Set(dark));
  });

  test('is saved as SVG in black on white', async () => {
    const svg = await svgFile(code).text();
    expect(svg).toContain(code.path);
    expect(svg).toMatch(/fill="#fff".*fill="#000"/);
  });
});
