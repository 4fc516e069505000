import type { KeyboardEvent } from 'react';

/** Moves the focus with the arrow keys between the link of a card and its actions. The actions are not tab stops, so that each card is only one. */
export function moveInCard(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    (stop) => getComputedStyle(stop).display !== 'none',
  );
  const next = stops[stops.indexOf(event.target as HTMLElement) + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
