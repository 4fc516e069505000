/** Edges in CSS pixels from the top left of the viewport. */
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

/** Between card and anchor, and between card and viewport, in CSS pixels. */
const gap = 4;
const margin = 8;

/**
 * Where a card next to an anchor covers neither the anchor nor another box: below, above, right or left of it, where it is in the
 * viewport as a whole, else below. Undefined if it would cover the other box everywhere.
 * @returns left and top edge from the top left of the viewport
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

/** The nearest start to the wanted one at which a length is within the viewport. */
const within = (wanted: number, length: number, viewport: number) =>
  Math.max(margin, Math.min(wanted, viewport - margin - length));

const fits = ({ left, top, right, bottom }: Box, { width, height }: Size) =>
  left >= margin && top >= margin && right <= width - margin && bottom <= height - margin;

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
