/** A part of a text between separators. */
export interface TextPart {
  /** The text of the part. */
  readonly text: string;
  /** The words that are not addresses, without quotes and comments; empty if there are only addresses. */
  readonly words: string;
  readonly addresses: readonly string[];
  /** Whether a comma, not a semicolon or the end of the line, follows. */
  readonly endsWithComma: boolean;
}

/** Maximum number of parts of a line; the rest is ignored. */
const maxParts = 5000;
const address = /^[^\s@<>()[\]"]+@[^\s@<>()[\]"]+$/;
/** Punctuation around a name or an address that is not part of it. A dot at the end is kept, since it may belong to an abbreviation. */
const leadingPunctuation = new Set(` '"‘’\`.,;:<>[](){}*_|/\\-`);
const trailingPunctuation = new Set(` '"‘’\`,;:<>[](){}*_|/\\-`);
/** Names of mail headers in the languages of the interface. They do not refer to a person. */
const header = /^(?:to|cc|bcc|from|à|a|de|cci|para|cco|da|ccn|aan|van|an|von)$/i;

/**
 * Splits a line of addresses at semicolons and commas, except in quoted strings, comments and angle brackets (RFC 5322 section 3.4). The
 * text before a colon is the name of a header or a group and is omitted. A quote or bracket that is not closed is an ordinary character.
 *
 * @param isCell treats the whole line as one part, whatever separators it contains
 */
export function splitAddresses(line: string, { isCell }: { isCell: boolean }): TextPart[] {
  const parts: TextPart[] = [];
  const reader = new PartReader();
  const end = (endsWithComma: boolean) => {
    const part = reader.take(endsWithComma);
    if (part !== undefined && parts.length < maxParts) parts.push(part);
  };
  const closing = new ClosingFinder(line);
  for (let index = 0; index < line.length; index++) {
    const character = line[index]!;
    const close = closing.of(character, index);
    if (close > index) {
      const inner = line.slice(index + 1, close);
      if (character === '<') reader.addBracket(inner);
      else if (character === '"') reader.addQuoted(inner);
      else reader.addComment(inner);
      index = close;
    } else if (character === ';' && !isCell) end(false);
    else if (character === ',' && !isCell) end(true);
    else if (character === ':' && !reader.hasAddress) reader.drop();
    else reader.add(character);
  }
  end(false);
  return parts;
}

const closers: Readonly<Record<string, string>> = { '"': '"', '<': '>', '(': ')' };

/** Finds the closing quotes and brackets. Searches only once for each kind that is never closed, so that a line takes linear time. */
class ClosingFinder {
  readonly #line: string;
  readonly #missing = new Set<string>();

  constructor(line: string) {
    this.#line = line;
  }

  /** Index of the character that closes the one at `index`; -1 if that is no quote or bracket, or is not closed. */
  of(character: string, index: number): number {
    const closer = closers[character];
    if (closer === undefined || this.#missing.has(character)) return -1;
    let close = this.#line.indexOf(closer, index + 1);
    // In a quoted string, a backslash precedes a quote that does not close it.
    while (character === '"' && close > 0 && this.#line[close - 1] === '\\')
      close = this.#line.indexOf(closer, close + 1);
    if (close < 0) this.#missing.add(character);
    return close;
  }
}

/** Collects the text of one part. */
class PartReader {
  #text = '';
  #words = '';
  #addresses: string[] = [];
  #dropped = '';

  get hasAddress(): boolean {
    return this.#addresses.length > 0;
  }

  add(character: string): void {
    this.#text += character;
    this.#words += character;
  }

  addQuoted(inner: string): void {
    const plain = inner.replace(/\\(.)/g, '$1');
    this.#text += `"${inner}"`;
    this.#words += ` ${plain.replaceAll(',', ' ')} `;
  }

  addComment(inner: string): void {
    this.#text += `(${inner})`;
    const plain = inner.trim();
    if (address.test(plain)) this.#addresses.push(plain);
    // `+33 (0)6`: a trunk prefix; `Marie Dupont (AB1234)`: a group ID.
    if (plain === '0') this.#words += '(0)';
    else this.#words += /\d/.test(plain) && !/\s/.test(plain) ? ` ${plain} ` : ' ';
  }

  addBracket(inner: string): void {
    this.#text += `<${inner}>`;
    this.#words += ' ';
    const plain = inner.trim().replace(/^(?:mailto|smtp|tel|sip):/i, '');
    if (address.test(plain)) this.#addresses.push(plain);
    // An internal address of Exchange, `/o=…`, identifies nobody outside of Exchange.
    else if (!plain.startsWith('/')) this.#words += ` ${plain} `;
  }

  /** Omits the part that was read so far, unless nothing follows it. */
  drop(): void {
    this.#dropped = this.#words.trim();
    this.#text = '';
    this.#words = '';
  }

  take(endsWithComma: boolean): TextPart | undefined {
    const words: string[] = [];
    for (const word of this.#words.split(/\s+/)) {
      const plain = word.includes('@') ? trimPunctuation(word) : word;
      if (plain !== '' && address.test(plain)) this.#addresses.push(plain);
      else if (word !== '') words.push(word);
    }
    if (words.length === 0 && this.#addresses.length === 0 && !header.test(this.#dropped)) {
      words.push(this.#dropped);
      this.#text = this.#dropped;
    }
    const part = {
      text: this.#text.replaceAll(/\s+/g, ' ').trim(),
      words: trimPunctuation(words.join(' ')),
      addresses: [...new Set(this.#addresses)],
      endsWithComma,
    };
    this.#text = '';
    this.#words = '';
    this.#addresses = [];
    this.#dropped = '';
    return part.words === '' && part.addresses.length === 0 ? undefined : part;
  }
}

function trimPunctuation(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && leadingPunctuation.has(text[start]!)) start++;
  while (end > start && trailingPunctuation.has(text[end - 1]!)) end--;
  return text.slice(start, end);
}
