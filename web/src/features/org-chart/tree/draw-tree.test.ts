import { expect, test } from 'vitest';
import { chartPersonNamed } from '../../../../test/chart-people.ts';
import { branchRows } from '../branch/branch-rows.ts';
import { drawTree } from './draw-tree.ts';
import { layOutTree } from './tree-layout.ts';

const colour = '#000000';
const colours = {
  surface: colour,
  ground: colour,
  line: colour,
  lineStrong: colour,
  ink: colour,
  inkQuiet: colour,
  accent: colour,
  accentWash: colour,
  activeLine: colour,
  font: 'sans-serif',
  tones: [{ ground: colour, ink: colour }],
};

/** A canvas that records the texts drawn, each with its direction and alignment. */
function notingCanvas(): { context: CanvasRenderingContext2D; texts: string[][] } {
  const texts: string[][] = [];
  const context: Record<string, unknown> = {
    measureText: (text: string) => ({ width: text.length * 6 }),
    fillText: (text: string) => texts.push([text, String(context['direction']), String(context['textAlign'])]),
  };
  for (const name of ['save', 'restore', 'clearRect', 'scale', 'translate', 'beginPath', 'moveTo', 'lineTo', 'stroke'])
    context[name] = () => {};
  for (const name of ['roundRect', 'fill', 'arc']) context[name] = () => {};
  return { context: context as unknown as CanvasRenderingContext2D, texts };
}

test('a text is drawn in the direction of its script, aligned to the left of its card', () => {
  const { context, texts } = notingCanvas();
  const rows = branchRows({ head: chartPersonNamed('a'), level: 1, collaborators: new Map(), open: new Set() });
  drawTree(
    context,
    { width: 800, height: 600 },
    {
      layout: layOutTree(rows),
      viewport: { x: 0, y: 0, scale: 1 },
      colours,
      words: () => ({
        name: 'פאטמה בת עבד אל רחמן אבן סעוד הגדולה',
        title: 'Engineer',
        fullTitle: 'Engineer',
        counts: '',
        initials: 'A',
        tone: 0,
        photo: '',
      }),
      activeKey: undefined,
      hasFocus: false,
    },
  );
  const [, name, title] = texts;
  expect(name?.[0]).toMatch(/^פאטמה .*…$/);
  expect(name?.slice(1)).toEqual(['rtl', 'left']);
  expect(title).toEqual(['Engineer', 'ltr', 'left']);
});
