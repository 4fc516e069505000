import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button, IconButton } from './button.tsx';

const user = userEvent.setup();
type Props = { isRunning: boolean; onClick: () => void };

test.each([
  ['button', (props: Props) => <Button {...props}>Save</Button>],
  [
    'icon button',
    (props: Props) => (
      <IconButton label="Save" {...props}>
        +
      </IconButton>
    ),
  ],
])('while the action of a %s runs, it keeps the focus and ignores clicks', async (_, buttonOf) => {
  const onClick = vi.fn<() => void>();
  const view = render(buttonOf({ isRunning: false, onClick }));
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  view.rerender(buttonOf({ isRunning: true, onClick }));
  // Browsers take the focus away from a disabled button.
  expect(button).toHaveProperty('disabled', false);
  expect(button.ariaDisabled).toBe('true');
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  view.rerender(buttonOf({ isRunning: false, onClick }));
  expect(button.ariaDisabled).toBeNull();
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a form whose action runs is submitted neither by its button nor by Enter in a field', async () => {
  const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isRunning>
        Save
      </Button>
    </form>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
