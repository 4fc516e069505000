import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useTranslation } from '../messages/use-translation.tsx';
import { IconButton } from '../ui/button.tsx';
import { useIsScrolledPast } from '../ui/use-is-scrolled-past.ts';
import styles from './footer.module.css';

/** Pixels of scrolling after which the button appears. */
const threshold = 50;

export function BackToTop() {
  const { t } = useTranslation('shell');
  const isShown = useIsScrolledPast(threshold);
  if (!isShown) return null;
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
