import { badRequest } from './scim-error.ts';

/** A JSON string (RFC 8259 section 7) with its quotes. Matches `"a\"b"`, not `"a`. */
const jsonString = /"(?:[^"\\]|\\.)*"/y;
/** An attribute, an operator or a literal. Matches `name.givenName`, not `(a`. */
const word = /[^\s()[\]"]+/y;
const blank = /\s*/y;

/** A tokenizer for filters and paths. */
export class TokenReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#match(blank);
  }

  /** The current position, from 1, for messages. */
  get position(): number {
    return this.#at + 1;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  take(symbol: '(' | ')' | '[' | ']'): boolean {
    if (this.#text[this.#at] !== symbol) return false;
    this.#at++;
    if (symbol !== ']') this.#match(blank);
    return true;
  }

  /** Consumes the next word if it is the expected one, compared case-insensitively. */
  takeWord(expected: string): boolean {
    this.#match(blank);
    const before = this.#at;
    if (this.word()?.toLowerCase() === expected) return true;
    this.#at = before;
    return false;
  }

  word(): string | undefined {
    const found = this.#match(word);
    this.#match(blank);
    return found;
  }

  /** Reads the name after a dot that directly follows a bracket. */
  subAttribute(): string | undefined {
    if (this.#text[this.#at] === '.') {
      this.#at++;
      return this.word() ?? '';
    }
    this.#match(blank);
    return undefined;
  }

  /** Reads a string, a number as text, a boolean or null; undefined if there is none. */
  value(): string | boolean | null | undefined {
    const quoted = this.#match(jsonString);
    const literal = quoted === undefined ? this.word() : quoted;
    this.#match(blank);
    if (literal === undefined) return undefined;
    if (quoted === undefined && !/^(?:true|false|null|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i.test(literal)) return undefined;
    if (quoted === undefined && /\d/.test(literal)) return literal;
    try {
      return JSON.parse(quoted ?? literal.toLowerCase()) as string | boolean | null;
    } catch {
      throw badRequest('invalidFilter', `The value before position ${this.position} is not a JSON string.`);
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found === '' ? undefined : found;
  }
}
