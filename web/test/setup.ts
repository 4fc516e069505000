import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeContractFaults } from './contract-answers.ts';

// The code of the first page is compiled while the test waits for it, which can take long on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** Stubs for browser features that jsdom lacks. Every element has the size 0 × 0; layout is tested in `e2e/`. */
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
  // With fake timers, jsdom's own implementation stops working after the first of several files in a process.
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
  // jsdom has no top layer and no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(() => {
  cleanup();
  expect(takeContractFaults(), 'answers of a fake that do not fit the contract').toEqual([]);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
