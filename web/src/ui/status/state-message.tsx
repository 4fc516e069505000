import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './state-message.module.css';

interface StateMessageProps {
  icon: ReactNode;
  /** What happened. */
  heading: string;
  /** What the user can do. */
  text?: ReactNode;
  /** Small print for IT support. */
  detail?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
  hasFailed?: boolean;
  /** 1 where the message is the whole page. */
  level?: 1 | 2;
}

/** Replaces content: nothing found, not allowed, failed. */
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
