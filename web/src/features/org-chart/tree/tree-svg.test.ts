import { expect, test } from 'vitest';
import { chartPersonNamed } from '../../../../test/chart-people.ts';
import { branchRows } from '../branch/branch-rows.ts';
import { layOutTree } from './tree-layout.ts';
import { treeAsSvg } from './tree-svg.ts';

const tones = Array.from({ length: 12 }, () => ({ ground: '#eeeeee', ink: '#111111' }));
const colours = {
  surface: '#ffffff',
  ground: '#fafafa',
  line: '#dddddd',
  lineStrong: '#888888',
  ink: '#000000',
  inkQuiet: '#555555',
  accent: '#0b6b6b',
  accentWash: '#eef6f6',
  activeLine: '#dddddd',
  font: '"Segoe UI", sans-serif',
  tones,
};

function picture(title: string, photo = ''): Document {
  const rows = branchRows({
    head: chartPersonNamed('a', { directReports: 2 }),
    level: 1,
    collaborators: new Map([['a', { people: [chartPersonNamed('b'), chartPersonNamed('c')], total: 2 }]]),
    open: new Set(['a']),
  });
  const words = (row: (typeof rows)[number]) => ({
    name: `<${row.key}> & "co"`,
    title,
    fullTitle: title,
    counts: '',
    initials: 'A',
    tone: 3,
    photo,
  });
  const text = treeAsSvg({
    layout: layOutTree(rows),
    colours,
    words,
    title,
    measure: (_, written) => written.length * 6,
    photoAt: (url) => (url === '/photo' ? 'data:image/jpeg;base64,AAAA' : undefined),
  });
  return new DOMParser().parseFromString(text, 'image/svg+xml');
}

test('the file is well-formed for any name, and contains all people', () => {
  const drawn = picture('Head of\u0000 <b>grids</b> & "more"');
  expect(drawn.querySelector('parsererror')).toBeNull();
  expect(drawn.querySelectorAll('g')).toHaveLength(3);
  expect([...drawn.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('<a> & "co"');
  expect(drawn.querySelector('title')?.textContent).toBe('Head of  <b>grids</b> & "more"');
});

test('a text that is too long for its card is truncated', () => {
  const texts = [...picture('x'.repeat(50)).querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toContain(`${'x'.repeat(31)}…`);
});

test('a right-to-left text keeps its direction, and is aligned to the left of its card like the others', () => {
  const attributesOf = (title: string) => {
    const texts = [...picture(title).querySelectorAll('text')];
    const text = texts.find(({ textContent }) => textContent === title);
    return ['x', 'direction', 'text-anchor'].map((name) => text?.getAttribute(name));
  };
  expect(attributesOf('מהנדס')).toEqual(['60', 'rtl', 'end']);
  expect(attributesOf('Engineer')).toEqual(['60', null, null]);
});

test('a loaded photo replaces the initials, and is embedded in the file', () => {
  const images = [...picture('x', '/photo').querySelectorAll('image')];
  expect(images.map((image) => image.getAttribute('href'))).toEqual(Array(3).fill('data:image/jpeg;base64,AAAA'));
  expect([...picture('x', '/photo').querySelectorAll('text')].map(({ textContent }) => textContent)).not.toContain('A');
  expect(picture('x', '/gone').querySelectorAll('image')).toHaveLength(0);
  expect([...picture('x', '/gone').querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('A');
});
