import { ConfigurationError } from './config.ts';
import { FolderError } from './database/folder-lock.ts';
import { DatabaseUnreachableError } from './database/postgresql.ts';
import { ListenError } from './http/listen.ts';
import { LogoError } from './http/serve-web.ts';
import { ReferenceListError } from './people/reference-lists.ts';

/** Errors whose message is the sentence. */
const withSentence = [
  ConfigurationError,
  DatabaseUnreachableError,
  FolderError,
  ListenError,
  LogoError,
  ReferenceListError,
];

/** What went wrong and how an operator can fix it; undefined for a bug, whose stack is printed instead. */
export function sentenceFor(error: unknown): string | undefined {
  if (withSentence.some((type) => error instanceof type)) return (error as Error).message;
  const { message, severity } = error as Error & { severity?: string };
  return severity === undefined ? undefined : `The database at DATABASE_URL rejected the connection: ${message}.`;
}
