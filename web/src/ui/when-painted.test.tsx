import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaintFirst, WhenPainted } from './when-painted.tsx';

test('a part that waits for the first paint replaces its placeholder, without rendering the rest again', async () => {
  let renders = 0;
  function Name() {
    renders++;
    return <h1>Grace</h1>;
  }
  render(
    <PaintFirst>
      <Name />
      <WhenPainted before="loading">
        <p>Details</p>
      </WhenPainted>
    </PaintFirst>,
  );
  expect(screen.getByText('loading')).toBeDefined();
  expect(screen.queryByText('Details')).toBeNull();
  await screen.findByText('Details');
  expect(screen.queryByText('loading')).toBeNull();
  expect(renders).toBe(1);
});

test('outside of such a page, nothing waits', () => {
  render(<WhenPainted before="loading">Details</WhenPainted>);
  expect(screen.getByText('Details')).toBeDefined();
});
