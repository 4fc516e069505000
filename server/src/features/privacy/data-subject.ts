import type { ProfileField } from '@directory/contract';
import { identityKey } from '../../people/identity-key.ts';

/** Fields whose value belongs to one person at a time. */
export const identifyingFields = [
  'email',
  'C_groupIdentifier',
  'C_distinguishedName',
  'linkedInURI',
  'xURI',
] as const satisfies readonly ProfileField[];

/** A login that a person has or had. Audit entries with that login from `since` until `until` are about this person. */
export interface HeldLogin {
  readonly key: string;
  /** Null if nobody had the login before. */
  readonly since: Date | null;
  /** Null if the person still has it. */
  readonly until: Date | null;
}

/** A person whose data is exported or erased. */
export interface DataSubject {
  /** Null for a user who is signed in but never was in the directory. */
  readonly personId: number | null;
  readonly login: string;
  readonly leftAt: Date | null;
  readonly version: number;
  readonly logins: readonly HeldLogin[];
  /**
   * Values that belong to this person alone, as `identityKey`: group ID, distinguished name, e-mail address, links, and logins that have
   * not been reassigned.
   */
  readonly identifiers: ReadonlySet<string>;
  /** Names, phone numbers, employee numbers and ids in feeds, as `identityKey`. Other people may have the same. */
  readonly sharedValues: ReadonlySet<string>;
  /** Ids of the person's users in SCIM. */
  readonly scimIds: readonly string[];
}

/** The current logins of the person, as `identityKey`. Empty for a leaver whose login has been reassigned to another person. */
export function currentLogins({ logins }: Pick<DataSubject, 'logins'>): string[] {
  return logins.filter(({ until }) => until === null).map(({ key }) => key);
}

/** A person who is erased, and the alias that replaces their name. */
export interface ErasedPerson {
  readonly subject: DataSubject;
  readonly alias: string;
}

/** Recognizes mentions of people in texts and values. */
export interface Mentions {
  /** Returns the alias of the person who had this login at this time. */
  aliasOf(login: string, at: Date): string | undefined;
  /** Whether a value that was recorded at this time is an identifier of one of the people, or contains one in a list or an object. */
  isNamed(value: unknown, at: Date): boolean;
  /** Whether a sentence, such as the reason of a fault, quotes any value of one of the people, including values that others may share. */
  isQuoted(text: string): boolean;
  /** Whether a sentence quotes exactly an identifier, not a longer value that contains one. */
  isIdentified(text: string): boolean;
  /** The quotes that `isIdentified` looks for, as `identityKey`. */
  readonly identifying: ReadonlySet<string>;
}

/** Shorter values are not searched for, since they occur in sentences about other people. */
const minQuoteLength = 4;
/** Sentences of feeds truncate values to 40 characters, and references to 80. */
const maxQuoteLength = 40;
const truncatedLengths = [maxQuoteLength, 80];

export function mentionsOf(people: readonly ErasedPerson[]): Mentions {
  const byLogin = new Map<string, (HeldLogin & { readonly alias: string })[]>();
  for (const { subject, alias } of people) {
    for (const held of subject.logins) byLogin.set(held.key, [...(byLogin.get(held.key) ?? []), { ...held, alias }]);
  }
  const identifiers = new Set(people.flatMap(({ subject }) => [...subject.identifiers]));
  const shared = people.flatMap(({ subject }) => [...subject.sharedValues]);
  const quotes = (values: readonly string[]) =>
    [...new Set(values)]
      .filter(({ length }) => length >= minQuoteLength)
      .map((value) => value.slice(0, maxQuoteLength));
  const identifying = new Set(
    [...identifiers].flatMap((value) => truncatedLengths.map((length) => value.slice(0, length))),
  );
  const quotable = quotes([...identifiers, ...byLogin.keys(), ...shared]);
  const contains = (text: string, values: readonly string[]) => {
    const folded = identityKey(text);
    return values.some((value) => folded.includes(value));
  };
  const aliasOf: Mentions['aliasOf'] = (login, at) =>
    byLogin
      .get(identityKey(login))
      ?.find(({ since, until }) => (since === null || at >= since) && (until === null || at < until))?.alias;
  const isNamed: Mentions['isNamed'] = (value, at) => {
    if (typeof value === 'string') return identifiers.has(identityKey(value)) || aliasOf(value, at) !== undefined;
    return typeof value === 'object' && value !== null && Object.values(value).some((inner) => isNamed(inner, at));
  };
  return {
    isNamed,
    aliasOf,
    identifying,
    isQuoted: (text) => contains(text, quotable),
    isIdentified: (text) =>
      identityKey(text)
        .split('"')
        .some((part, index) => index % 2 === 1 && identifying.has(part)),
  };
}
