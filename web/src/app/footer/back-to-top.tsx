import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { IconButton } from '../../ui/button.tsx';
import styles from './footer.module.css';

/** A button that is shown while the top of the page is out of view. */
export function BackToTop() {
  const top = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  // Reading the scroll position in scroll events would force a layout each time.
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsShown(entries.at(-1)?.isIntersecting === false));
    observer.observe(top.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={top} className={styles.pageTop} aria-hidden="true" />
      {isShown && <Button />}
    </>
  );
}

function Button() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.top}>
      <IconButton
        label={t('backToTop')}
        onClick={() => {
          const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
          window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
          document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
        }}
      >
        <IconArrowUp size={20} stroke={1.5} />
      </IconButton>
    </div>
  );
}
