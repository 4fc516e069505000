import { compareTexts } from '../columns/text-order.ts';
import { codeRange, isWholeCode, plainCode, rowOfCode } from '../segment/code-dictionary.ts';
import { rowsWithPhone } from '../segment/phone-dictionary.ts';
import { phoneDigits } from '../segment/phone-number.ts';
import type { Segment } from '../segment/segment.ts';
import type { PersonSummary } from '../person.ts';
import { maxTextLength } from './query/query-limits.ts';
import { searchPeople } from './search-people.ts';
import { work } from './cost/cost-model.ts';
import { BudgetSpent, WorkBudget } from './cost/work-budget.ts';

/** Maximum work: a text that needs more is unlikely to be an identifier. */
const workOfIdentifier = 400_000;
/** Maximum number of people with one address. */
const maxPerAddress = 16;
const minPhoneDigits = 5;
// Matches "+33 (0)6-12.34"; not "12a" or "1234".
const phoneText = /^\(?\+?[\d\s().\-/]{4,40}$/;
/** Codes consist of ASCII letters and digits, and other characters would be ignored, so a text with others is not a code. */
const codeText = /^[!-~]+$/;

export interface IdentifiedPeople {
  readonly people: readonly PersonSummary[];
  /** Whether the work budget ran out: there may be a match although none is returned. */
  readonly isTruncated: boolean;
  /** Work units that were spent. */
  readonly work: number;
}

/**
 * People whose login or account name, email address, group ID, mailbox that is a code or phone number equals the text, in name order. Empty
 * if finding them takes too much work.
 */
export function findByIdentifier(segments: readonly Segment[], text: string, maxWork: number): IdentifiedPeople {
  const typed = text.slice(0, maxTextLength).trim();
  const budget = new WorkBudget(Math.min(maxWork, workOfIdentifier));
  const people = peopleOf(segments, typed, budget);
  return { people, isTruncated: budget.isSpent, work: budget.spent };
}

function peopleOf(segments: readonly Segment[], typed: string, budget: WorkBudget): PersonSummary[] {
  try {
    const found = typed.includes('@')
      ? peopleOfAddress(segments, typed.toLowerCase(), budget)
      : segments.flatMap((segment) => peopleOfCode(segment, typed, budget));
    const distinct = new Map(found.map((person) => [person.id, person]));
    return [...distinct.values()].toSorted(compareNames);
  } catch (error) {
    if (error instanceof BudgetSpent) return [];
    throw error;
  }
}

function peopleOfAddress(segments: readonly Segment[], address: string, budget: WorkBudget): PersonSummary[] {
  const query = { text: address, tiers: ['exact'], limit: maxPerAddress, after: 0 } as const;
  const { rows } = searchPeople(segments, query, { after: 0, pageEnd: maxPerAddress, budget });
  return rows
    .map(({ segment, row }) => segment.summary(row))
    .filter(({ email, login }) => email.toLowerCase() === address || login.toLowerCase() === address);
}

function peopleOfCode(segment: Segment, text: string, budget: WorkBudget): PersonSummary[] {
  const { data } = segment;
  const rows: number[] = [];
  const code = codeText.test(text) ? plainCode(text) : '';
  const [first, end] = codeRange(data, code);
  // Exact matches come first.
  for (let index = first; index < end; index++) {
    budget.spend(work.record);
    const entry = data.codes[index]!;
    if (!isWholeCode(data, entry, code)) break;
    rows.push(rowOfCode(entry));
  }
  if (phoneText.test(text) && text.replace(/\D/g, '').length >= minPhoneDigits) {
    rows.push(...rowsWithPhone(data.phones, phoneDigits(text), segment.details, budget).whole);
  }
  budget.spend(rows.length * work.record);
  return rows.filter((row) => !segment.isRemoved(row)).map((row) => segment.summary(row));
}

function compareNames(one: PersonSummary, other: PersonSummary): number {
  return (
    compareTexts(one.lastName, other.lastName) ||
    compareTexts(one.firstName, other.firstName) ||
    compareTexts(one.login, other.login)
  );
}
