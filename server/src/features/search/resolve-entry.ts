import type { EntryState, PersonEntry } from '@directory/contract';
import type { Hit, PeopleIndex, PersonSummary, Workplace } from '@directory/people-index';

/** Work budget of one lookup, in units of the people index: half of that of a search, so that it never blocks the event loop for long. */
const maxLookupWork = 800_000;
/** Number of hits that are requested for an entry: one more than `maxChoices`, to know whether there are more. */
const maxHits = 6;

/** The people whom an entry may refer to, best match first. Those whom a search found have a reason. */
export interface ResolvedEntry {
  readonly state: EntryState;
  readonly people: readonly (Hit | PersonSummary)[];
  /** Whether more people match. */
  readonly hasMore: boolean;
}

export interface Lookups extends Pick<PeopleIndex, 'searchWithin' | 'findByIdentifier' | 'hasWholeName'> {
  /** The person with an employee number, a group ID or a login; undefined if nobody or several people have it. */
  readonly numbered: (text: string) => PersonSummary | undefined;
  /** The only person who is shown with an e-mail address. */
  readonly shownWith: (address: string) => PersonSummary | undefined;
}

/** The remaining work budget of a request. */
interface WorkLeft {
  left: number;
}

interface Dependencies {
  readonly lookups: Lookups;
  readonly near: Workplace | undefined;
  readonly work: WorkLeft;
  /** Called before each lookup. */
  readonly pause: () => Promise<void>;
}

export const unsearched: ResolvedEntry = { state: 'unsearched', people: [], hasMore: false };

/**
 * Finds the person whom an entry refers to. The result is certain for the only person with a complete identifier and, if no identifier is
 * given, for the only person with exactly this name. Otherwise people are offered as choices: several people with the same name, partial or
 * differently spelled matches, people with the name if the identifier is unknown, and the people of contradictory identifiers.
 */
export async function resolveEntry(entry: PersonEntry, dependencies: Dependencies): Promise<ResolvedEntry> {
  const { lookups, work, pause } = dependencies;
  const { identifiers, names } = entry;
  if (identifiers.length === 0 && names.length === 0) return { state: 'unknown', people: [], hasMore: false };
  if (work.left <= 0) return unsearched;
  const identified = await identifiedBy(identifiers, dependencies);
  if (identified.people.length > 0) {
    return offered(identified.people, identified.people.length === 1 && !identified.isTruncated);
  }

  let likely: ResolvedEntry | undefined;
  let isIncomplete = identified.isTruncated;
  for (const text of names.length > 0 ? names : identifiers.slice(0, 1)) {
    await pause();
    const near = dependencies.near === undefined ? {} : { near: dependencies.near };
    const query = { text, limit: maxHits, after: 0, ...near };
    const { hits, total, isTotalExact, isTruncated, work: spent } = lookups.searchWithin(query, allowanceOf(work));
    work.left -= spent;
    isIncomplete ||= isTruncated;
    const exact = hits.filter(({ tier }) => tier === 'exact');
    const withWholeName = hits.filter(({ id }) => lookups.hasWholeName(id, text));
    const named = withWholeName.filter(({ tier }) => tier === withWholeName[0]?.tier);
    const isSure = identifiers.length === 0 && !isTruncated;
    // The text may also be a login without digits, which looks like a name.
    const { people: account } = await identifiedBy(identifiers.length === 0 ? [text] : [], dependencies);
    if (account.length > 0) {
      const others = exact.filter(({ id }) => account.every((person) => person.id !== id));
      return offered([...account, ...others], isSure && account.length === 1 && others.length === 0);
    }
    if (named.length > 0) return offered(named, isSure && named.length === 1 && includesEveryMatch(named, hits));
    if (hits.length > 0) likely ??= { state: 'choice', people: hits, hasMore: total > hits.length || !isTotalExact };
  }
  if (likely !== undefined) return likely;
  return isIncomplete ? unsearched : { state: 'unknown', people: [], hasMore: false };
}

/**
 * Whether the hits include everyone with the name. Among exact matches, whole names come first; in other tiers, more people with the name
 * may follow after the requested hits.
 */
function includesEveryMatch([bearer]: readonly Hit[], hits: readonly Hit[]): boolean {
  return bearer?.tier === 'exact' || hits.length < maxHits || hits.at(-1)?.tier !== bearer?.tier;
}

function offered(people: ResolvedEntry['people'], isSure: boolean): ResolvedEntry {
  return { state: isSure ? 'found' : 'choice', people, hasMore: false };
}

/** The distinct people who have one of these identifiers. */
async function identifiedBy(
  texts: readonly string[],
  { lookups, work, pause }: Dependencies,
): Promise<{ people: readonly PersonSummary[]; isTruncated: boolean }> {
  const found = new Map<number, PersonSummary>();
  let isIncomplete = false;
  for (const text of texts) {
    // Several words without a digit are a name, not an identifier.
    if (/\s/.test(text) && !/\d/.test(text)) continue;
    await pause();
    const { people, isTruncated, work: spent } = lookups.findByIdentifier(text, allowanceOf(work));
    work.left -= spent;
    isIncomplete ||= isTruncated;
    for (const person of people) found.set(person.id, person);
    const isNumber = /\d/.test(text) && !/[@=\s]/.test(text);
    // The search does not find every address: not one without Latin letters before the @, for example.
    const named = isNumber ? lookups.numbered(text) : lookups.shownWith(text);
    if (named !== undefined) found.set(named.id, named);
  }
  return { people: [...found.values()], isTruncated: isIncomplete };
}

function allowanceOf({ left }: WorkLeft): number {
  return Math.max(0, Math.min(left, maxLookupWork));
}
