import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeContractFaults } from './contract-answers.ts';

// The first page of a test file is compiled while the test waits for it, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });

/** What a browser has and jsdom lacks. Layout is 0 × 0 everywhere: what depends on it is tested in `e2e/`. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  // jsdom's own stops with the first of several files that share a process and fake the time.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 16));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    onchange: null,
    dispatchEvent: () => false,
  }));
  Element.prototype.scrollIntoView ??= () => {};
});

afterEach(() => {
  cleanup();
  expect(takeContractFaults(), 'answers of a fake that do not fit the contract').toEqual([]);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
