/*
 * The whole cost model: the units in which work is counted, and the estimates by which plan-pass.ts and the collectors choose between ways
 * to find the same rows. A choice never changes a result, only the time it takes. The ratios were measured with 200 000 and 1 000 000
 * people.
 */

/** Cost of each kind of step, in work units. One unit is a visit to one posting, some 5 to 10 ns. */
export const work = {
  /** Starting a pass of one interpretation over one segment, including clearing its sets afterwards. */
  pass: 2000,
  /** Checking whether a row may match all terms in its names, codes and attributes. */
  check: 15,
  /** Scoring a row, per term. */
  comparison: 32,
  /** Testing a row against one filter. */
  filter: 2,
  /** Finding the rows of one first name among those of a last name, or the other way round. */
  lookup: 8,
  /** Adding a matching row to the results. */
  keep: 16,
  /** Reading the stored texts of a person. */
  record: 200,
  /** Comparing two words phonetically; most comparisons end early. */
  phoneticComparison: 10,
  /** Looking up a rare word in the term dictionary. */
  rareWord: 60,
  /** Reading a word of the term dictionary and looking it up in a table. */
  word: 20,
  /** Preparing a term: finding its range in the dictionary, and the codes and phone numbers that start with it. */
  term: 200,
  /** Counting the rows of a name. */
  count: 2,
} as const;

/** Thresholds up to which rows or lists are processed one by one because a more elaborate strategy would not be faster. */
export const few = {
  /** Rows that pass a filter: each is scored. */
  filtered: 64,
  /** Rows of the only term: each is scored. */
  ofOneTerm: 64,
  /** Rows of the rarest of several terms: each is scored. */
  ofSeveralTerms: 512,
  /** Rows that may match an attribute, or pass a filter in addition to terms: each is scored. */
  candidates: 2048,
  /** Rows that pass a filter: their words form a dictionary of their own, which is then searched for typos. */
  withOwnDictionary: 128,
  /** Codes that start with a term: their rows are stored in a sorted list. */
  codes: 4096,
  /** Rows whose codes are checked one by one before a set of all rows with matching codes is built. */
  codeChecks: 512,
  /** Rows checked one by one for a term outside first and last name before a set of all such rows is built. */
  extraChecks: 16,
  /** Rows of a filter that are counted exactly although only a page of them is returned. */
  counted: 65_536,
  /** Rows that match the rarest of the other words, whose names are searched for one that resembles the missing word. */
  resembling: 1024,
  /** Lists that are merged by comparing the head of each. */
  merged: 96,
} as const;

/** Cost ratios between alternatives. */
export const ratio = {
  /** Scanning a row, relative to visiting it in the postings of a term. */
  scan: 4,
  /** Matches are not evenly distributed: a scan may take this multiple of its expected length. */
  scanMargin: 4,
  /** Binary search for one name in a list, relative to visiting one of its rows. */
  search: 12,
  /** Looking for a term outside the names of a row, relative to checking the names. */
  elsewhere: 4,
  /** Reading the words of a row, relative to adding a row to a set and looking one up there. */
  setOfRows: 4,
  /** Gathering candidates by every term, relative to gathering by one term with as many rows. */
  gatherByAll: 4,
  /** Finding the rows of a name, relative to comparing a row. */
  findName: 8,
} as const;

/** The goal of a scan: `maxRows` of the `matches` rows that are distributed over the `rows` of a segment. */
interface Scan {
  readonly maxRows: number;
  readonly rows: number;
  readonly matches: number;
}

/** Expected number of rows to scan until enough matches are found. */
function expectedLength({ maxRows, rows, matches }: Scan): number {
  return (maxRows * rows) / matches;
}

/** Maximum number of rows to scan before falling back to another strategy. */
export function longestScan(scan: Scan): number {
  return Math.min(scan.rows, Math.ceil(expectedLength(scan) * ratio.scanMargin));
}

/**
 * Whether scanning finds enough matches sooner than visiting `others` rows.
 *
 * @param near number of rows near the viewer. They are scanned first, which is wasted unless there are enough matches among them; 0 when no
 * row is near
 */
export function isWorthScanning(scan: Scan, near: number, others: number): boolean {
  const isEnoughNear = (scan.matches * near) / scan.rows > scan.maxRows;
  return (expectedLength(scan) + (isEnoughNear ? 0 : near)) * ratio.scan < others;
}
