import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './state-message.module.css';

interface StateMessageProps {
  icon: ReactNode;
  /** What happened. */
  heading: string;
  /** What the user can do. */
  text?: ReactNode;
  /** Details for IT support, in small print. */
  detail?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
  hasFailed?: boolean;
  /** Heading level: 1 if the message is the complete page. */
  level?: 1 | 2;
}

/** Shown instead of content: nothing found, not allowed, failed. */
export function StateMessage({
  icon,
  heading,
  text,
  detail,
  children,
  hasFailed = false,
  level = 2,
}: StateMessageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes(styles.message, hasFailed && styles.failed)} role={hasFailed ? 'alert' : undefined}>
      <div className={styles.icon} aria-hidden="true">
        {icon}
      </div>
      <Heading>{heading}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
