import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../messages/use-translation.tsx';
import { IsInDialog } from '../status/announcer.tsx';
import { IconButton } from '../button.tsx';
import { classes } from '../classes.ts';
import styles from './modal.module.css';

interface ModalProps {
  heading: string;
  /** Called by the close button, Escape and a press on the backdrop. Without it, only the actions close the modal. */
  onClose?: () => void;
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  isNarrow?: boolean;
  /** Whether it remains visible while the page is hidden, because it contains no data about people. */
  isAlwaysVisible?: boolean;
}

/**
 * A modal dialog, at most 1000 px wide, open while it is rendered. The native `dialog` element traps the focus, makes the page behind
 * it inert, and restores the focus when it closes.
 */
export function Modal({ heading, onClose, children, actions, isNarrow = false, isAlwaysVisible = false }: ModalProps) {
  const { t, language } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  // Closed before it is removed, because `close` restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    keepScrollbarWidth();
    if (element?.open === false) element.showModal();
    return () => element?.close();
  }, []);

  /** NOTE: Chromium fires `cancel` only for the first press of Escape, and closes the dialog on the next one even if that was prevented. */
  function stayOpen() {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    onClose?.();
  }

  return (
    // The backdrop is part of the dialog. With the keyboard, Escape does the same.
    <dialog
      ref={dialog}
      className={classes(styles.modal, isNarrow && styles.narrow)}
      lang={language}
      data-always-visible={isAlwaysVisible || undefined}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        // React passes on the event of a modal inside this one, and browsers that of a file input.
        if (event.target === dialog.current) onClose?.();
      }}
      onClose={stayOpen}
      onPointerDown={(event) => event.target === dialog.current && onClose?.()}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        {onClose !== undefined && (
          <IconButton label={t('close')} onClick={onClose}>
            <IconX size={20} stroke={1.5} />
          </IconButton>
        )}
      </div>
      {/* Focusable, so that a long text can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.body} tabIndex={0} role="document">
        <IsInDialog value={true}>{children}</IsInDialog>
      </div>
      {actions !== undefined && <div className={styles.foot}>{actions}</div>}
    </dialog>
  );
}

/** Sets a custom property to the width of the scrollbar that a modal hides. With a second modal it is already hidden. */
function keepScrollbarWidth(): void {
  const root = document.documentElement;
  const width = window.innerWidth - root.clientWidth;
  if (width > 0) root.style.setProperty('--scrollbar-width', `${width}px`);
}
