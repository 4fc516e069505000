import { identityKey } from '../../people/identity-key.ts';

/** A login that a person has or had. Audit entries from `since` until `until` with that login are about this person. */
export interface HeldLogin {
  readonly key: string;
  /** Null: from the beginning. */
  readonly since: Date | null;
  /** Null: until now. */
  readonly until: Date | null;
}

/** Somebody whose data is exported or erased. */
export interface DataSubject {
  /** Null for a user who is signed in but never was in the directory. */
  readonly personId: number | null;
  readonly login: string;
  readonly leftAt: Date | null;
  readonly version: number;
  readonly logins: readonly HeldLogin[];
  /** Values that belong to this person alone, as `identityKey`: logins, group ID, distinguished name, e-mail, links. */
  readonly identifiers: ReadonlySet<string>;
  /** Names, phone numbers and numbers in feeds, as `identityKey`. Other people may have the same. */
  readonly sharedValues: ReadonlySet<string>;
  /** Ids of the person's users in SCIM. */
  readonly scimIds: readonly string[];
}

/** Somebody who is erased, and the name that replaces theirs. */
export interface ErasedPerson {
  readonly subject: DataSubject;
  readonly alias: string;
}

/** Recognizes people in texts and values. */
export interface Mentions {
  /** The alias of the person who had this login at this time. */
  aliasOf(login: string, at: Date): string | undefined;
  /** Whether a recorded value is an identifier, or contains one in a list or an object. */
  isNamed(value: unknown): boolean;
  /** Whether a sentence, such as the reason of a feed's fault, quotes a value of one of the people, or one that others may share. */
  isQuoted(text: string): boolean;
  /** Whether a sentence quotes an identifier. */
  isIdentified(text: string): boolean;
}

/** Shorter values occur in sentences about others. */
const shortestQuote = 4;
/** Sentences of feeds cut longer values. */
const longestQuote = 40;

export function mentionsOf(people: readonly ErasedPerson[]): Mentions {
  const byLogin = new Map<string, (HeldLogin & { readonly alias: string })[]>();
  for (const { subject, alias } of people) {
    for (const held of subject.logins) byLogin.set(held.key, [...(byLogin.get(held.key) ?? []), { ...held, alias }]);
  }
  const identifiers = new Set(people.flatMap(({ subject }) => [...subject.identifiers]));
  const shared = people.flatMap(({ subject }) => [...subject.sharedValues]);
  const quotes = (values: readonly string[]) =>
    [...new Set(values)].filter(({ length }) => length >= shortestQuote).map((value) => value.slice(0, longestQuote));
  const identifying = quotes([...identifiers]);
  const quotable = quotes([...identifiers, ...shared]);
  const contains = (text: string, values: readonly string[]) => {
    const folded = identityKey(text);
    return values.some((value) => folded.includes(value));
  };
  const isNamed = (value: unknown): boolean => {
    if (typeof value === 'string') return identifiers.has(identityKey(value));
    return typeof value === 'object' && value !== null && Object.values(value).some(isNamed);
  };
  return {
    isNamed,
    aliasOf: (login, at) =>
      byLogin
        .get(identityKey(login))
        ?.find(({ since, until }) => (since === null || at >= since) && (until === null || at < until))?.alias,
    isQuoted: (text) => contains(text, quotable),
    isIdentified: (text) => contains(text, identifying),
  };
}
