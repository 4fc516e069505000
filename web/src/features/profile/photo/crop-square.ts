/** The cropped square, in pixels of the picture. */
export interface Square {
  left: number;
  top: number;
  edge: number;
}

/**
 * The position of the square. At `zoom` 1 it is the largest that fits, at 4 its edge is a quarter of that. `across` and `down` range from 0
 * (left, top) to 1 (right, bottom).
 */
export interface Crop {
  zoom: number;
  across: number;
  down: number;
}

export const maxZoom = 4;

/** The largest square in the middle. */
export const initialCrop: Crop = { zoom: 1, across: 0.5, down: 0.5 };

export function squareOf(width: number, height: number, { zoom, across, down }: Crop): Square {
  const edge = Math.min(width, height) / zoom;
  return { left: (width - edge) * across, top: (height - edge) * down, edge };
}

/**
 * The crop after the picture was dragged.
 * @param byX, byY distance as a fraction of the edge of the displayed square, positive to the right and down
 */
export function dragCrop(width: number, height: number, crop: Crop, byX: number, byY: number): Crop {
  const { left, top, edge } = squareOf(width, height, crop);
  return {
    zoom: crop.zoom,
    across: share(left - byX * edge, width - edge, crop.across),
    down: share(top - byY * edge, height - edge, crop.down),
  };
}

/** The crop at another zoom around the same centre. */
export function zoomCrop(width: number, height: number, crop: Crop, zoom: number): Crop {
  const before = squareOf(width, height, crop);
  const edge = Math.min(width, height) / clamp(zoom, 1, maxZoom);
  const shift = (before.edge - edge) / 2;
  return {
    zoom: clamp(zoom, 1, maxZoom),
    across: share(before.left + shift, width - edge, crop.across),
    down: share(before.top + shift, height - edge, crop.down),
  };
}

/** `offset` as a fraction of `space`; `fallback` if the square fills the dimension. */
function share(offset: number, space: number, fallback: number): number {
  return space <= 0 ? fallback : clamp(offset / space, 0, 1);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
