import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds of a frame in which cards are filled, at least one. The browser takes about as long again to lay them out and paint them. */
const fillTime = 3;
/** Pixels in a millisecond beyond which a card has gone before its face is recognised: a large window in half a second. */
const fast = 1.5;
/** Milliseconds after a scroll event within which the next one belongs to the same movement. */
const scrollPause = 150;
/** Least and most milliseconds after fast scrolling until cards are filled. Within the longer time, two fast events are one movement. */
const restTimes = [100, 400] as const;

/**
 * Fills the cards of a list that is scrolled with photo and actions, a few in each frame, so that no frame takes long: those in the middle of the
 * window first, and none while the list is scrolled so fast that it can only be read. The cards of the first frame are filled from the start.
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

  /** Returns a function that stops it. */
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

  /** Calls `fill` when it is the turn of the card of the person at this index. Returns a function that forgets the card. */
  wait(index: number, fill: () => void): () => void {
    this.#waiting.set(index, fill);
    this.#frame ??= requestAnimationFrame(this.#fillSome);
    return () => {
      if (this.#waiting.get(index) === fill) this.#waiting.delete(index);
    };
  }

  readonly #noteScroll = () => {
    const [at, offset] = [performance.now(), window.scrollY];
    // After a pause, nothing says how long the movement took.
    const duration = Math.min(at - this.#scrolled.at, scrollPause);
    const isFast = Math.abs(offset - this.#scrolled.offset) > fast * duration;
    this.#scrolled = { at, offset };
    if (!isFast) return;
    const interval = at - this.#fastAt;
    this.#fastAt = at;
    // A single fast event is a jump, after which the cards are filled at once.
    const [least, most] = restTimes;
    if (interval < most) this.#restsFrom = at + Math.min(Math.max(2 * interval, least), most);
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

/** Whether the card of the person at an index is filled. @param isWanted at once */
export function useIsFilled(filler: CardFiller, index: number, isWanted: boolean): boolean {
  const [isFilled, setIsFilled] = useState(() => isWanted || filler.isFirstFrame());
  useEffect(() => (isFilled ? undefined : filler.wait(index, () => setIsFilled(true))), [filler, index, isFilled]);
  return isFilled;
}
