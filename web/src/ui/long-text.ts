import styles from './long-text.module.css';

/** Number of characters from which on a text is long: more than four lines on a card. */
const minLength = 120;

const isLong = (text: string) => text.length >= minLength;

/**
 * The class of a text that a card shows in full only if it is short: a long one is cut after four lines. Screen readers read all of it.
 * Only long texts have the class, because clipping every text would make scrolling slower.
 */
export function clampLong(text: string): string | undefined {
  return isLong(text) ? styles.long : undefined;
}

/** The tooltip of a card: the complete texts of those that are cut. */
export function longTexts(...texts: readonly string[]): string | undefined {
  return texts.filter(isLong).join('\n\n') || undefined;
}
