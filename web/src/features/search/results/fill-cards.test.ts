import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardFiller } from './fill-cards.ts';

let filler: CardFiller;
let stop: () => void;
/** Indexes of the cards, in the order in which they were filled. */
let filled: number[];
/** Milliseconds that each card takes. */
let work: number;

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo(0);
  filled = [];
  work = 0;
  filler = new CardFiller();
  stop = filler.start();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function scrollTo(offset: number): void {
  Object.defineProperty(window, 'scrollY', { value: offset, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const wait = (index: number) =>
  filler.wait(index, () => {
    filled.push(index);
    const now = performance.now() + work;
    if (work > 0) vi.spyOn(performance, 'now').mockReturnValue(now);
  });
const frame = () => {
  vi.restoreAllMocks();
  vi.advanceTimersToNextFrame();
};

test('cards in the middle of the window are filled first', () => {
  filler.middle = 6;
  for (const index of [3, 4, 5, 6, 7, 8]) wait(index);
  frame();
  expect(filled).toEqual([6, 5, 7, 4, 8, 3]);
});

test('a frame fills as many cards as there is time for, and at least one', () => {
  work = 2;
  for (const index of [0, 1, 2, 3, 4]) wait(index);
  frame();
  expect(filled).toEqual([0, 1]);
  work = 20;
  frame();
  expect(filled).toEqual([0, 1, 2]);
  work = 0;
  frame();
  expect(filled).toEqual([0, 1, 2, 3, 4]);
});

test('a card that was removed is not filled', () => {
  const forget = wait(0);
  wait(1);
  forget();
  frame();
  expect(filled).toEqual([1]);
});

test('cards wait while the list is scrolled fast, and are filled once it stops', () => {
  scrollTo(600);
  vi.advanceTimersByTime(60);
  scrollTo(1200);
  wait(0);
  vi.advanceTimersByTime(50);
  expect(filled).toEqual([]);
  scrollTo(1800);
  vi.advanceTimersByTime(60);
  expect(filled).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(filled).toEqual([0]);
});

test('cards do not wait after a single jump, or while the list is scrolled slowly', () => {
  scrollTo(5000);
  wait(0);
  frame();
  expect(filled).toEqual([0]);
  for (let offset = 5010; offset < 5100; offset += 10) {
    vi.advanceTimersByTime(16);
    scrollTo(offset);
  }
  wait(1);
  frame();
  expect(filled).toEqual([0, 1]);
});

test('the cards of the first frame are filled from the start, later ones wait', () => {
  const starting = new CardFiller();
  const stopStarting = starting.start();
  expect(starting.isFirstFrame()).toBe(true);
  frame();
  expect(starting.isFirstFrame()).toBe(false);
  stopStarting();
});
