import { useContext, useEffect } from 'react';
import { announce, IsInDialog, withdrawAnnouncement } from './announcer.tsx';
import { useIsSlow } from './use-is-slow.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Text for screen readers only, announced when it appears or changes. A dialog needs its own live region, because the page behind it is inert. */
export function Announced({ text }: { text: string }) {
  const isInDialog = useContext(IsInDialog);
  useEffect(() => {
    if (isInDialog || text === '') return undefined;
    const id = announce(text);
    return () => withdrawAnnouncement(id);
  }, [isInDialog, text]);
  return (
    isInDialog && (
      <VisuallyHidden>
        <output>{text}</output>
      </VisuallyHidden>
    )
  );
}

/** Announces a text to screen readers if this is still rendered after a short delay: for content that may load slowly. */
export function AnnouncedWhenSlow({ text }: { text: string }) {
  return <Announced text={useIsSlow(true) ? text : ''} />;
}
