import { drawTree, measureWith } from './draw-tree.ts';
import { loadFilePhotos, photoAsData } from './file-photos.ts';
import { readTreeColours } from './tree-colours.ts';
import { layOutTree } from './tree-layout.ts';
import { treeAsSvg } from './tree-svg.ts';
import type { useTreeWords } from './tree-words.ts';
import type { ShownBranch } from '../branch/use-branch.ts';

/** Pixels per layout unit of a PNG, and the limits of browsers for a canvas: longest edge and number of pixels. */
const sharpScale = 3;
const maxEdge = 16_000;
const maxPixels = 100_000_000;
const margin = 24;

interface Picture {
  readonly rows: ShownBranch['rows'];
  readonly words: ReturnType<typeof useTreeWords>;
  readonly title: string;
}

/** Renders the expanded part of a branch as a file, in light colours. */
export async function branchPicture(format: 'SVG' | 'PNG', { rows, words, title }: Picture): Promise<Blob> {
  const layout = layOutTree(rows);
  const photos = await loadFilePhotos(layout.cards.map(({ row }) => words(row).photo));
  const colours = readTreeColours(document.body, { isLight: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Canvas is not available');
  if (format === 'SVG') {
    const photoAt = (url: string) => {
      const photo = photos.get(url);
      return photo && photoAsData(photo);
    };
    const text = treeAsSvg({ layout, colours, words, title, measure: measureWith(context), photoAt });
    return new Blob([text], { type: 'image/svg+xml' });
  }
  const [width, height] = [layout.width + 2 * margin, layout.height + 2 * margin];
  const scale = Math.min(sharpScale, maxEdge / Math.max(width, height), Math.sqrt(maxPixels / (width * height)));
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const size = { width: canvas.width, height: canvas.height };
  drawTree(context, size, {
    layout,
    colours,
    words,
    viewport: { x: -margin, y: -margin, scale },
    activeKey: undefined,
    hasFocus: false,
    photoAt: (url) => photos.get(url),
  });
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = colours.surface;
  context.fillRect(0, 0, size.width, size.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file === null) throw new Error('The picture is too large');
  return file;
}
