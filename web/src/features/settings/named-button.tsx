import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface NamedButtonProps {
  /** The heading with the name of the feed or person, which completes the name of the button. */
  headingId: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that each card has: for a screen reader, its name contains that of the card. */
export function NamedButton({ headingId, isDisabled = false, onClick, children }: NamedButtonProps) {
  const id = useId();
  return (
    <Button id={id} aria-labelledby={`${id} ${headingId}`} disabled={isDisabled} onClick={onClick}>
      {children}
    </Button>
  );
}
