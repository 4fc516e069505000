import { directionOf } from './text-direction.ts';
import type { TreeColours } from './tree-colours.ts';
import { cardHeight, cardWidth, type PlacedRow, type TreeLayout } from './tree-layout.ts';
import type { TreeCardWords } from './tree-words.ts';

/** The visible part of the layout: its top left corner in layout units, and `scale` in CSS pixels per unit. */
export interface TreeViewport {
  x: number;
  y: number;
  scale: number;
}

interface Drawing {
  layout: TreeLayout;
  viewport: TreeViewport;
  colours: TreeColours;
  words: (row: PlacedRow['row']) => TreeCardWords;
  /** The active row; undefined in a file. */
  activeKey: string | undefined;
  /** Whether the tree has the focus. */
  hasFocus: boolean;
  /** The photo at a URL, once it has loaded. Without this, the cards have initials. */
  photoAt?: (url: string) => CanvasImageSource | undefined;
}

/** Scales below which texts are omitted, and below which everything but the rectangles is, so that 5 000 cards can be drawn smoothly. */
const minTextScale = 0.4;
const minDetailScale = 0.15;

const photoRadius = 20;

/** Centre and radius of the expand sign, relative to the card. */
export const expandSign = { x: cardWidth - 18, y: cardHeight - 18, radius: 10 };

/** Draws the visible part of the layout. `size` is in CSS pixels; the context is already scaled for the screen's density. */
export function drawTree(
  context: CanvasRenderingContext2D,
  size: { width: number; height: number },
  drawing: Drawing,
): void {
  const { layout, viewport, colours } = drawing;
  const right = viewport.x + size.width / viewport.scale;
  const bottom = viewport.y + size.height / viewport.scale;
  context.save();
  context.clearRect(0, 0, size.width, size.height);
  context.scale(viewport.scale, viewport.scale);
  context.translate(-viewport.x, -viewport.y);
  context.strokeStyle = colours.lineStrong;
  // Lines of exactly one pixel are the fastest to draw.
  context.lineWidth = viewport.scale < minDetailScale ? 1 / viewport.scale : Math.max(1.5, 0.75 / viewport.scale);
  context.beginPath();
  for (const line of layout.lines) {
    const [start, ...rest] = line;
    const end = line.at(-1);
    if (start === undefined || end === undefined) continue;
    const isOutside =
      Math.max(start[1], end[1]) < viewport.y ||
      Math.min(start[1], end[1]) > bottom ||
      Math.max(start[0], end[0]) < viewport.x ||
      Math.min(start[0], end[0]) > right;
    if (isOutside) continue;
    context.moveTo(start[0], start[1]);
    for (const [x, y] of rest) context.lineTo(x, y);
  }
  context.stroke();
  const visible = layout.cards.filter(
    ({ x, y }) => x <= right && y <= bottom && x + cardWidth >= viewport.x && y + cardHeight >= viewport.y,
  );
  if (viewport.scale < minDetailScale) drawSpecks(context, visible, drawing);
  else for (const card of visible) drawCard(context, card, drawing);
  context.restore();
}

/** Draws thousands of cards as rectangles, with a single path. */
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
  const { colours, viewport, activeKey, hasFocus } = drawing;
  const isActive = row.key === activeKey;
  context.fillStyle = isActive ? colours.accentWash : colours.surface;
  const activeLine = hasFocus ? colours.accent : colours.activeLine;
  context.strokeStyle = isActive ? activeLine : colours.line;
  context.lineWidth = isActive && hasFocus ? Math.max(2.5, 2 / viewport.scale) : 1;
  context.beginPath();
  context.roundRect(x, y, cardWidth, cardHeight, 8);
  context.fill();
  context.stroke();
  const words = drawing.words(row);
  const tone = words.tone === undefined ? undefined : colours.tones[words.tone];
  if (tone !== undefined) {
    context.fillStyle = tone.ground;
    context.beginPath();
    context.arc(x + 30, y + cardHeight / 2, photoRadius, 0, 2 * Math.PI);
    context.fill();
  }
  if (viewport.scale < minTextScale) return;
  const photo = words.photo === '' ? undefined : drawing.photoAt?.(words.photo);
  if (photo !== undefined) drawPhoto(context, photo, x + 30, y + cardHeight / 2);
  const measure = measureWith(context);
  const write = (text: string, textX: number, textY: number, width: number, font: string, colour: string) => {
    const wholeFont = `${font} ${colours.font}`;
    const truncated = truncateText(measure, wholeFont, text, width);
    context.font = wholeFont;
    context.fillStyle = colour;
    context.direction = directionOf(text);
    context.fillText(truncated, textX, textY);
  };
  context.textBaseline = 'alphabetic';
  if (tone !== undefined && photo === undefined) {
    context.textAlign = 'center';
    write(words.initials, x + 30, y + cardHeight / 2 + 5, 36, '500 14px', tone.ink);
  }
  context.textAlign = 'left';
  const textX = tone === undefined ? x + 16 : x + 60;
  const room = x + cardWidth - 10 - textX;
  write(words.name, textX, y + 25, room, '600 13px', tone === undefined ? colours.accent : colours.ink);
  write(words.title, textX, y + 42, room, '400 11px', colours.ink);
  write(words.counts, textX, y + 59, room - 24, '400 11px', colours.inkQuiet);
  if (row.kind === 'person' && row.isOpen !== undefined) {
    const [signX, signY] = [x + expandSign.x, y + expandSign.y];
    context.strokeStyle = colours.inkQuiet;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(signX, signY, expandSign.radius - 1, 0, 2 * Math.PI);
    context.moveTo(signX - 4, signY);
    context.lineTo(signX + 4, signY);
    if (!row.isOpen) {
      context.moveTo(signX, signY - 4);
      context.lineTo(signX, signY + 4);
    }
    context.stroke();
  }
}

/** A round photo, as large as the circle of the initials. */
function drawPhoto(
  context: CanvasRenderingContext2D,
  photo: CanvasImageSource,
  middleX: number,
  middleY: number,
): void {
  context.save();
  context.beginPath();
  context.arc(middleX, middleY, photoRadius, 0, 2 * Math.PI);
  context.clip();
  context.drawImage(photo, middleX - photoRadius, middleY - photoRadius, 2 * photoRadius, 2 * photoRadius);
  context.restore();
}

/** The width of a text in a font, in CSS pixels. */
export type Measure = (font: string, text: string) => number;

const truncatedTexts = new Map<string, string>();

/** Truncates a text to a width with an ellipsis. Cached, because measuring texts dominates the time per frame. */
export function truncateText(measure: Measure, font: string, text: string, width: number): string {
  const key = `${font}|${width}|${text}`;
  const known = truncatedTexts.get(key);
  if (known !== undefined) return known;
  let truncated = text;
  if (measure(font, text) > width) {
    const characters = [...text];
    while (characters.length > 1 && measure(font, `${characters.join('')}…`) > width) characters.pop();
    truncated = `${characters.join('').trimEnd()}…`;
  }
  if (truncatedTexts.size > 50_000) truncatedTexts.clear();
  truncatedTexts.set(key, truncated);
  return truncated;
}

/** Measures texts with a canvas. */
export function measureWith(context: CanvasRenderingContext2D): Measure {
  return (font, text) => {
    context.font = font;
    return context.measureText(text).width;
  };
}
