import { compareTexts } from '../columns/text-order.ts';
import { codeRange, isWholeCode, plainCode, rowOfCode } from '../segment/code-dictionary.ts';
import { rowsWithPhone } from '../segment/phone-dictionary.ts';
import { phoneDigits } from '../segment/phone-number.ts';
import type { Segment } from '../segment/segment.ts';
import type { PersonSummary } from '../types/person.ts';
import { longestText } from './query/query-limits.ts';
import { searchPeople } from './search-people.ts';
import { work } from './work/cost-model.ts';
import { BudgetSpent, WorkBudget } from './work/work-budget.ts';

/** Where more people have to be looked at, it is hardly an identifier. */
const workOfIdentifier = 400_000;
/** People of one address. */
const maxOfAddress = 16;
const fewestPhoneDigits = 5;
// Matches "+33 (0)6-12.34"; not "12a" or "1234".
const phoneText = /^\(?\+?[\d\s().\-/]{4,40}$/;
/** Codes consist of ASCII letters and digits: what else is in the text would be ignored. */
const codeText = /^[!-~]+$/;

export interface IdentifiedPeople {
  readonly people: readonly PersonSummary[];
  /** Whether the work ran out: there may be somebody, although nobody was found. */
  readonly isTruncated: boolean;
  /** Units that were spent. */
  readonly work: number;
}

/**
 * People of whom the text is a whole login or account name, e-mail address, group ID, mail box with digits, or phone number, in the order of their
 * names. Nobody where finding them takes too much work.
 */
export function findByIdentifier(segments: readonly Segment[], text: string, maxWork: number): IdentifiedPeople {
  const asked = text.slice(0, longestText).trim();
  const budget = new WorkBudget(Math.min(maxWork, workOfIdentifier));
  const people = peopleOf(segments, asked, budget);
  return { people, isTruncated: budget.isSpent, work: budget.spent };
}

function peopleOf(segments: readonly Segment[], asked: string, budget: WorkBudget): PersonSummary[] {
  try {
    const found = asked.includes('@')
      ? peopleOfAddress(segments, asked.toLowerCase(), budget)
      : segments.flatMap((segment) => peopleOfCode(segment, asked, budget));
    const distinct = new Map(found.map((person) => [person.id, person]));
    return [...distinct.values()].toSorted(compareNames);
  } catch (error) {
    if (error instanceof BudgetSpent) return [];
    throw error;
  }
}

function peopleOfAddress(segments: readonly Segment[], address: string, budget: WorkBudget): PersonSummary[] {
  const query = { text: address, tiers: ['exact'], limit: maxOfAddress, after: 0 } as const;
  const { rows } = searchPeople(segments, query, { after: 0, enough: maxOfAddress, budget });
  return rows
    .map(({ segment, row }) => segment.summary(row))
    .filter(({ email, login }) => email.toLowerCase() === address || login.toLowerCase() === address);
}

function peopleOfCode(segment: Segment, text: string, budget: WorkBudget): PersonSummary[] {
  const { data } = segment;
  const rows: number[] = [];
  const code = codeText.test(text) ? plainCode(text) : '';
  const [first, end] = codeRange(data, code);
  // The whole ones come first.
  for (let place = first; place < end; place++) {
    budget.spend(work.record);
    const entry = data.codes[place]!;
    if (!isWholeCode(data, entry, code)) break;
    rows.push(rowOfCode(entry));
  }
  if (phoneText.test(text) && text.replace(/\D/g, '').length >= fewestPhoneDigits) {
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
