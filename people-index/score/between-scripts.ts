import { readFileSync } from 'node:fs';
import { PeopleIndex } from '../src/index.ts';
import type { IndexedPerson } from '../src/index.ts';
import { fold } from '../src/language/fold.ts';
import { emptyPerson } from '../test/empty-person.ts';

/** A name in two spellings: in another script or romanization, and the usual one of the person. */
interface NamePair {
  readonly kind: string;
  /** Developers of rules must not look at `check` rows. */
  readonly use: 'develop' | 'check';
  readonly other: FullName;
  readonly usual: FullName;
}

interface FullName {
  readonly lastName: string;
  readonly firstName: string;
}

/** How often the person was the first hit, by kind of name, use and direction. */
export interface BetweenScripts {
  readonly kind: string;
  readonly use: 'develop' | 'check';
  readonly queries: number;
  /**
   * Fraction of queries in the other spelling that found the usual one first; for names that nobody has, that had a hit above the typo
   * tiers.
   */
  readonly otherToUsual: number;
  readonly usualToOther: number;
}

/** Kinds that write the surname first, without a space. */
const familyFirst = new Set(['pinyin', 'hanja', 'southernAndWadeGiles', 'customaryChinese', 'japanese', 'hangul']);
const typoTiers: ReadonlySet<string> = new Set(['typo', 'twoTypos']);

function readPairs(): NamePair[] {
  const text = readFileSync(new URL('./labelled/between-scripts.csv', import.meta.url), 'utf8');
  const rows = text.trim().split('\n').slice(1);
  return rows.map((row) => {
    const [kind = '', use, ...names] = row.split(',');
    const [otherLast = '', otherFirst = '', lastName = '', firstName = ''] = names;
    const other = { lastName: otherLast, firstName: otherFirst };
    return { kind, use: use === 'check' ? 'check' : 'develop', other, usual: { lastName, firstName } };
  });
}

function keyOf({ lastName, firstName }: FullName): string {
  return fold(`${lastName} ${firstName}`).replaceAll(' ', '');
}

function textOf(pair: NamePair, side: 'other' | 'usual'): string {
  const { lastName, firstName } = pair[side];
  if (side === 'other' && familyFirst.has(pair.kind)) return lastName + firstName;
  return `${firstName} ${lastName}`.trim();
}

/** For each pair a number. Pairs that have a spelling in common have the same number: they are the same name. */
function sameNames(pairs: readonly NamePair[]): readonly number[] {
  const names = pairs.map((_, index) => index);
  const known = new Map<string, number>();
  pairs.forEach(({ other, usual }, position) => {
    for (const key of [keyOf(other), keyOf(usual)]) {
      const first = known.get(key);
      if (first === undefined) known.set(key, names[position]!);
      else names.forEach((name, index) => (names[index] = name === names[position] ? names[first]! : name));
    }
  });
  return names;
}

/** For each pair, whether a search for the `searched` spelling finds the person of the pair, or one with the same name, first. */
function foundFirst(
  group: readonly IndexedPerson[],
  pairs: readonly NamePair[],
  searched: 'other' | 'usual',
): boolean[] {
  const indexed = searched === 'other' ? 'usual' : 'other';
  const names = sameNames(pairs);
  const added = pairs.map((pair, index) => {
    const id = group.length + 1 + index;
    return { ...emptyPerson, id, login: `pair${id}@names.example`, ...pair[indexed] };
  });
  const people = new Map([...group, ...added].map((person) => [person.id, person]));
  const index = PeopleIndex.build([...group, ...added]);
  return pairs.map((pair, position) => {
    const [hit] = index.search({ text: textOf(pair, searched), limit: 1, after: 0 }).hits;
    if (hit === undefined) return false;
    const row = hit.id - group.length - 1;
    if (row >= 0) return names[row] === names[position];
    const { firstName, lastName, otherNames } = people.get(hit.id)!;
    const own = new Set([
      keyOf({ lastName, firstName }),
      keyOf({ lastName: firstName, firstName: lastName }),
      ...otherNames.map((name) => keyOf({ lastName: name, firstName: '' })),
    ]);
    return own.has(keyOf(pair.usual)) || own.has(keyOf(pair.other));
  });
}

/** @param group people among whom the names are searched; their ids count from 1 */
export function scoreBetweenScripts(group: readonly IndexedPerson[]): BetweenScripts[] {
  const all = readPairs();
  const pairs = all.filter(({ kind }) => !kind.startsWith('nobody'));
  // The same foreign names occur in several scripts, so each script is scored by itself.
  const kinds = Map.groupBy(pairs, ({ kind }) => (kind.startsWith('foreign') ? kind : 'own'));
  const withoutPairs = PeopleIndex.build([...group]);
  const isSure = (pair: NamePair) =>
    withoutPairs
      .search({ text: textOf(pair, 'other'), limit: 1, after: 0 })
      .hits.some(({ tier }) => !typoTiers.has(tier));
  const nobody = all.filter(({ kind }) => kind.startsWith('nobody'));
  const outcomes = [
    ...[...kinds.values()].flatMap((own) => {
      const toUsual = foundFirst(group, own, 'other');
      const toOther = foundFirst(group, own, 'usual');
      return own.map((pair, index) => ({ pair, toUsual: toUsual[index]!, toOther: toOther[index]! }));
    }),
    ...nobody.map((pair) => ({ pair, toUsual: isSure(pair), toOther: false })),
  ];
  return [...Map.groupBy(outcomes, ({ pair }) => `${pair.kind} ${pair.use}`).values()].map((own) => ({
    kind: own[0]!.pair.kind,
    use: own[0]!.pair.use,
    queries: own.length,
    otherToUsual: own.filter((outcome) => outcome.toUsual).length / own.length,
    usualToOther: own.filter((outcome) => outcome.toOther).length / own.length,
  }));
}
