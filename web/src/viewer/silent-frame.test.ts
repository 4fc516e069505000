import { expect, test, vi } from 'vitest';
import { askSilently } from './silent-frame.ts';

const frameOf = () => document.querySelector('iframe') as HTMLIFrameElement;
const answer = (more: MessageEventInit) => {
  const data = { kind: 'silent-answer', address: 'http://localhost:3000/implicit/callback?code=x' };
  const { origin } = window.location;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frameOf().contentWindow, ...more }));
};

test('the hidden frame returns the address that it was redirected to, and is removed', async () => {
  const asking = askSilently('about:blank');
  expect(frameOf().hidden).toBe(true);
  answer({});
  expect(await asking).toContain('code=x');
  expect(frameOf()).toBeNull();
});

test('messages from other senders are ignored, and the call fails without a response', async () => {
  vi.useFakeTimers();
  const asking = askSilently('about:blank').catch((failure: unknown) => failure);
  answer({ origin: 'https://elsewhere.example' });
  answer({ source: window });
  answer({ data: { kind: 'something' } });
  vi.runAllTimers();
  vi.useRealTimers();
  expect(await asking).toBeInstanceOf(Error);
  expect(frameOf()).toBeNull();
});
