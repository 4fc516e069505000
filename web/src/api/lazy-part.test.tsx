import { render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { lazyExtra } from './lazy-part.ts';

function show(load: () => Promise<ComponentType>) {
  const Extra = lazyExtra(load);
  render(
    <>
      <p>The page</p>
      <Suspense fallback="loading">
        <Extra />
      </Suspense>
    </>,
  );
}

test('a part that cannot be loaded is left out, and the page remains', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect.poll(() => screen.queryByText('loading')).toBeNull();
  expect(screen.getByText('The page')).toBeDefined();
});

test('a part that has been loaded is shown', async () => {
  show(() => Promise.resolve(() => <p>The part</p>));
  expect(await screen.findByText('The part')).toBeDefined();
});
