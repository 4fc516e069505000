import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { fileEncodings, login } from '@directory/contract';
import type { FileDelimiter, FileEncoding } from '@directory/contract';
import { parseDelimiter } from '../../server/src/features/people-feeds/file/delimiter-names.ts';
import { feedName, retiredFeedName } from '../../server/src/features/people-feeds/feed-name.ts';

export const exitCodes = { done: 0, failed: 1, usage: 2, heldBack: 3, allRejected: 4, stopped: 130 } as const;

export const usage = `npm run people -- COMMAND

  import FILE           import a people file (.csv or .ldif), which is the complete list of its feed
    --feed NAME           name of the feed (default: csv or ldif, from the file name)
    --dry-run             compare and count, change nothing
    --accept-removals     continue even if more than 10% of the feed's people would leave, or a field would become empty for 30%
    --map FILE            JSON file that maps columns or attributes to fields
    --encoding NAME       encoding of the file, such as windows-1252 (default: utf-8)
    --delimiter NAME      comma, semicolon, tab or bar (default: detected from the header row)
  preview FILE          show the first twenty rows as people, and propose a map; change nothing
    --map, --encoding, --delimiter as above
  import-photos PATH    import a folder or a ZIP of photos, named by login, group ID or employee number
    --feed NAME           name of the feed (default: photos)
    --dry-run, --accept-removals as above
  generate N --out FILE write a people file with N fictional people
    --seed S              seed of the generator (default: the demo group's)
  retire FEED           retire a feed that is no longer used: its people leave, unless another feed delivers them
    --dry-run             compare and count, change nothing
    --accept-removals     retire it; without this option, only show how many people would leave
  remove-demo           remove the demo group
  grant-admin LOGIN     make a person an administrator
  erase LOGIN           permanently erase a person who has left
    --id ID               which person, if several have had the login
  backup FILE           write a consistent backup of everything to one file; the directory may be running
  restore FILE          restore a backup into an empty database, completely or not at all
    --replace             replace everything that the database contains
  try-ldap              connect to FEED_LDAP_URL and show ten entries as people; change nothing

Uses the directory at DATA_DIR or DATABASE_URL, which may be running.
Exit codes: 0 done, 1 failed and nothing changed, 2 invalid command line, 3 held back,
4 every row rejected, 130 interrupted.
`;

/** The command line is invalid. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export type PeopleCommand =
  | { readonly name: 'help' }
  | { readonly name: 'generate'; readonly count: number; readonly out: string; readonly seed: number | undefined }
  | {
      readonly name: 'import';
      readonly file: string;
      readonly feed: string | undefined;
      readonly isDryRun: boolean;
      readonly acceptsRemovals: boolean;
      readonly map: string | undefined;
      readonly encoding: FileEncoding | undefined;
      readonly delimiter: FileDelimiter | undefined;
    }
  | {
      readonly name: 'preview';
      readonly file: string;
      readonly map: string | undefined;
      readonly encoding: FileEncoding | undefined;
      readonly delimiter: FileDelimiter | undefined;
    }
  | {
      readonly name: 'import-photos';
      readonly path: string;
      readonly feed: string;
      readonly isDryRun: boolean;
      readonly acceptsRemovals: boolean;
    }
  | { readonly name: 'retire'; readonly feed: string; readonly isDryRun: boolean; readonly acceptsRemovals: boolean }
  | { readonly name: 'backup'; readonly file: string }
  | { readonly name: 'restore'; readonly file: string; readonly replaces: boolean }
  | { readonly name: 'try-ldap' }
  | { readonly name: 'remove-demo' }
  | { readonly name: 'grant-admin'; readonly login: string }
  | { readonly name: 'erase'; readonly login: string; readonly id?: number };

const reading = { map: { type: 'string' }, encoding: { type: 'string' }, delimiter: { type: 'string' } } as const;
const importing = {
  feed: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'accept-removals': { type: 'boolean' },
} as const;

const options = {
  import: { ...importing, ...reading },
  preview: reading,
  'import-photos': importing,
  retire: { 'dry-run': importing['dry-run'], 'accept-removals': importing['accept-removals'] },
  generate: { out: { type: 'string' }, seed: { type: 'string' } },
  'remove-demo': {},
  backup: {},
  restore: { replace: { type: 'boolean' } },
  'grant-admin': {},
  erase: { id: { type: 'string' } },
  'try-ldap': {},
} as const;

/** @throws UsageError */
export function readPeopleArguments(parameters: readonly string[]): PeopleCommand {
  const [name, ...rest] = parameters;
  if (name === undefined || parameters.includes('--help') || parameters.includes('-h') || name === 'help')
    return { name: 'help' };
  switch (name) {
    case 'import': {
      const { values, subject } = parse(rest, options.import, 'FILE');
      return { name, file: subject, feed: feedOf(values.feed), ...readingOf(values), ...flagsOf(values) };
    }
    case 'preview': {
      const { values, subject } = parse(rest, options.preview, 'FILE');
      return { name, file: subject, ...readingOf(values) };
    }
    case 'import-photos': {
      const { values, subject } = parse(rest, options['import-photos'], 'PATH');
      return { name, path: subject, feed: feedOf(values.feed) ?? 'photos', ...flagsOf(values) };
    }
    case 'retire': {
      const { values, subject } = parse(rest, options.retire, 'FEED');
      const parsed = retiredFeedName.safeParse(subject);
      if (!parsed.success) throw new UsageError(`FEED ${parsed.error.issues[0]?.message ?? 'is not a name'}.`);
      return { name, feed: parsed.data, ...flagsOf(values) };
    }
    case 'generate': {
      const { values, subject } = parse(rest, options.generate, 'N');
      if (values.out === undefined) throw new UsageError('generate needs --out FILE.');
      const count = wholeNumber(subject, 'N', 1_000_000);
      const seed = values.seed === undefined ? undefined : wholeNumber(values.seed, '--seed', 2 ** 31 - 1);
      return { name, count, out: values.out, seed };
    }
    case 'remove-demo':
    case 'try-ldap':
      parse(rest, options[name], undefined);
      return { name };
    case 'backup':
      return { name, file: parse(rest, options[name], 'FILE').subject };
    case 'restore': {
      const { values, subject } = parse(rest, options[name], 'FILE');
      return { name, file: subject, replaces: values.replace ?? false };
    }
    case 'grant-admin': {
      return { name, login: loginOf(parse(rest, options[name], 'LOGIN').subject) };
    }
    case 'erase': {
      const { values, subject } = parse(rest, options[name], 'LOGIN');
      const id = values.id === undefined ? {} : { id: wholeNumber(values.id, '--id', Number.MAX_SAFE_INTEGER) };
      return { name, login: loginOf(subject), ...id };
    }
    default:
      throw new UsageError(`Unknown command "${basename(name)}".`);
  }
}

