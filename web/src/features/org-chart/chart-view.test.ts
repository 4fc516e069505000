import { expect, test } from 'vitest';
import { cardsView, viewAddress, viewFromHash } from './chart-view.ts';

test('the view can be read back from its address', () => {
  const views = [
    cardsView,
    { name: 'outline', from: '' },
    { name: 'tree', from: '' },
    { name: 'connection', from: '' },
    { name: 'connection', from: 'a=b+c@group.example' },
    { name: 'connection', from: 'Παναγιώτης' },
  ] as const;
  for (const view of views) {
    const address = new URL(viewAddress('AB1234@group.example', view), 'http://localhost');
    expect(address.pathname + address.search).toBe('/orgchart?AB1234@group.example');
    expect(viewFromHash(address.hash)).toEqual(view);
  }
});

test('without a login the address is the viewer’s own chart', () => {
  expect(viewAddress('', { name: 'outline', from: '' })).toBe('/orgchart#outline');
});

test('any other fragment means the cards', () => {
  for (const hash of ['', '#', '#content', '#treehouse', '#=x']) expect(viewFromHash(hash)).toEqual(cardsView);
});
