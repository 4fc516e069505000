import type { TreeColours } from './tree-colours.ts';
import { cardHeight, cardWidth, type PlacedRow, type TreeLayout } from './tree-layout.ts';
import type { TreeCardWords } from './tree-words.ts';

/** Which part of the layout is seen: `x` and `y` of its left upper corner in the layout's units, and pixels per unit. */
export interface TreeSight {
  x: number;
  y: number;
  scale: number;
}

interface Drawing {
  layout: TreeLayout;
  sight: TreeSight;
  colours: TreeColours;
  words: (row: PlacedRow['row']) => TreeCardWords;
  /** The row that the keyboard is on; undefined where there is no keyboard. */
  activeKey: string | undefined;
  /** Whether the keyboard is on the tree at all. */
  hasFocus: boolean;
}

/** Below these scales nobody can read: words, then everything but the place, are left out, which keeps 5 000 cards smooth. */
const readable = 0.4;
const discernible = 0.15;

/** Distance of the fold sign's middle from the card's lower right corner. */
export const foldSign = { x: cardWidth - 18, y: cardHeight - 18, radius: 10 };

/** Draws what of the layout is in sight. The size of the canvas is in CSS pixels; its context is already scaled to the screen. */
export function drawTree(
  context: CanvasRenderingContext2D,
  size: { width: number; height: number },
  drawing: Drawing,
): void {
  const { layout, sight, colours } = drawing;
  const right = sight.x + size.width / sight.scale;
  const bottom = sight.y + size.height / sight.scale;
  context.save();
  context.clearRect(0, 0, size.width, size.height);
  context.scale(sight.scale, sight.scale);
  context.translate(-sight.x, -sight.y);
  context.strokeStyle = colours.lineStrong;
  // A line of exactly one pixel is what is drawn fastest.
  context.lineWidth = sight.scale < discernible ? 1 / sight.scale : Math.max(1.5, 0.75 / sight.scale);
  context.beginPath();
  for (const line of layout.lines) {
    const [start, ...rest] = line;
    const end = line.at(-1);
    if (start === undefined || end === undefined) continue;
    const isOutside =
      Math.max(start[1], end[1]) < sight.y ||
      Math.min(start[1], end[1]) > bottom ||
      Math.max(start[0], end[0]) < sight.x ||
      Math.min(start[0], end[0]) > right;
    if (isOutside) continue;
    context.moveTo(start[0], start[1]);
    for (const [x, y] of rest) context.lineTo(x, y);
  }
  context.stroke();
  const inSight = layout.cards.filter(
    ({ x, y }) => x <= right && y <= bottom && x + cardWidth >= sight.x && y + cardHeight >= sight.y,
  );
  if (sight.scale < discernible) drawSpecks(context, inSight, drawing);
  else for (const card of inSight) drawCard(context, card, drawing);
  context.restore();
}

/** Thousands of cards in one stroke of the brush. */
function drawSpecks(context: CanvasRenderingContext2D, cards: readonly PlacedRow[], drawing: Drawing): void {
  const { colours, activeKey } = drawing;
  context.fillStyle = colours.line;
  context.beginPath();
  for (const { x, y } of cards) context.rect(x, y, cardWidth, cardHeight);
  context.fill();
  const active = cards.find(({ row }) => row.key === activeKey);
  if (active === undefined) return;
  context.fillStyle = colours.accent;
  context.fillRect(active.x, active.y, cardWidth, cardHeight);
}

function drawCard(context: CanvasRenderingContext2D, { row, x, y }: PlacedRow, drawing: Drawing): void {
  const { colours, sight, activeKey, hasFocus } = drawing;
  const isActive = row.key === activeKey;
  context.fillStyle = isActive ? colours.accentWash : colours.surface;
  const activeLine = hasFocus ? colours.accent : colours.activeLine;
  context.strokeStyle = isActive ? activeLine : colours.line;
  context.lineWidth = isActive && hasFocus ? Math.max(2.5, 2 / sight.scale) : 1;
  context.beginPath();
  context.roundRect(x, y, cardWidth, cardHeight, 8);
  context.fill();
  context.stroke();
  const words = drawing.words(row);
  const tone = words.tone === undefined ? undefined : colours.tones[words.tone];
  if (tone !== undefined) {
    context.fillStyle = tone.ground;
    context.beginPath();
    context.arc(x + 30, y + cardHeight / 2, 20, 0, 2 * Math.PI);
    context.fill();
  }
  if (sight.scale < readable) return;
  const measure = measureWith(context);
  const write = (text: string, textX: number, textY: number, width: number, font: string, colour: string) => {
    const wholeFont = `${font} ${colours.font}`;
    const fitting = cut(measure, wholeFont, text, width);
    context.font = wholeFont;
    context.fillStyle = colour;
    context.fillText(fitting, textX, textY);
  };
  context.textBaseline = 'alphabetic';
  if (tone !== undefined) {
    context.textAlign = 'center';
    write(words.initials, x + 30, y + cardHeight / 2 + 5, 36, '500 14px', tone.ink);
  }
  context.textAlign = 'left';
  const textX = tone === undefined ? x + 16 : x + 60;
  const room = x + cardWidth - 10 - textX;
  write(words.name, textX, y + 25, room, '600 13px', tone === undefined ? colours.accent : colours.ink);
  write(words.title, textX, y + 42, room, '400 10px', colours.ink);
  write(words.counts, textX, y + 59, room - 24, '400 11px', colours.inkQuiet);
  if (row.kind === 'person' && row.isOpen !== undefined) {
    const [signX, signY] = [x + foldSign.x, y + foldSign.y];
    context.strokeStyle = colours.inkQuiet;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(signX, signY, foldSign.radius - 1, 0, 2 * Math.PI);
    context.moveTo(signX - 4, signY);
    context.lineTo(signX + 4, signY);
    if (!row.isOpen) {
      context.moveTo(signX, signY - 4);
      context.lineTo(signX, signY + 4);
    }
    context.stroke();
  }
}

/** The width of a text in a font, in CSS pixels. */
export type Measure = (font: string, text: string) => number;

const fittingTexts = new Map<string, string>();

/** The text as far as it fits, with an ellipsis where it does not. Remembered: measuring is what a frame spends its time on. */
export function cut(measure: Measure, font: string, text: string, width: number): string {
  const key = `${font}|${width}|${text}`;
  const known = fittingTexts.get(key);
  if (known !== undefined) return known;
  let fitting = text;
  if (measure(font, text) > width) {
    const characters = [...text];
    while (characters.length > 1 && measure(font, `${characters.join('')}…`) > width) characters.pop();
    fitting = `${characters.join('').trimEnd()}…`;
  }
  if (fittingTexts.size > 50_000) fittingTexts.clear();
  fittingTexts.set(key, fitting);
  return fitting;
}

/** Measures with a canvas. */
export function measureWith(context: CanvasRenderingContext2D): Measure {
  return (font, text) => {
    context.font = font;
    return context.measureText(text).width;
  };
}
