import { useEffect, useState } from 'react';
import { useLocation } from '../../navigation/navigation.tsx';
import { loadMessages } from '../../messages/messages.ts';
import type { HoverCard } from './hover-card.tsx';
import { useHoverTarget } from './use-hover-target.ts';

/**
 * Shows a person's card when the pointer rests on a link with `data-person-card`, or the link is focused by keyboard. The value of the
 * attribute is the login. Code and texts are loaded with the first card.
 */
export function HoverCards() {
  const { key } = useLocation();
  // Navigation closes the card.
  return <HoverCardsOfPage key={key} />;
}

function HoverCardsOfPage() {
  const { target, close, cardRef } = useHoverTarget();
  const [Card, setCard] = useState<typeof HoverCard>();
  const isWanted = target !== undefined && Card === undefined;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./hover-card.tsx'), loadMessages('reach')]).then(
      ([{ HoverCard: loaded }]) => setCard(() => loaded),
      (error: unknown) => {
        console.warn('The card of a person could not be loaded', error);
        close();
      },
    );
  }, [isWanted, close]);
  if (target === undefined || Card === undefined) return null;
  return <Card key={target.login} target={target} cardRef={cardRef} />;
}
