import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { useIsOnline } from '../../ui/browser/use-is-online.ts';
import styles from './connection-notice.module.css';

/** How long the notice remains after the connection is back, in milliseconds. */
const noticeTime = 6000;

/** Announces on every page that the browser is offline and what that means, then that it is online again. */
export function ConnectionNotice() {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline();
  const isBack = useIsBack();
  const band = useRef<HTMLOutputElement>(null);
  const isShown = !isOnline || isBack;

  // Sticky elements below the header move down by the height of the notice.
  useLayoutEffect(() => {
    if (!isShown || band.current === null) return undefined;
    const element = band.current;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty('--notice-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--notice-height');
    };
  }, [isShown]);

  return (
    <output ref={band} className={styles.band}>
      {isShown && (
        <span className={styles.words}>
          {isOnline ? (
            <IconPlugConnected size={20} stroke={1.5} aria-hidden="true" />
          ) : (
            <IconWifiOff size={20} stroke={1.5} aria-hidden="true" />
          )}
          {isOnline ? t('onlineAgain') : t('offline')}
        </span>
      )}
    </output>
  );
}

/** True for `noticeTime` after the connection came back. */
function useIsBack(): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const noteReturn = () => {
      setIsBack(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsBack(false), noticeTime);
    };
    const noteDisconnection = () => {
      clearTimeout(timer);
      setIsBack(false);
    };
    window.addEventListener('online', noteReturn);
    window.addEventListener('offline', noteDisconnection);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', noteReturn);
      window.removeEventListener('offline', noteDisconnection);
    };
  }, []);
  return isBack;
}
