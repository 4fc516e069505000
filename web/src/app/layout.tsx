import { useEffect, useRef } from 'react';
import { useTranslation } from '../messages/use-translation.tsx';
import { Outlet, ScrollRestoration, useIsNextPageSlow } from '../navigation/navigation.tsx';
import { FavouriteFailure } from '../people/favourites/favourite-failure.tsx';
import { HoverCards } from '../people/hover-card/hover-cards.tsx';
import { classes } from '../ui/classes.ts';
import { announce, Announcer } from '../ui/status/announcer.tsx';
import { FloatingNote } from '../ui/status/floating-note.tsx';
import { NotListed } from '../viewer/not-listed.tsx';
import { SessionEnded, useIsConcealed } from '../viewer/session-ended.tsx';
import { useViewerOfOtherTabs } from '../viewer/use-viewer.ts';
import { BackToTop } from './footer/back-to-top.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';
import { usePageKey } from './page-key.ts';

/** Header, page, footer. */
export function Layout() {
  const { t } = useTranslation('shell');
  const isConcealed = useIsConcealed();
  useViewerOfOtherTabs();
  return (
    <div className={classes(styles.page, isConcealed && styles.concealed)}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Header />
      <NextPage />
      <NotListed />
      <Main />
      <BackToTop />
      <Footer />
      <FavouriteFailure />
      <HoverCards />
      <SessionEnded />
      <Announcer />
      <ScrollRestoration />
    </div>
  );
}

/** Shows and announces that the next page takes long to load. */
function NextPage() {
  const { t } = useTranslation('shell');
  const isSlow = useIsNextPageSlow();
  const words = t('loading');
  useEffect(() => {
    if (isSlow) announce(words);
  }, [isSlow, words]);
  return isSlow && <FloatingNote text={words} />;
}

/** The page. Navigation moves the focus to it, so that keyboard and screen reader users continue there. */
function Main() {
  const page = usePageKey();
  const main = useRef<HTMLElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (main.current?.contains(document.activeElement) !== true) main.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <main id="content" className={styles.main} ref={main} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
