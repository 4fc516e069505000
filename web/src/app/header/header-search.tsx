import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useErrorSentence } from '../../messages/error-sentence.ts';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useLocation } from '../../navigation/navigation.tsx';
import { loadMessages } from '../../messages/messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useDismiss } from '../../ui/overlay/use-dismiss.ts';
import { useIsOnline } from '../../ui/browser/use-is-online.ts';
import { useMedia } from '../../ui/browser/use-media.ts';
import { useIsSlow } from '../../ui/status/use-is-slow.ts';
import styles from './header-search.module.css';
import { usePageKey } from '../page-key.ts';
import { useSearchKeys } from './use-search-keys.ts';

const loadForm = () => import('../../features/search/header-search-form.tsx');
const HeaderSearchForm = lazy(async () => ({ default: (await loadForm()).HeaderSearchForm }));

/** Delay in milliseconds of what is not visible yet, so that the page and its photo load first. */
const afterPage = 1000;

/** Pages that have their own, larger search box. */
const pagesWithBox: ReadonlySet<string> = new Set(['/', '/result']);

/**
 * The search box in the header of every page that has none. On a narrow screen a button opens it over the header. `/`, Ctrl K and ⌘ K
 * move the focus to the box of the page or to this one.
 */
export function HeaderSearch() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const page = usePageKey();
  const hasBox = !pagesWithBox.has(pathname.toLowerCase());
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === page;
  const isBehindButton = useMedia('(width < 47.875rem)') && !isOpen;
  const loading = useLoading(hasBox, isBehindButton ? afterPage : 0);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpenedAt(undefined), []);
  useDismiss(isOpen, container, close, opener);
  const closeByButton = () => {
    close();
    opener.current?.focus();
  };

  const open = () => {
    // The box has to be visible before it can get the focus.
    flushSync(() => setOpenedAt(page));
    container.current?.querySelector('input')?.select();
  };
  useSearchKeys(() => {
    if (hasBox) open();
    else document.querySelector<HTMLInputElement>('main form[role="search"] input')?.select();
  });

  if (!hasBox) return null;
  return (
    <>
      <div ref={container} className={classes(styles.place, isOpen && styles.open)}>
        <IconButton className={styles.close} label={t('closeSearch')} onClick={closeByButton}>
          <IconArrowLeft stroke={1.5} />
        </IconButton>
        {loading === 'done' ? (
          <Suspense>
            <HeaderSearchForm key={page} hasFocusAtStart={isOpen} />
          </Suspense>
        ) : (
          isOpen && <LoadingState hasFailed={loading === 'failed'} />
        )}
      </div>
      <IconButton ref={opener} className={styles.opener} label={t('openSearch')} onClick={open}>
        <IconSearch stroke={1.5} />
      </IconButton>
    </>
  );
}

/** Says why there is no box yet, as soon as the wait is noticeable. */
function LoadingState({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation('shell');
  const sentence = useErrorSentence();
  const isSlow = useIsSlow(true);
  return <output className={styles.state}>{hasFailed ? sentence('network.failed') : isSlow && t('loading')}</output>;
}

/**
 * Whether the form and its texts have loaded. A failed load is retried when the browser is online again, when the box is opened again, and on
 * the next page with a box.
 * @param delay in milliseconds, until loading starts
 */
function useLoading(isWanted: boolean, delay: number): 'running' | 'failed' | 'done' {
  const [loading, setLoading] = useState<'running' | 'failed' | 'done'>('running');
  const isOnline = useIsOnline();
  const isMissing = isWanted && loading !== 'done';
  useEffect(() => {
    if (!isMissing || !isOnline) return undefined;
    let isStopped = false;
    const load = () => {
      setLoading('running');
      void Promise.all([loadForm(), loadMessages('search')]).then(
        () => !isStopped && setLoading('done'),
        () => !isStopped && setLoading('failed'),
      );
    };
    const waiting = setTimeout(load, delay);
    return () => {
      clearTimeout(waiting);
      isStopped = true;
    };
  }, [isMissing, isOnline, delay]);
  return isMissing && !isOnline ? 'failed' : loading;
}
