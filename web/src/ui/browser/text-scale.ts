let scale: number | undefined;

/**
 * The text size chosen in the browser, relative to its default of 16 px. Style sheets follow it with `rem`; lengths that scripts compute in CSS
 * pixels have to be multiplied by it. Read once, since reading it may force the browser to compute styles.
 */
export function textScale(): number {
  scale ??= (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
  return scale;
}
