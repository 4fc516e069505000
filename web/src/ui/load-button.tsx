import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { focusAround } from './focus-around.ts';

/**
 * A button that loads content and is then removed, such as _Try again_ and _Show more_. If it has the focus, the focus stays where the content
 * appears, and returns to the button if loading fails again.
 */
export function LoadButton(props: Omit<ComponentProps<typeof Button>, 'ref'>) {
  return <Button {...props} ref={focusAround} />;
}
