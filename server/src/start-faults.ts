import { ConfigurationError } from './config.ts';
import { FolderError } from './database/folder-lock.ts';
import { ListenError } from './http/listen.ts';
import { LogoError } from './http/serve-web.ts';
import { ReferenceListError } from './people/reference-lists.ts';

/** Errors whose message is the sentence. */
const withSentence = [ConfigurationError, FolderError, ListenError, LogoError, ReferenceListError];

/** One sentence for an error that the operator can fix; undefined for a programming error, which needs its stack trace. */
export function sentenceFor(error: unknown): string | undefined {
  if (withSentence.some((type) => error instanceof type)) return (error as Error).message;
  const { code, message, severity } = error as NodeJS.ErrnoException & { severity?: string };
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `The database at DATABASE_URL does not answer (${code}). Start it, or correct DATABASE_URL.`;
    default:
      return severity === undefined ? undefined : `The database at DATABASE_URL refused: ${message}.`;
  }
}
