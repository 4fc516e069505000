import { classes } from '../classes.ts';
import styles from './floating-note.module.css';

interface FloatingNoteProps {
  text: string;
  /** At the bottom of the window instead of below the header, for a longer text that must not cover the heading of the page. */
  isAtBottom?: boolean;
}

/** A short text over the page. Screen readers ignore it: announce the text. */
export function FloatingNote({ text, isAtBottom = false }: FloatingNoteProps) {
  return (
    <p className={classes(styles.note, isAtBottom && styles.bottom)} aria-hidden="true">
      {text}
    </p>
  );
}
