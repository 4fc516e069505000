// The regular expression `\d+$` would take quadratic time on a text of many digits that ends in a letter.

/** `marie2` gives `marie`. */
export function withoutFinalDigits(text: string): string {
  let end = text.length;
  while (end > 0 && isDigit(text.charCodeAt(end - 1))) end--;
  return text.slice(0, end);
}

/** `2marie3` gives `marie`. */
export function withoutOuterDigits(text: string): string {
  return withoutFinalDigits(text.replace(/^\d+/, ''));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
