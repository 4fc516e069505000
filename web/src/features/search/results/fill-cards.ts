import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Time spent per frame on filling cards, in milliseconds; at least one card is filled. Layout and paint take the browser about as long again. */
const fillTime = 3;
/** Scroll speed in pixels per millisecond above which a card is gone before its face can be recognised: a large window in half a second. */
const fastScroll = 1.5;
/** Scroll events at most this many milliseconds apart belong to the same movement. */
const scrollPause = 150;
/** Minimum and maximum delay between fast scrolling and filling, in milliseconds. Fast events less than the maximum apart are one movement. */
const restTimes = [100, 400] as const;

/**
 * Adds photos and actions to the cards of a scrolling list, a few per frame to keep every frame short, starting in the middle of the window.
 * Nothing is filled while the list scrolls so fast that only text can be read. Cards of the first frame are filled immediately.
 */
export class CardFiller {
  /** Index of the person in the middle of the window. */
  middle = 0;
  readonly #waiting = new Map<number, () => void>();
  #frame: number | undefined;
  #isFirstFrame = true;
  #scrolled = { at: -Infinity, offset: 0 };
  #fastAt = -Infinity;
  #restsFrom = -Infinity;

  /** Starts filling. Returns a function that stops it. */
  start(): () => void {
    window.addEventListener('scroll', this.#noteScroll, { passive: true });
    const first = requestAnimationFrame(() => {
      this.#isFirstFrame = false;
    });
    return () => {
      window.removeEventListener('scroll', this.#noteScroll);
      cancelAnimationFrame(first);
      if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
      this.#frame = undefined;
    };
  }

  isFirstFrame(): boolean {
    return this.#isFirstFrame;
  }

  /** Calls `fill` when it is the turn of the card at this index. Returns a function that removes the card from the queue. */
  wait(index: number, fill: () => void): () => void {
    this.#waiting.set(index, fill);
    this.#frame ??= requestAnimationFrame(this.#fillSome);
    return () => {
      if (this.#waiting.get(index) === fill) this.#waiting.delete(index);
    };
  }

  readonly #noteScroll = () => {
    const [at, offset] = [performance.now(), window.scrollY];
    // After a pause, the duration of the movement is unknown.
    const duration = Math.min(at - this.#scrolled.at, scrollPause);
    const isFast = Math.abs(offset - this.#scrolled.offset) > fastScroll * duration;
    this.#scrolled = { at, offset };
    if (!isFast) return;
    const interval = at - this.#fastAt;
    this.#fastAt = at;
    // A single fast event is a jump, after which the cards are filled immediately.
    const [minRest, maxRest] = restTimes;
    if (interval < maxRest) this.#restsFrom = at + Math.min(Math.max(2 * interval, minRest), maxRest);
  };

  readonly #fillSome = () => {
    const start = performance.now();
    if (start >= this.#restsFrom) {
      const distance = (index: number) => Math.abs(index - this.middle);
      const nearest = [...this.#waiting].toSorted(([one], [other]) => distance(one) - distance(other));
      for (const [index, fill] of nearest) {
        this.#waiting.delete(index);
        flushSync(fill);
        if (performance.now() - start > fillTime) break;
      }
    }
    this.#frame = this.#waiting.size === 0 ? undefined : requestAnimationFrame(this.#fillSome);
  };
}

/** Whether the card at an index is filled. @param isWanted fill it immediately */
export function useIsFilled(filler: CardFiller, index: number, isWanted: boolean): boolean {
  const [isFilled, setIsFilled] = useState(() => isWanted || filler.isFirstFrame());
  useEffect(() => (isFilled ? undefined : filler.wait(index, () => setIsFilled(true))), [filler, index, isFilled]);
  return isFilled;
}
