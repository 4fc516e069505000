import { describe, expect, it } from 'vitest';
import { readInOtherCodePages } from './code-pages.ts';

describe('readInOtherCodePages', () => {
  it.each([
    ['Çiðdem Þahinoðlu', 'Çiğdem Şahinoğlu', 'Turkish'],
    ['Jiøí Dvoøáèek', 'Jiří Dvořáček', 'Czech'],
    ['Tomá¹ ®ák', 'Tomáš Žák', 'Czech in ISO 8859-2'],
    ['Pawe³ Go³¹b', 'Paweł Gołąb', 'Polish'],
    ['Ðarûnas Þukauskas', 'Šarūnas Žukauskas', 'Lithuanian'],
    ['JŸrgen', 'Jürgen', 'Macintosh'],
    ['Ren‚ C“t‚', 'René Côté', 'DOS'],
    ['Brandăo', 'Brandão', 'Windows-1252 read as Windows-1250'],
    ['Mьller', 'Müller', 'Windows-1252 read as Windows-1251'],
    ['Íàòàëüÿ Åãîðîâà', 'Наталья Егорова', 'Russian'],
    ['Êþóôáò ÐáððÜò', 'Κώστας Παππάς', 'Greek'],
  ])('reads %s as %s: %s', (text, meant) => {
    expect(readInOtherCodePages(text)).toContain(meant);
  });

  it.each(['Anna Meier', 'Иванов', 'Παππάς', '山本', '', 'é'.repeat(65)])(
    'has nothing for a text in one alphabet: %s',
    (text) => {
      expect(readInOtherCodePages(text)).toEqual([]);
    },
  );
});
