import { RecentCache } from '../../columns/recent-cache.ts';
import { functionWords, kindsOfStaff, partsOfFunctions } from '../data/functions.ts';
import { experienceWords, gradesWithoutTeam, gradeWords, leaderEndings, levelWords } from '../data/levels.ts';
import { masculineForm } from '../words/gender-forms.ts';
import { type PatternMatch, WordPatterns } from '../words/word-patterns.ts';

/** The words that companies use for functions and levels, in all languages. */
export interface WorkWords {
  /** Patterns of each function, and patterns of the people who lead it; see data/functions.ts. */
  readonly functions: readonly { readonly code: string; readonly patterns: string; readonly heads: string }[];
  readonly levels: readonly (readonly [level: number, patterns: string])[];
  /** Patterns of other words for experience. */
  readonly experience: string;
  /** Endings of compounds that indicate a level. */
  readonly leaders: readonly (readonly [level: number, endings: string])[];
  /** Patterns of each grade: words for the same degree of experience, such as senior or trainee. */
  readonly grades: readonly string[];
  /** Number of grades, at the end of `grades`, of people who lead nobody. */
  readonly gradesWithoutTeam: number;
  /** Codes of functions that are a kind of staff rather than a field: engineers of any kind. */
  readonly kinds: readonly string[];
  /** Codes of functions by the code of the wider function that they are parts of. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

export const companyWords: WorkWords = {
  functions: functionWords
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', rest = ''] = line.split(':');
      const [patterns = '', heads = ''] = rest.split('head=');
      return { code, patterns, heads };
    }),
  levels: levelWords,
  experience: experienceWords,
  leaders: leaderEndings,
  grades: gradeWords,
  gradesWithoutTeam,
  kinds: kindsOfStaff,
  parts: partsOfFunctions,
};

/** Maximum number of word lists that are cached, and maximum length of one: a search reads the same lists repeatedly. */
const maxCached = 2048;
const maxKeyLength = 64;
/** Minimum number of letters in front of an ending that indicates a leader. */
const shortestPart = 3;

/** The functions, level and grade that words name. */
export interface WorkReading {
  /** Indexes of the functions. */
  readonly functions: readonly number[];
  /** 1 to 4 for the highest; 0 for none. */
  readonly level: number;
  /** Index of the grade plus 1; 0 for none. */
  readonly grade: number;
  /** Whether people of the grade lead nobody. */
  readonly leadsNobody: boolean;
  /** For each word, whether it only describes a level or experience. */
  readonly isLevel: readonly boolean[];
  /** For each word, whether it belongs to a function. */
  readonly isFunction: readonly boolean[];
}

/** Finds words for functions, levels and grades in texts. */
export class WorkWordReader {
  readonly #functions: WordPatterns;
  readonly #heads: WordPatterns;
  readonly #levels: WordPatterns;
  readonly #levelOf: readonly number[];
  readonly #experience: WordPatterns;
  readonly #grades: WordPatterns;
  readonly #firstWithoutTeam: number;
  /** The longest first. */
  readonly #leaders: readonly { readonly ending: string; readonly level: number }[];
  readonly #kinds: ReadonlySet<number>;
  /** By wider function. */
  readonly #parts: ReadonlyMap<number, ReadonlySet<number>>;
  readonly #readings = new RecentCache<WorkReading>(maxCached);

  constructor(company: WorkWords) {
    const { functions, levels, experience, leaders, grades, gradesWithoutTeam: without, kinds, parts } = company;
    const numbersOf = (codes: readonly string[]) =>
      new Set(functions.flatMap(({ code }, index) => (codes.includes(code) ? [index] : [])));
    this.#firstWithoutTeam = grades.length - without;
    this.#kinds = numbersOf(kinds);
    this.#parts = new Map(functions.map(({ code }, index) => [index, numbersOf(parts[code] ?? [])]));
    this.#functions = new WordPatterns(functions.map(({ patterns }) => patterns));
    this.#heads = new WordPatterns(functions.map(({ heads }) => heads));
    this.#levels = new WordPatterns(levels.map(([, patterns]) => patterns));
    this.#levelOf = levels.map(([level]) => level);
    this.#experience = new WordPatterns([experience, ...grades]);
    this.#grades = new WordPatterns(grades);
    this.#leaders = leaders
      .flatMap(([level, endings]) => endings.split(' ').map((ending) => ({ ending, level })))
      .toSorted((one, other) => other.ending.length - one.ending.length);
  }

