import { useContext, useEffect } from 'react';
import { announce, IsInDialog, takeBack } from './announcer.tsx';
import { useIsSlow } from './use-is-slow.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Words for screen readers alone, said when they come or change. Within a dialog they have a live region of their own: the page behind it is inert. */
export function Announced({ text }: { text: string }) {
  const isInDialog = useContext(IsInDialog);
  useEffect(() => {
    if (isInDialog || text === '') return undefined;
    const turn = announce(text);
    return () => takeBack(turn);
  }, [isInDialog, text]);
  return (
    isInDialog && (
      <VisuallyHidden>
        <output>{text}</output>
      </VisuallyHidden>
    )
  );
}

/** Says a text to screen readers once something has been waited for so long that they should be told. */
export function AnnouncedWhenSlow({ text }: { text: string }) {
  return <Announced text={useIsSlow(true) ? text : ''} />;
}
