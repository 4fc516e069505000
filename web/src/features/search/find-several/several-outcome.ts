import type { EntryState, SearchResult } from '@directory/contract';
import { exportColumns } from '../results/csv-export.ts';
import type { SeveralState } from './several-memory.ts';

/** An entry, the people found for it, and the person it refers to. */
export interface Outcome {
  readonly index: number;
  readonly text: string;
  readonly state: EntryState;
  readonly people: readonly SearchResult[];
  readonly hasMore: boolean;
  /** The person who was found or chosen. */
  readonly person: SearchResult | undefined;
}

export function outcomesOf({ found, chosen }: Pick<SeveralState, 'found' | 'chosen'>): Outcome[] {
  return (found?.pasted.entries ?? []).flatMap(({ text }, index) => {
    const answer = found?.answers[index];
    if (answer === undefined) return [];
    const { state, people, hasMore } = answer;
    const login = chosen.get(index);
    const person = state === 'found' ? people[0] : people.find((own) => own.login === login);
    return [{ index, text, state, people, hasMore, person }];
  });
}

/** All people who were found or chosen, without duplicates. */
export function peopleOf(outcomes: readonly Outcome[]): SearchResult[] {
  return [
    ...new Map(outcomes.flatMap(({ person }) => (person === undefined ? [] : [[person.login, person]]))).values(),
  ];
}

/** Maximum length of a `mailto:` link in characters. Many mail programs and operating systems truncate longer ones. */
const maxMailLinkLength = 1900;

/** A `mailto:` link to all of these addresses (RFC 6068); undefined if it would be too long. */
export function mailToAll(addresses: readonly string[]): string | undefined {
  const encoded = addresses.map((address) => encodeURIComponent(address).replaceAll('%40', '@'));
  const link = `mailto:${encoded.join(',')}`;
  return link.length > maxMailLinkLength ? undefined : link;
}

/** The addresses in the format that mail programs accept in the recipients field. */
export function addressList(addresses: readonly string[]): string {
  return addresses.join('; ');
}

/** The rows of the exported file: the pasted text, its state, and the person. */
export function rowsOf(
  outcomes: readonly Outcome[],
  words: { readonly stateOf: (outcome: Outcome) => string; readonly countryOf: (person: SearchResult) => string },
): string[][] {
  return outcomes.map((outcome) => {
    const { text, person } = outcome;
    const cells = exportColumns.map((column) => {
      if (person === undefined) return '';
      return column === 'C_countryname' ? words.countryOf(person) : person[column];
    });
    return [text, words.stateOf(outcome), ...cells];
  });
}