  /** Whether a pattern of a function or a level may begin with a word. @param word folded */
  mayBegin(word: string): boolean {
    return (
      this.#functions.mayBegin(word) ||
      this.#heads.mayBegin(word) ||
      this.#levels.mayBegin(word) ||
      this.#experience.mayBegin(word)
    );
  }

  /** Whether a word by itself names a function or a level. @param word folded */
  isNamedBy(word: string): boolean {
    const { isFunction, isLevel } = this.read([word]);
    return isFunction[0] === true || isLevel[0] === true;
  }

  /** Whether a word by itself is a complete pattern, without `*`, of a function or a level. @param word folded */
  isWord(word: string): boolean {
    return [this.#functions, this.#heads, this.#levels, this.#experience].some((patterns) => patterns.hasWord(word));
  }

  /** The functions that are a field of work rather than a kind of staff. */
  fieldsOf(functions: readonly number[]): readonly number[] {
    return functions.filter((one) => !this.#kinds.has(one));
  }

  /** Without the functions of which another one is a part. */
  withoutWider(functions: readonly number[]): readonly number[] {
    return functions.filter((one) => this.#parts.get(one)?.isDisjointFrom(new Set(functions)) !== false);
  }

  /** @param words folded, in their order */
  read(words: readonly string[]): WorkReading {
    const key = words.join('\n');
    return key.length > maxKeyLength ? this.#read(words) : this.#readings.getOrMake(key, () => this.#read(words));
  }

  #read(words: readonly string[]): WorkReading {
    const masculine = words.map(masculineForm);
    const hasOther = masculine.some((word, index) => word !== words[index]);
    const find = (patterns: WordPatterns) =>
      hasOther ? [...patterns.find(words), ...patterns.find(masculine)] : patterns.find(words);
    const isLevel = words.map(() => false);
    const isFunction = words.map(() => false);
    const functions = new Set<number>();
    let level = 0;
    const mark = (marks: boolean[], start: number, end: number) => marks.fill(true, start, end);
    // Only the widest matches count: a chef d'équipe leads a team, not a department.
    for (const { entry, start, end } of widestMatches(find(this.#levels))) {
      level = Math.max(level, this.#levelOf[entry]!);
      mark(isLevel, start, end);
    }
    for (const { start, end } of find(this.#experience)) mark(isLevel, start, end);
    words.forEach((word, index) => {
      if (!isLevel[index]) level = Math.max(level, this.#levelOfCompound(word));
    });
    const [grade] = find(this.#grades);
    for (const { entry, start, end } of widestMatches(find(this.#functions))) {
      functions.add(entry);
      mark(isFunction, start, end);
    }
    for (const { entry, start, end } of find(this.#heads)) {
      functions.add(entry);
      level = Math.max(level, 3);
      mark(isFunction, start, end);
    }
    const leadsNobody = grade !== undefined && grade.entry >= this.#firstWithoutTeam;
    const gradeNumber = grade === undefined ? 0 : grade.entry + 1;
    return { functions: [...functions], level, grade: gradeNumber, leadsNobody, isLevel, isFunction };
  }

  /** Whether a word is a compound whose ending names a level: `personalleiter`. @param word folded */
  isLeaderOf(word: string): boolean {
    return this.#levelOfCompound(word) > 0;
  }

  /** The level of a compound such as `personalleiter`; 0 for other words. */
  #levelOfCompound(word: string): number {
    const isOf = ({ ending }: { readonly ending: string }) =>
      word.endsWith(ending) && (word.length === ending.length || word.length >= ending.length + shortestPart);
    return this.#leaders.find(isOf)?.level ?? 0;
  }
}

/**
 * Drops matches that overlap a longer one, or one of the same length by more letters: `business developer` is not a
 * developer, and `doctorant` not a doctor.
 */
function widestMatches(matches: readonly PatternMatch[]): readonly PatternMatch[] {
  const length = ({ start, end }: PatternMatch) => end - start;
  const isWider = (one: PatternMatch, other: PatternMatch) =>
    length(one) === length(other) ? one.letters > other.letters : length(one) > length(other);
  return matches.filter((one) =>
    matches.every((other) => !isWider(other, one) || other.end <= one.start || other.start >= one.end),
  );
}
