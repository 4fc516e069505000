import { useCallback, useRef, useState, type RefObject } from 'react';
import { useDismiss } from './use-dismiss.ts';

interface Popup<Place extends HTMLElement> {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** Of the element around the button and what it opens. */
  place: RefObject<Place | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** What a button opens and closes: it also closes on a press outside, on Escape, and when the focus leaves it. */
export function usePopup<Place extends HTMLElement = HTMLDivElement>(): Popup<Place> {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<Place>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  const toggle = useCallback(() => setIsOpen((before) => !before), []);
  useDismiss(isOpen, place, close, button);
  return { isOpen, open, close, toggle, place, button };
}
