import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './notice.module.css';

const icons = {
  failure: IconAlertCircle,
  warning: IconAlertTriangle,
  done: IconCircleCheck,
  note: IconInfoCircle,
};

interface NoticeProps {
  /** Screen readers announce `failure` and `warning` immediately and `done` at the next pause; `note` is not announced. */
  kind: keyof typeof icons;
  children: ReactNode;
  /** Not announced, for a state that already exists when the page opens. */
  isQuiet?: boolean;
  /** Buttons. */
  actions?: ReactNode;
}

/** A short message in the page. */
export function Notice({ kind, children, isQuiet = false, actions }: NoticeProps) {
  const Icon = icons[kind];
  const role = isQuiet || kind === 'note' ? undefined : kind === 'done' ? 'status' : 'alert';
  return (
    <div className={classes(styles.notice, styles[kind])} role={role}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