function loginOf(text: string): string {
  const parsed = login.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UsageError('LOGIN must be 1 to 256 characters without control characters.');
}

function feedOf(name: string | undefined): string | undefined {
  const parsed = feedName.optional().safeParse(name);
  if (parsed.success) return parsed.data;
  throw new UsageError(`--feed ${parsed.error.issues[0]?.message ?? 'is not a name'}.`);
}

function flagsOf(values: { 'dry-run'?: boolean | undefined; 'accept-removals'?: boolean | undefined }) {
  return { isDryRun: values['dry-run'] ?? false, acceptsRemovals: values['accept-removals'] ?? false };
}

interface ReadingValues {
  readonly map?: string | undefined;
  readonly encoding?: string | undefined;
  readonly delimiter?: string | undefined;
}

function readingOf({ map, encoding, delimiter }: ReadingValues) {
  const knownEncoding = fileEncodings.find((name) => name === encoding?.toLowerCase());
  if (encoding !== undefined && knownEncoding === undefined) {
    throw new UsageError(`--encoding must be one of ${fileEncodings.join(', ')}.`);
  }
  const knownDelimiter = delimiter === undefined ? undefined : parseDelimiter(delimiter);
  if (delimiter !== undefined && knownDelimiter === undefined) {
    throw new UsageError('--delimiter must be comma, semicolon, tab or bar.');
  }
  return { map, encoding: knownEncoding, delimiter: knownDelimiter };
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parse<const Given extends Options>(parameters: string[], given: Given, subject: string | undefined) {
  const { values, positionals } = parseOrThrow(parameters, given);
  const wanted = subject === undefined ? 0 : 1;
  if (positionals.length < wanted) throw new UsageError(`${subject} is missing.`);
  if (positionals.length > wanted) throw new UsageError(`Unexpected argument "${positionals[wanted]}".`);
  return { values, subject: positionals[0] ?? '' };
}

function parseOrThrow<const Given extends Options>(parameters: string[], given: Given) {
  try {
    return parseArgs({ args: parameters, options: given, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`, { cause: error });
  }
}

function wholeNumber(text: string, name: string, most: number): number {
  const number = Number(text.replaceAll(/[_,]/g, ''));
  if (!/^\d[\d_,]*$/.test(text) || number > most)
    throw new UsageError(
      `${name} must be a whole number${most < Number.MAX_SAFE_INTEGER ? ` from 0 to ${most}` : ''}.`,
    );
  return number;
}
