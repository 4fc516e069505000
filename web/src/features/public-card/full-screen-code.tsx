import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { IconButton } from '../../ui/button.tsx';
import type { CardCode } from './card-code.ts';
import { CodePicture } from './code-picture.tsx';
import styles from './full-screen-code.module.css';
import { useWakeLock } from './use-wake-lock.ts';

interface FullScreenCodeProps {
  code: CardCode;
  /** The name of the owner. */
  name: string;
  label: string;
  onClose: () => void;
}

/** The code in full screen, for scanning from the display. Keeps the screen on. */
export function FullScreenCode({ code, name, label, onClose }: FullScreenCodeProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  useWakeLock();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    return () => element?.close();
  }, []);
  useFullScreen(onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <IconButton label={t('close')} onClick={onClose}>
        <IconX size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
      <div className={styles.code}>
        <CodePicture code={code} label={label} />
      </div>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
    </dialog>
  );
}

/** Enters the browser's full-screen mode if possible. The dialog fills the page in any case. */
function useFullScreen(onLeave: () => void): void {
  const noteChange = useEffectEvent(() => {
    if (document.fullscreenElement === null) onLeave();
  });
  useEffect(() => {
    const entered = document.documentElement.requestFullscreen?.({ navigationUI: 'hide' });
    entered?.catch(() => {});
    document.addEventListener('fullscreenchange', noteChange);
    return () => {
      document.removeEventListener('fullscreenchange', noteChange);
      void entered?.then(() => document.exitFullscreen()).catch(() => {});
    };
  }, []);
}
