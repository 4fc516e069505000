import { useCallback, useRef, useState, type RefObject } from 'react';
import { useDismiss } from './use-dismiss.ts';

interface Popup<Place extends HTMLElement> {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** Ref for the element around the button and its popup. */
  place: RefObject<Place | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** State of a popup that a button toggles. It also closes on a press outside, on Escape, and when the focus leaves it. */
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
