import { feedTargets } from '@directory/contract';
import type { FeedTarget } from '@directory/contract';
import type { AttributeMap } from './attribute-map.ts';
import { columnSynonyms, headingSpelling } from './column-synonyms.ts';

/** For each target its spellings with their rank, the best first: the name of the field, then the synonyms in their order. */
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
 * Proposes the columns of the fields from a header row in any of the known languages and systems. A guess, which the administrator
 * confirms. Every column is proposed for one field. Where no column contains logins, the email address is proposed.
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

/** A sentence that names the columns that look like fields; empty without any. */
export function describeProposal(map: AttributeMap): string {
  const pairs = Object.entries(map).map(([target, [heading = '']]) => `"${heading}" → ${target}`);
  if (pairs.length === 0) return '';
  const shown = pairs.slice(0, 8).join(', ');
  return ` These columns look like fields: ${shown}${pairs.length > 8 ? ', …' : ''}. Name them in a map.`;
}
