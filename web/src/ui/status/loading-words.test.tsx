import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startMessages } from '../../messages/messages.ts';
import { InReadersLanguage } from '../../messages/use-translation.tsx';
import { Announcer } from './announcer.tsx';
import { LoadingWords } from './loading-words.tsx';

const unusual = 'This is taking longer than usual. We’re still trying.';

beforeEach(async () => {
  await startMessages();
  vi.useFakeTimers();
  render(
    <InReadersLanguage>
      <LoadingWords />
      <Announcer />
    </InReadersLanguage>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const said = () => screen.getByRole('status').textContent;
const shown = () => screen.queryByText(unusual, { selector: 'p' });

test('placeholders are announced after a moment, and after two seconds words say that it takes longer than usual', () => {
  pass(400);
  expect(said()).toBe('Loading…');
  expect(shown()).toBeNull();
  pass(1700);
  expect(said()).toBe(unusual);
  expect(shown()).not.toBeNull();
});

test('while offline they promise nothing: the header says what happens', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  pass(2100);
  expect(shown()).toBeNull();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(shown()).not.toBeNull();
});
