import { useTranslation } from '../../messages/use-translation.tsx';
import { useIsOnline } from '../browser/use-is-online.ts';
import { Announced, AnnouncedWhenSlow } from './announced.tsx';
import { FloatingNote } from './floating-note.tsx';
import { useIsSlow } from './use-is-slow.ts';

/** Delay in milliseconds after which loading takes longer than usual: most likely the first response was a failure and the request is repeated. */
const unusualAfter = 2000;

/** Says that placeholders stand for content: to screen readers after a short delay, and to everyone if loading takes longer than usual. */
export function LoadingWords() {
  const { t } = useTranslation('shell');
  return (
    <>
      <AnnouncedWhenSlow text={t('loading')} />
      <StillLoading />
    </>
  );
}

/** Says that loading takes longer than usual. While offline, the header already says what happens to the page. */
export function StillLoading() {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline();
  const isUnusual = useIsSlow(true, unusualAfter) && isOnline;
  const text = t('stillLoading');
  return (
    <>
      {isUnusual && <FloatingNote text={text} isAtBottom />}
      <Announced text={isUnusual ? text : ''} />
    </>
  );
}
