// Character codes, which are compared several times as fast as characters.
const quote = 0x22;
const comma = 0x2c;
const openingBracket = 0x5b;
const backslash = 0x5c;
const closingBracket = 0x5d;
const openingBrace = 0x7b;
const closingBrace = 0x7d;

/** Bounds of a JSON text. */
export interface JsonBounds {
  /** Nesting depth of arrays and objects. */
  readonly depth: number;
  /** Number of values on all levels. */
  readonly values: number;
}

/**
 * Which bound a JSON text exceeds, if any. It is checked before parsing, by counting brackets and commas outside strings: a few megabytes can
 * have millions of levels or values, with which the parser and each later step would block other requests. For text that is not JSON the
 * counts are meaningless, but parsing fails anyway.
 */
export function jsonExcess(text: string, bounds: JsonBounds): keyof JsonBounds | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case openingBracket:
      case openingBrace:
        values++;
        if (++depth > bounds.depth) return 'depth';
        break;
      case closingBracket:
      case closingBrace:
        depth--;
        break;
      case comma:
        values++;
    }
    if (values > bounds.values) return 'values';
  }
  return undefined;
}

/** The position of the closing quote, or the length of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === backslash) backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
