import { feedTargets } from '@directory/contract';
import type { FeedTarget } from '@directory/contract';
import type { AttributeMap } from './attribute-map.ts';
import { columnSynonyms, headingSpelling } from './column-synonyms.ts';

/** The targets of each spelling, with its rank among the spellings of that target: the field name first, then the synonyms in order. */
const ranks: ReadonlyMap<string, readonly { readonly target: FeedTarget; readonly rank: number }[]> = readRanks();

function readRanks() {
  const found = new Map<string, { target: FeedTarget; rank: number }[]>();
  for (const target of feedTargets) {
    const names = [target, target.replace(/^C_/, ''), ...(columnSynonyms[target]?.split('|') ?? [])];
    for (const [rank, spelling] of [...new Set(names.map(headingSpelling))].entries()) {
      found.set(spelling, [...(found.get(spelling) ?? []), { target, rank }]);
    }
  }
  return found;
}

/**
 * Proposes a map from the headings of a file in any of the known languages and systems. The administrator must confirm it. Each column is
 * proposed for at most one field. If there is no column for logins, the email address is also proposed as the login.
 */
export function proposeMap(headings: readonly string[]): AttributeMap {
  const matches = headings
    .flatMap((heading) => (ranks.get(headingSpelling(heading)) ?? []).map((match) => ({ ...match, heading })))
    .toSorted((one, other) => one.rank - other.rank);
  const found = new Map<FeedTarget, string>();
  const used = new Set<string>();
  for (const { target, heading } of matches) {
    if (found.has(target) || used.has(heading)) continue;
    found.set(target, heading);
    used.add(heading);
  }
  const email = found.get('email');
  if (!found.has('login') && email !== undefined) found.set('login', email);
  return Object.fromEntries(
    feedTargets.flatMap((target) => {
      const heading = found.get(target);
      return heading === undefined ? [] : [[target, [heading]]];
    }),
  );
}

/** Lists the columns that look like fields; empty if there are none. */
export function describeProposal(map: AttributeMap): string {
  const pairs = Object.entries(map).map(([target, [heading = '']]) => `${heading.slice(0, 40)} → ${target}`);
  return `${pairs.slice(0, 8).join(', ')}${pairs.length > 8 ? ', …' : ''}`;
}
