import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../navigation/links.tsx';
import styles from './button.module.css';
import { classes } from './classes.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

interface Look {
  /** `primary` for the main action of a page. */
  look?: ButtonLook;
  isLarge?: boolean;
}

function lookOf({ look = 'secondary', isLarge = false }: Look, more?: string): string {
  return classes(styles.button, styles[look], isLarge && styles.large, more);
}

export function Button({ look, isLarge, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={lookOf({ look, isLarge } as Look, className)} />;
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({ look, isLarge, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={lookOf({ look, isLarge } as Look, className)} />;
}

/** A button with only an icon. `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string; children: ReactNode }) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={classes(styles.icon, className)}>
      {children}
    </button>
  );
}

/** A link with only an icon. `label` is its accessible name and tooltip. */
export function IconLink({ label, className, children, ...rest }: LinkProps & { label: string }) {
  return (
    <Link {...rest} aria-label={label} title={label} className={classes(styles.icon, className)}>
      {children}
    </Link>
  );
}
