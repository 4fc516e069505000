import { isLinkingWord } from './stop-words.ts';

/** A match of an entry's pattern in a text: word positions from `start` to `end`, exclusive. */
export interface PatternMatch {
  readonly entry: number;
  readonly start: number;
  readonly end: number;
  /** Number of letters that the pattern specifies, plus `wholeWord` for each word without `*`. */
  readonly letters: number;
}

interface Pattern {
  readonly words: readonly string[];
  readonly entry: number;
}

/** Number of letters by which patterns with `*` are indexed; they have at least that many in front of it. */
const prefixLength = 3;
/** Bonus that makes a whole word outweigh any prefix. */
const wholeWord = 100;

/** Finds patterns in texts: whole words, prefixes (`tecn*`), and consecutive words (`data_protection`). */
export class WordPatterns {
  readonly #whole = new Map<string, Pattern[]>();
  readonly #prefixed = new Map<string, Pattern[]>();

  /** @param entries patterns separated by spaces, for each entry; folded */
  constructor(entries: readonly string[]) {
    for (const [entry, patterns] of entries.entries()) {
      for (const text of patterns.split(/\s+/).filter(Boolean)) {
        const words = text.split('_').filter(Boolean);
        this.#add(words, entry);
        const content = withoutLinkingWords(words);
        if (content !== undefined) this.#add(content, entry);
      }
    }
  }

  #add(words: readonly string[], entry: number): void {
    const [first = ''] = words;
    const isBegun = first.includes('*');
    const map = isBegun ? this.#prefixed : this.#whole;
    const key = isBegun ? first.slice(0, prefixLength) : first;
    const known = map.get(key) ?? [];
    known.push({ words, entry });
    map.set(key, known);
  }

  /** Whether a match may begin at a word. */
  mayBegin(word: string): boolean {
    const begins = ({ words }: Pattern) => matchesPattern(word, words[0]!);
    return this.#whole.has(word) || this.#prefixed.get(word.slice(0, prefixLength))?.some(begins) === true;
  }

  /** Whether a word is a complete pattern, without `*`. */
  hasWord(word: string): boolean {
    return this.#whole.get(word)?.some(({ words }) => words.length === 1) === true;
  }

  /** All matches by start, the longest first. */
  find(words: readonly string[]): PatternMatch[] {
    const found: PatternMatch[] = [];
    for (let start = 0; start < words.length; start++) {
      const word = words[start]!;
      const whole = this.#whole.get(word);
      const prefixed = this.#prefixed.get(word.slice(0, prefixLength));
      if (whole === undefined && prefixed === undefined) continue;
      const candidates = [...(whole ?? []), ...(prefixed ?? [])];
      const matches = candidates
        .filter((pattern) => pattern.words.every((part, index) => matchesPattern(words[start + index], part)))
        .map((pattern) => ({
          entry: pattern.entry,
          start,
          end: start + pattern.words.length,
          letters: lettersOf(pattern.words),
        }));
      found.push(...matches.toSorted((one, other) => other.end - one.end || other.letters - one.letters));
    }
    return found;
  }
}

/**
 * The pattern without the linking words inside it, which users omit: `négociant énergie`. Undefined if there are none,
 * or too little remains.
 */
function withoutLinkingWords(words: readonly string[]): readonly string[] | undefined {
  const content = words.filter((word, index) => index === 0 || index === words.length - 1 || !isLinkingWord(word));
  const isClear = content.length > 1 && content.every(({ length }) => length > 1);
  return content.length < words.length && isClear ? content : undefined;
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (word.includes('*') ? word.length - 1 : word.length + wholeWord), 0);
}

/** `tecnic*` fits `tecnico`; does not fit `tecno`. */
function matchesPattern(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  const star = part.indexOf('*');
  if (star < 0) return word === part;
  return word.length >= part.length - 1 && word.startsWith(part.slice(0, star)) && word.endsWith(part.slice(star + 1));
}
