/*
 * The cost model, all of it: the units in which work is counted, and the estimates by which plan-pass.ts and the collectors choose between ways to find the same rows. A
 * choice never changes an answer, only the time that it takes. Ratios were measured with 200 000 and 1 000 000 people.
 */

/** Units of the steps that take longer than a visit to one posting, which is one unit: some 5 to 10 ns. */
export const work = {
  /** To start a pass of one interpretation over one segment, whose sets have to be emptied again. */
  pass: 2000,
  /** To see whether a row may hold all terms, in its names, codes and attributes. */
  check: 15,
  /** To score a row, for each term. */
  comparison: 32,
  /** To test whether a row passes one filter. */
  filter: 2,
  /** To find the rows of one first name among those of a last name, or the other way round. */
  lookup: 8,
  /** To keep a row that answers. */
  keep: 16,
  /** To read the texts of a person. */
  record: 200,
  /** To compare how two words sound; most are dropped soon. */
  phoneticComparison: 10,
  /** To find a word in the dictionary that hardly anybody bears. */
  find: 60,
  /** To read a term: its place in the dictionary, the codes and numbers that begin with it. */
  word: 200,
  /** To count the rows of a name. */
  count: 2,
} as const;

/** Up to these numbers of rows, each is scored, without a look at what else could be done. */
export const few = {
  /** Rows that pass a filter. */
  filtered: 64,
  /** Rows of the only term. */
  ofOneTerm: 64,
  /** Rows of the rarest of several terms. */
  ofSeveralTerms: 512,
  /** Rows that may match an attribute, or pass a filter beside terms. */
  candidates: 2048,
  /** Rows whose words are gathered into a dictionary of their own, in which typos are looked for. */
  withOwnDictionary: 128,
  /** Codes that begin with a term, whose rows are kept in order. */
  codes: 4096,
  /** Rows that are asked for their codes one by one. */
  askedForCodes: 512,
  /** Rows that are asked one by one whether they hold a term elsewhere than in their names. */
  askedElsewhere: 16,
  /** Rows of a filter that are counted one by one, though few are shown. */
  counted: 65_536,
  /** Rows with one of two words, in whose other names one that resembles the other word is looked for. */
  resembling: 1024,
  /** Lists that are merged by looking at the head of each. */
  merged: 96,
} as const;

/** So many times as much work is one way than the other. */
export const ratio = {
  /** To scan a row, against meeting it among the rows of a term. */
  scan: 4,
  /** Answers do not lie evenly: a scan goes on to so many times the length expected. */
  scanMargin: 4,
  /** To search a list for one name, against going over one of its rows. */
  search: 12,
  /** To look for a term elsewhere than in the names of a row, against seeing whether the names hold it. */
  elsewhere: 4,
  /** To read the words of a row, against adding one to a set of rows and looking for one there. */
  setOfRows: 4,
  /** To gather by every term, against by one that has as many rows. */
  gatherByAll: 4,
  /** To find the rows of a name, against comparing a row. */
  findName: 8,
} as const;

/** What a scan is for: `enough` of the `answers` that lie all over the `rows` of a segment. */
interface Scan {
  readonly enough: number;
  readonly rows: number;
  readonly answers: number;
}

/** How many rows are scanned, on average, until there is enough. */
function expectedLength({ enough, rows, answers }: Scan): number {
  return (enough * rows) / answers;
}

/** How many rows a scan may take before another way is tried. */
export function longestScan(scan: Scan): number {
  return Math.min(scan.rows, Math.ceil(expectedLength(scan) * ratio.scanMargin));
}

/**
 * Whether a scan comes upon enough answers sooner than so many others are gone through.
 *
 * @param near number of rows near the viewer, which are scanned first: needlessly, unless there are enough answers among them; 0 when no row is near
 */
export function isWorthScanning(scan: Scan, near: number, others: number): boolean {
  const isEnoughNear = (scan.answers * near) / scan.rows > scan.enough;
  return (expectedLength(scan) + (isEnoughNear ? 0 : near)) * ratio.scan < others;
}
