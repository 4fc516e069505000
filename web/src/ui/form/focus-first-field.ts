/** Moves the focus from a button, which is about to be disabled or removed, to the first field of its form. */
export function focusFirstField(button: HTMLButtonElement): void {
  button.form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
