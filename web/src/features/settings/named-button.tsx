import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface NamedButtonProps {
  /** ID of the heading with the name of the feed or person, which completes the accessible name of the button. */
  headingId: string;
  isRunning?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that each card has. Its accessible name includes that of the card. */
export function NamedButton({ headingId, isRunning = false, onClick, children }: NamedButtonProps) {
  const id = useId();
  return (
    <Button id={id} aria-labelledby={`${id} ${headingId}`} isRunning={isRunning} onClick={onClick}>
      {children}
    </Button>
  );
}
