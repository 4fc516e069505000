import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../navigation/links.tsx';
import styles from './button.module.css';
import { classes } from './classes.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

interface Look {
  /** `primary` for the main action of a page. */
  look?: ButtonLook | undefined;
  isLarge?: boolean | undefined;
}

function lookOf({ look = 'secondary', isLarge = false }: Look, more: string | undefined): string {
  return classes(styles.button, styles[look], isLarge && styles.large, more);
}

interface Running {
  /** Whether the action of the button is running. It then looks disabled and ignores clicks, but keeps the focus, which a disabled button loses. */
  isRunning?: boolean;
}

/** The attributes of a button whose action is running. As the submit button of a form, it also ignores Enter in a field. */
const running: ComponentProps<'button'> = { 'aria-disabled': true, onClick: (event) => event.preventDefault() };

export function Button({
  look,
  isLarge,
  isRunning = false,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & Running) {
  return <button {...rest} {...(isRunning && running)} type={type} className={lookOf({ look, isLarge }, className)} />;
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({ look, isLarge, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={lookOf({ look, isLarge }, className)} />;
}

/** A button with only an icon. `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  isRunning = false,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Running & { label: string; children: ReactNode }) {
  return (
    <button
      {...rest}
      {...(isRunning && running)}
      type={type}
      aria-label={label}
      title={label}
      className={classes(styles.icon, className)}
    >
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
