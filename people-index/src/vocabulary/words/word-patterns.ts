import { isLinkingWord } from './stop-words.ts';

/** Where the words of an entry stand in a text: places of words, the second one excluded. */
export interface PatternMatch {
  readonly entry: number;
  readonly start: number;
  readonly end: number;
  /** Letters of the words that the pattern has; more of a word that stood for itself, not for its beginning. */
  readonly letters: number;
}

interface Pattern {
  readonly words: readonly string[];
  readonly entry: number;
}

/** Words behind a `*` are at least so long, so that few begin like them by chance. */
const prefixLength = 3;
/** A word that stands for itself is more than any beginning. */
const wholeWord = 100;

/** Finds lists of words in texts: whole words, beginnings (`tecn*`), and several words in a row (`data_protection`). */
export class WordPatterns {
  readonly #whole = new Map<string, Pattern[]>();
  readonly #begun = new Map<string, Pattern[]>();

  /** @param entries the patterns of each entry, separated by spaces; folded */
  constructor(entries: readonly string[]) {
    for (const [entry, patterns] of entries.entries()) {
      for (const text of patterns.split(/\s+/).filter(Boolean)) {
        const words = text.split('_').filter(Boolean);
        this.#add(words, entry);
        const telling = withoutLinks(words);
        if (telling !== undefined) this.#add(telling, entry);
      }
    }
  }

  #add(words: readonly string[], entry: number): void {
    const [first = ''] = words;
    const isBegun = first.includes('*');
    const map = isBegun ? this.#begun : this.#whole;
    const key = isBegun ? first.slice(0, prefixLength) : first;
    const known = map.get(key) ?? [];
    known.push({ words, entry });
    map.set(key, known);
  }

  /** Whether a match may begin at a word. */
  mayBegin(word: string): boolean {
    const begins = ({ words }: Pattern) => fits(word, words[0]!);
    return this.#whole.has(word) || this.#begun.get(word.slice(0, prefixLength))?.some(begins) === true;
  }

  /** Whether a word is a pattern, all of it. */
  hasWord(word: string): boolean {
    return this.#whole.get(word)?.some(({ words }) => words.length === 1) === true;
  }

  /** All matches, the longest of each start first. */
  find(words: readonly string[]): PatternMatch[] {
    const found: PatternMatch[] = [];
    for (let start = 0; start < words.length; start++) {
      const word = words[start]!;
      const whole = this.#whole.get(word);
      const begun = this.#begun.get(word.slice(0, prefixLength));
      if (whole === undefined && begun === undefined) continue;
      const own = [...(whole ?? []), ...(begun ?? [])];
      const matches = own
        .filter((pattern) => pattern.words.every((part, place) => fits(words[start + place], part)))
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

/** Words without the prepositions and articles between them, which those who search leave out: `négociant énergie`. Undefined where nothing tells any more. */
function withoutLinks(words: readonly string[]): readonly string[] | undefined {
  const telling = words.filter((word, place) => place === 0 || place === words.length - 1 || !isLinkingWord(word));
  const isClear = telling.length > 1 && telling.every(({ length }) => length > 1);
  return telling.length < words.length && isClear ? telling : undefined;
}

function lettersOf(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (word.includes('*') ? word.length - 1 : word.length + wholeWord), 0);
}

/** `tecnic*` fits `tecnico`; does not fit `tecno`. */
function fits(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  const star = part.indexOf('*');
  if (star < 0) return word === part;
  return word.length >= part.length - 1 && word.startsWith(part.slice(0, star)) && word.endsWith(part.slice(star + 1));
}
