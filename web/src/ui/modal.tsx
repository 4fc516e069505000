import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';
import styles from './modal.module.css';

interface ModalProps {
  heading: string;
  /** Called on the close button, on Escape and on a press on the veil. Without it the modal stays until it is answered. */
  onClose?: () => void;
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  isNarrow?: boolean;
}

/**
 * A window over the page, at most 1000 px wide, open while it is rendered. The browser's own `dialog` keeps the focus in
 * it, makes the page behind it inert, and gives the focus back at the end.
 */
export function Modal({ heading, onClose, children, actions, isNarrow = false }: ModalProps) {
  const { t, i18n } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  // Closed before it is removed, which is what gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    keepScrollbarWidth();
    if (element?.open === false) element.showModal();
    return () => element?.close();
  }, []);

  /** NOTE: Chromium fires `cancel` at the first press of Escape only, and closes the dialog at the next one even if that was prevented. */
  function outliveEscape() {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    onClose?.();
  }

  return (
    // The veil is part of the dialog; Escape is the keyboard's way to do the same.
    <dialog
      ref={dialog}
      className={classes(styles.modal, isNarrow && styles.narrow)}
      lang={i18n.language}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={outliveEscape}
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
      {/* A long text is scrolled with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.body} tabIndex={0} role="document">
        {children}
      </div>
      {actions !== undefined && <div className={styles.foot}>{actions}</div>}
    </dialog>
  );
}

/** Tells the style sheet how wide the scrollbar is that an open modal hides. Under a first modal it is hidden already. */
function keepScrollbarWidth(): void {
  const root = document.documentElement;
  const width = window.innerWidth - root.clientWidth;
  if (width > 0) root.style.setProperty('--scrollbar-width', `${width}px`);
}
