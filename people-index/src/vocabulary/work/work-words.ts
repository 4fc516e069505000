import { RecentCache } from '../../columns/recent-cache.ts';
import { functionWords, kindsOfStaff } from '../data/functions.ts';
import { experienceWords, gradesWithoutTeam, gradeWords, leaderEndings, levelWords } from '../data/levels.ts';
import { masculineForm } from '../words/gender-forms.ts';
import { type PatternMatch, WordPatterns } from '../words/word-patterns.ts';

/** The words that companies use for their functions and for levels, in all languages. */
export interface WorkWords {
  /** Patterns of each function, and those of whoever leads it; see data/functions.ts. */
  readonly functions: readonly { readonly code: string; readonly patterns: string; readonly heads: string }[];
  readonly levels: readonly (readonly [level: number, patterns: string])[];
  readonly experience: string;
  /** Ends of compounds that tell a level, and words of experience that mean the same. */
  readonly leaders: readonly (readonly [level: number, endings: string])[];
  readonly grades: readonly string[];
  /** How many of the last grades are those of whoever leads nobody. */
  readonly gradesWithoutTeam: number;
  /** Codes of functions that tell a kind of staff rather than a field: an engineer of anything. */
  readonly kinds: readonly string[];
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
};

/** Lists of words that are remembered, and letters of each: a search reads the same ones again and again. */
const maxRemembered = 2048;
const longestRemembered = 64;
/** Letters of a compound before the one who leads. */
const shortestPart = 3;

/** What words tell of the work beside an occupation. */
export interface WorkReading {
  /** Places of the functions named. */
  readonly functions: readonly number[];
  /** 0 when none is named; 4 is the highest. */
  readonly level: number;
  /** What is said of experience, by its place among the grades, from 1; 0 for nothing. */
  readonly grade: number;
  /** Whether that is the grade of whoever leads nobody. */
  readonly hasNoTeam: boolean;
  /** For each word whether it is of a level or of experience, so that it tells nothing else. */
  readonly isLevel: readonly boolean[];
  /** For each word whether it belongs to a function. */
  readonly isFunction: readonly boolean[];
}

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
  readonly #readings = new RecentCache<WorkReading>(maxRemembered);

  constructor({ functions, levels, experience, leaders, grades, gradesWithoutTeam: without, kinds }: WorkWords) {
    this.#firstWithoutTeam = grades.length - without;
    this.#kinds = new Set(functions.flatMap(({ code }, place) => (kinds.includes(code) ? [place] : [])));
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

  /** Whether a word may begin what names a function or a level. @param word folded */
  mayBegin(word: string): boolean {
    return (
      this.#functions.mayBegin(word) ||
      this.#heads.mayBegin(word) ||
      this.#levels.mayBegin(word) ||
      this.#experience.mayBegin(word)
    );
  }

  /** Whether a word by itself names a function or a level, not by its beginning. @param word folded */
  isWord(word: string): boolean {
    return [this.#functions, this.#heads, this.#levels, this.#experience].some((patterns) => patterns.hasWord(word));
  }

  /** Those of some functions that tell a field of work, not a kind of staff. */
  fieldsOf(functions: readonly number[]): readonly number[] {
    return functions.filter((own) => !this.#kinds.has(own));
  }

  /** @param words folded, in their order */
  read(words: readonly string[]): WorkReading {
    const key = words.join('\n');
    return key.length > longestRemembered ? this.#read(words) : this.#readings.getOrMake(key, () => this.#read(words));
  }

  #read(words: readonly string[]): WorkReading {
    const masculine = words.map(masculineForm);
    const hasOther = masculine.some((word, place) => word !== words[place]);
    const find = (patterns: WordPatterns) =>
      hasOther ? [...patterns.find(words), ...patterns.find(masculine)] : patterns.find(words);
    const isLevel = words.map(() => false);
    const isFunction = words.map(() => false);
    const functions = new Set<number>();
    let level = 0;
    const mark = (marks: boolean[], start: number, end: number) => marks.fill(true, start, end);
    // A chef d'équipe leads a team, not a department.
    for (const { entry, start, end } of widest(find(this.#levels))) {
      level = Math.max(level, this.#levelOf[entry]!);
      mark(isLevel, start, end);
    }
    for (const { start, end } of find(this.#experience)) mark(isLevel, start, end);
    words.forEach((word, place) => {
      if (!isLevel[place]) level = Math.max(level, this.#levelOfCompound(word));
    });
    const [grade] = find(this.#grades);
    for (const { entry, start, end } of widest(find(this.#functions))) {
      functions.add(entry);
      mark(isFunction, start, end);
    }
    for (const { entry, start, end } of find(this.#heads)) {
      functions.add(entry);
      level = Math.max(level, 3);
      mark(isFunction, start, end);
    }
    const hasNoTeam = grade !== undefined && grade.entry >= this.#firstWithoutTeam;
    const own = grade === undefined ? 0 : grade.entry + 1;
    return { functions: [...functions], level, grade: own, hasNoTeam, isLevel, isFunction };
  }

  /** Of `personalleiter`; 0 for other words. */
  #levelOfCompound(word: string): number {
    const isOf = ({ ending }: { readonly ending: string }) =>
      word.length >= ending.length + shortestPart && word.endsWith(ending);
    return this.#leaders.find(isOf)?.level ?? 0;
  }
}

/** Without the matches that lie within a longer one, or are told by fewer letters of the same words: `business developer` names no developer, and `doctorant` no doctor. */
function widest(matches: readonly PatternMatch[]): readonly PatternMatch[] {
  const length = ({ start, end }: PatternMatch) => end - start;
  const isWider = (one: PatternMatch, other: PatternMatch) =>
    length(one) === length(other) ? one.letters > other.letters : length(one) > length(other);
  return matches.filter((one) =>
    matches.every((other) => !isWider(other, one) || other.end <= one.start || other.start >= one.end),
  );
}
