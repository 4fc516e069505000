import { useCallback, useRef, useState, type RefObject } from 'react';
import { useDismiss } from './use-dismiss.ts';

interface Popup<Container extends HTMLElement> {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** Ref for the element around the button and its popup. */
  container: RefObject<Container | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** State of a popup that a button toggles. It also closes on a press outside, on Escape, and when the focus leaves it. */
export function usePopup<Container extends HTMLElement = HTMLDivElement>(): Popup<Container> {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  const toggle = useCallback(() => setIsOpen((before) => !before), []);
  useDismiss(isOpen, container, close, button);
  return { isOpen, open, close, toggle, container, button };
}
