import { english } from './nicknames/english.ts';

/** A name that a nickname table sets beside another. `nickname-of`: the name asked for is a nickname of this one. `formal-of`: it is the formal name of this one. */
export interface RelatedName {
  readonly name: string;
  readonly relation: 'nickname-of' | 'formal-of' | 'variant-of';
  /** ISO 639-1 code of the language whose table holds the pair. */
  readonly language: string;
}

const tables: readonly (readonly [language: string, table: string])[] = [['en', english]];

let related: Map<string, RelatedName[]> | undefined;

function readTables(): Map<string, RelatedName[]> {
  const found = new Map<string, RelatedName[]>();
  const add = (from: string, to: RelatedName): void => {
    const known = found.get(from);
    if (known === undefined) found.set(from, [to]);
    else if (!known.some((other) => other.name === to.name)) known.push(to);
  };
  for (const [language, table] of tables) {
    for (const line of table.split('\n')) {
      const colon = line.indexOf(': ');
      if (colon < 0) continue;
      const formal = line.slice(0, colon);
      for (const nickname of line.slice(colon + 2).split(' ')) {
        add(nickname, { name: formal, relation: 'nickname-of', language });
        add(formal, { name: nickname, relation: 'formal-of', language });
      }
    }
  }
  return found;
}

const nobody: readonly RelatedName[] = [];

/**
 * The names that stand in a nickname table beside a folded first name, in both directions. A pair relates its two names only: what `bob` and `rob` share is never
 * followed on. Empty for a name that no table holds.
 */
export function nicknamesOf(name: string): readonly RelatedName[] {
  related ??= readTables();
  return related.get(name) ?? nobody;
}
