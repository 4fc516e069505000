import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A link over whose name a card is shown. */
export interface HoverTarget {
  readonly link: HTMLElement;
  readonly login: string;
  /** Whether the link was reached by keyboard. */
  readonly isByKey: boolean;
}

/** Delays in milliseconds before a card opens, and before it closes, which leaves time to move the pointer into it. */
const openAfter = 400;
const closeAfter = 300;

interface HoverState {
  target: HoverTarget | undefined;
  close: () => void;
  /** Ref for the element of the card. */
  cardRef: RefObject<HTMLElement | null>;
}

/**
 * The link whose card is shown. The card opens 400 ms after the pointer or the keyboard focus has reached the name, and remains while either is
 * on the name or in the card (WCAG 2.2, 1.4.13). Escape or a press closes it until the name is left. Touch opens nothing.
 */
export function useHoverTarget(): HoverState {
  const [target, setTarget] = useState<HoverTarget>();
  const cardRef = useRef<HTMLElement>(null);
  const controller = useRef<HoverController>(null);
  useEffect(() => {
    const newController = new HoverController(setTarget, cardRef);
    controller.current = newController;
    return () => newController.stop();
  }, []);
  const close = useCallback(() => controller.current?.leave(), []);
  return { target, close, cardRef };
}

class HoverController {
  readonly #show: (target: HoverTarget | undefined) => void;
  readonly #card: RefObject<HTMLElement | null>;
  readonly #listening = new AbortController();
  #shown: HoverTarget | undefined;
  /** The link whose card is about to open. */
  #next: HTMLElement | undefined;
  /** The link whose card was closed by Escape or a press. */
  #dismissed: HTMLElement | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (target: HoverTarget | undefined) => void, card: RefObject<HTMLElement | null>) {
    this.#show = show;
    this.#card = card;
    const { signal } = this.#listening;
    document.addEventListener('pointermove', this.#onMove, { signal, passive: true });
    document.documentElement.addEventListener('pointerleave', this.#onLeave, { signal });
    document.addEventListener('pointerdown', this.#onPress, { signal });
    document.addEventListener('focusin', this.#onFocus, { signal });
    // In the capture phase, before the key handlers of lists and charts.
    document.addEventListener('keydown', this.#onKey, { signal, capture: true });
  }

  stop(): void {
    this.#listening.abort();
    this.#cancelTimers();
  }

  /** Closes the card, or cancels opening it. */
  leave(): void {
    this.#cancelTimers();
    if (this.#shown === undefined) return;
    this.#shown = undefined;
    this.#show(undefined);
  }

  readonly #onMove = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    if (this.#isInCard(target)) return this.#keepOpen();
    const link = linkAround(target);
    this.#pointTo(link !== undefined && isInside(link, clientX, clientY) ? link : undefined);
  };

  readonly #onLeave = () => this.#pointTo(undefined);

  #pointTo(link: HTMLElement | undefined): void {
    if (this.#dismissed !== undefined && link !== this.#dismissed && document.activeElement !== this.#dismissed) {
      this.#dismissed = undefined;
    }
    if (link !== undefined && link === this.#shown?.link) return this.#keepOpen();
    // A card that opens for the focused link is not cancelled by pointer movements elsewhere.
    if (link === undefined && this.#next !== undefined && this.#next === document.activeElement) return;
    if (link !== undefined && link !== this.#dismissed) this.#openSoon(link, false);
    else this.#cancelOpening();
    this.#closeSoon();
  }

  readonly #onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (this.#isInCard(target)) return this.#keepOpen();
    const link = linkAround(target);
    if (link !== this.#dismissed) this.#dismissed = undefined;
    const isByKey = link !== undefined && link === target && link.matches(':focus-visible');
    if (isByKey && link === this.#shown?.link) return;
    if (this.#shown?.isByKey === true || this.#covers(target)) this.leave();
    if (isByKey && link !== this.#dismissed) this.#openSoon(link, true);
  };

  readonly #onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Element) || this.#isInCard(target)) return;
    this.#dismissed = linkAround(target);
    this.leave();
  };

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return this.#dismiss();
    const { link } = this.#shown ?? {};
    const card = this.#card.current;
    if (link === undefined || card === null) return;
    const stops = [...card.querySelectorAll<HTMLElement>('a, button')];
    const focusedStop = stops.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown' && document.activeElement === link && stops.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      stops[0]?.focus();
    } else if (event.key === 'Tab' && focusedStop === (event.shiftKey ? 0 : stops.length - 1) && focusedStop >= 0) {
      // Tab continues from the link, because the card itself is at the end of the document.
      this.#dismiss();
      if (event.shiftKey) event.preventDefault();
    }
  };

  /** Closes the card until its link is left, and returns the focus from the card to the link. */
  #dismiss(): void {
    const link = this.#shown?.link ?? this.#next;
    if (link === undefined) return;
    const hasFocus = this.#card.current?.contains(document.activeElement) === true;
    this.#dismissed = link;
    this.leave();
    if (hasFocus) link.focus();
  }

  #openSoon(link: HTMLElement, isByKey: boolean): void {
    if (link === this.#next) return;
    this.#cancelOpening();
    this.#next = link;
    this.#opening = setTimeout(() => {
      this.#cancelTimers();
      const login = link.dataset['personCard'];
      if (!link.isConnected || login === undefined) return;
      this.#shown = { link, login, isByKey };
      this.#show(this.#shown);
    }, openAfter);
  }

  #closeSoon(): void {
    if (this.#shown === undefined || this.#closing !== undefined) return;
    if (!this.#shown.link.isConnected) return this.leave();
    this.#closing = setTimeout(() => {
      this.#closing = undefined;
      if (this.#shown !== undefined && !this.#hasFocus(this.#shown)) this.#close();
    }, closeAfter);
  }

  /** Closes the card without cancelling another one that is about to open. */
  #close(): void {
    this.#shown = undefined;
    this.#show(undefined);
  }

  /** Whether the focus keeps the card open. */
  #hasFocus({ link, isByKey }: HoverTarget): boolean {
    const focused = document.activeElement;
    return (isByKey && focused === link) || this.#card.current?.contains(focused) === true;
  }

  #keepOpen(): void {
    this.#cancelOpening();
    clearTimeout(this.#closing);
    this.#closing = undefined;
  }

  #cancelOpening(): void {
    clearTimeout(this.#opening);
    this.#next = undefined;
  }

  #cancelTimers(): void {
    this.#cancelOpening();
    clearTimeout(this.#closing);
    this.#closing = undefined;
  }

  /** Whether the card covers an element at least partially. */
  #covers(element: Element): boolean {
    const [card, other] = [this.#card.current, element].map((each) => each?.getBoundingClientRect());
    if (card === undefined || other === undefined || element.contains(this.#shown?.link ?? null)) return false;
    return card.left < other.right && other.left < card.right && card.top < other.bottom && other.top < card.bottom;
  }

  #isInCard(element: Element): boolean {
    return this.#card.current?.contains(element) === true;
  }
}

function linkAround(element: Element): HTMLElement | undefined {
  return element.closest<HTMLElement>('[data-person-card]') ?? undefined;
}

/** Whether a point is on the name itself. The clickable area of a link on the chart covers the rest of the card too. */
function isInside(link: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
