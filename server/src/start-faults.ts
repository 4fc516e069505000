import { ConfigurationError } from './config.ts';
import { FolderError } from './database/folder-lock.ts';
import { DatabaseNewerError } from './database/migrate.ts';
import { DatabaseUnreachableError } from './database/postgresql.ts';
import { ListenError } from './http/listen.ts';
import { LogoError } from './http/serve-web.ts';
import { ReferenceListError } from './people/reference-lists.ts';

/** Errors whose message is the sentence. */
const withSentence = [
  ConfigurationError,
  DatabaseNewerError,
  DatabaseUnreachableError,
  FolderError,
  ListenError,
  LogoError,
  ReferenceListError,
];

/** What went wrong and how an operator can fix it; undefined for a bug, whose stack is printed instead. */
export function sentenceFor(error: unknown): string | undefined {
  if (withSentence.some((type) => error instanceof type)) return (error as Error).message;
  const { message, severity, code = '' } = error as Error & { severity?: string; code?: string };
  if (severity === undefined) return undefined;
  // Other messages, such as those of a failed migration, may quote values.
  const isAboutConnection = /^(?:08|28|3D|53|57)/.test(code);
  return isAboutConnection
    ? `The database at DATABASE_URL rejected the connection: ${message}.`
    : `The database failed with SQLSTATE ${code}. Its own log says more.`;
}
