import { truncateText, expandSign, type Measure } from './draw-tree.ts';
import type { BranchRow } from '../branch/branch-rows.ts';
import { directionOf } from './text-direction.ts';
import type { TreeColours } from './tree-colours.ts';
import { cardHeight, cardWidth, type PlacedRow, type TreeLayout } from './tree-layout.ts';
import type { TreeCardWords } from './tree-words.ts';

const margin = 24;
/** Circle of the photo or the initials, relative to the card. */
const circle = { x: 30, y: cardHeight / 2, radius: 20 };

interface TreePicture {
  layout: TreeLayout;
  colours: TreeColours;
  words: (row: BranchRow) => TreeCardWords;
  /** The accessible name of the picture. */
  title: string;
  measure: Measure;
  /** Returns the photo at a URL as a data URL; undefined to draw the initials. */
  photoAt: (url: string) => string | undefined;
}

/** Draws a branch as an SVG file, sharp at any size. */
export function treeAsSvg({ layout, colours, words, title, measure, photoAt }: TreePicture): string {
  const width = Math.ceil(layout.width + 2 * margin);
  const height = Math.ceil(layout.height + 2 * margin);
  const lines = layout.lines.map((line) =>
    line.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${at(x)} ${at(y)}`).join(''),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-margin} ${-margin} ${width} ${height}" font-family="${escape(colours.font)}">`,
    `<title>${escape(title)}</title>`,
    `<defs><clipPath id="round"><circle cx="${circle.x}" cy="${circle.y}" r="${circle.radius}"/></clipPath></defs>`,
    `<rect x="${-margin}" y="${-margin}" width="${width}" height="${height}" fill="${colours.surface}"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="${colours.lineStrong}" stroke-width="1.5"/>`,
    ...layout.cards.map((card) => {
      const written = words(card.row);
      const photo = written.photo === '' ? undefined : photoAt(written.photo);
      return cardAsSvg(card, written, { colours, measure, photo });
    }),
    '</svg>',
  ].join('\n');
}

function cardAsSvg(
  { row, x, y }: PlacedRow,
  words: TreeCardWords,
  { colours, measure, photo }: Pick<TreePicture, 'colours' | 'measure'> & { photo: string | undefined },
): string {
  const tone = words.tone === undefined ? undefined : colours.tones[words.tone];
  const textX = tone === undefined ? 16 : 60;
  const room = cardWidth - 10 - textX;
  const write = (text: string, top: number, weight: number, size: number, width: number, colour: string) =>
    text === ''
      ? ''
      : `<text x="${textX}" y="${top}"${layOut(text)} font-size="${size}" font-weight="${weight}" fill="${colour}">${escape(
          truncateText(measure, `${weight} ${size}px ${colours.font}`, text, width),
        )}</text>`;
  const hasSign = row.kind === 'person' && row.isOpen === false;
  return [
    `<g transform="translate(${at(x)} ${at(y)})">`,
    `<rect width="${cardWidth}" height="${cardHeight}" rx="8" fill="${colours.surface}" stroke="${colours.line}"/>`,
    photo === undefined ? initialsAsSvg(words.initials, tone) : photoAsSvg(photo),
    write(words.name, 25, 600, 13, room, tone === undefined ? colours.accent : colours.ink),
    write(words.title, 42, 400, 11, room, colours.ink),
    write(words.counts, 59, 400, 11, room - 24, colours.inkQuiet),
    hasSign
      ? `<path d="M${expandSign.x - 4} ${expandSign.y}h8M${expandSign.x} ${expandSign.y - 4}v8" stroke="${colours.inkQuiet}" stroke-width="1.5"/>`
      : '',
    '</g>',
  ].join('');
}

function initialsAsSvg(initials: string, tone: TreeColours['tones'][number] | undefined): string {
  if (tone === undefined) return '';
  const { x, y, radius } = circle;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${tone.ground}"/><text x="${x}" y="${y + 5}" font-size="14" font-weight="500" text-anchor="middle" direction="${directionOf(initials)}" fill="${tone.ink}">${escape(initials)}</text>`;
}

function photoAsSvg(photo: string): string {
  const { x, y, radius } = circle;
  return `<image x="${x - radius}" y="${y - radius}" width="${2 * radius}" height="${2 * radius}" clip-path="url(#round)" href="${escape(photo)}"/>`;
}

/** Attributes that align a text to the left whatever its direction: the left edge of a right-to-left text is its end. */
const layOut = (text: string) => (directionOf(text) === 'rtl' ? ' direction="rtl" text-anchor="end"' : '');

const at = (value: number) => Math.round(value * 10) / 10;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML 1.0, and replaces the control characters, which XML forbids. */
const escape = (text: string) =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
