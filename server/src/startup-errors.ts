import { ConfigurationError } from './config/config.ts';
import { BackupError } from './database/backup/write-backup.ts';
import { UnusableDatabaseError } from './database/check-database.ts';
import { FolderError } from './database/data-folder/folder-lock.ts';
import { NewerDatabaseError } from './database/migrate.ts';
import { DatabaseUnreachableError } from './database/postgresql/connection-error.ts';
import { serverStateOf } from './database/sql-state.ts';
import { ListenError } from './http/server/listen-error.ts';
import { LogoError } from './http/web/serve-web.ts';
import { ReferenceListError } from './people/reference-lists.ts';

/** Errors whose message is a sentence for the operator. */
const withSentence = [
  BackupError,
  ConfigurationError,
  DatabaseUnreachableError,
  FolderError,
  ListenError,
  LogoError,
  NewerDatabaseError,
  ReferenceListError,
  UnusableDatabaseError,
];

/** Explains what went wrong and how an operator can fix it. Undefined for a bug, whose stack trace is printed instead. */
export function sentenceFor(error: unknown): string | undefined {
  if (withSentence.some((type) => error instanceof type)) return (error as Error).message;
  const code = serverStateOf(error);
  if (code === undefined || !(error instanceof Error)) return undefined;
  const { message } = error;
  // This message contains only the name of a table, a schema or the database.
  if (code === '42501') {
    return `The role of DATABASE_URL lacks a right: ${message}. Make it the owner of the database and of its tables.`;
  }
  // Other messages, such as those of a failed migration, may contain personal values.
  const isAboutConnection = /^(?:08|28|3D|53|57)/.test(code);
  return isAboutConnection
    ? `The database at DATABASE_URL rejected the connection: ${message}.`
    : `The database failed with SQLSTATE ${code}. See the log of the database.`;
}
