import { errorCodes } from '@directory/contract';
import { ConfigurationError } from '../config/config.ts';
import { UnusableDatabaseError } from '../database/check-database.ts';
import { FolderError } from '../database/data-folder/folder-lock.ts';
import { DatabaseUnavailableError } from '../database/time-limit.ts';
import { DatabaseUnreachableError } from '../database/postgresql/connection-error.ts';
import { UnreadableFileError } from '../features/people-feeds/entries/feed-entry.ts';
import { CursorExpiredError, FeedUnavailableError } from '../features/people-feeds/feed-source.ts';
import { ImportInProgressError } from '../features/people-feeds/import/import-lock.ts';
import { ScimError } from '../features/people-feeds/scim/scim-error.ts';
import { HttpError } from '../http/http-error.ts';
import { ListenError } from '../http/server/listen-error.ts';
import { LogoError } from '../http/web/serve-web.ts';
import { ReferenceListError } from '../people/reference-lists.ts';
import { ProviderError } from '../viewer/provider/ask-provider.ts';

/** Our own errors, whose messages contain no personal values. */
const ownErrors = [
  ConfigurationError,
  CursorExpiredError,
  DatabaseUnavailableError,
  DatabaseUnreachableError,
  FeedUnavailableError,
  FolderError,
  ImportInProgressError,
  ListenError,
  LogoError,
  ProviderError,
  ReferenceListError,
  ScimError,
  UnreadableFileError,
  UnusableDatabaseError,
];

/** The message of one of our own errors, which may be logged; undefined for any other error. */
export function ownMessage(error: Error): string | undefined {
  // The message of an HttpError may come from another server.
  if (error instanceof HttpError) return errorCodes[error.code].message;
  return ownErrors.some((type) => error instanceof type) ? error.message : undefined;
}
