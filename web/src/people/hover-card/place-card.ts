/** Edges in CSS pixels, relative to the top left of the viewport. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Minimum distance in CSS pixels of the card from the anchor, and from the edges of the viewport. */
const gap = 4;
const margin = 8;

/**
 * Positions a card next to an anchor so that it covers neither the anchor nor the `avoided` box: the first of below, above, right and left
 * that is completely within the viewport, otherwise below.
 * @returns left and top edge relative to the viewport; undefined if no position qualifies
 */
export function placeCard(
  anchor: Box,
  card: Size,
  viewport: Size,
  avoided: Box | undefined,
): { left: number; top: number } | undefined {
  const left = within(anchor.left, card.width, viewport.width);
  const top = within(anchor.top, card.height, viewport.height);
  const below = { left, top: anchor.bottom + gap };
  const places = [
    below,
    { left, top: anchor.top - gap - card.height },
    { left: anchor.right + gap, top },
    { left: anchor.left - gap - card.width, top },
  ].filter((place) => avoided === undefined || !overlaps(boxAt(place, card), avoided));
  return places.find((place) => fits(boxAt(place, card), viewport)) ?? places.find((place) => place === below);
}

const boxAt = ({ left, top }: { left: number; top: number }, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Clamps the start of a length so that it stays within the viewport. */
const within = (wanted: number, length: number, viewport: number) =>
  Math.max(margin, Math.min(wanted, viewport - margin - length));

const fits = ({ left, top, right, bottom }: Box, { width, height }: Size) =>
  left >= margin && top >= margin && right <= width - margin && bottom <= height - margin;

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
