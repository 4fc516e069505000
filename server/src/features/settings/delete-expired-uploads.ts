import type { Database } from '../../database/open-database.ts';
import { peopleUploadsStore } from './people-uploads-store.ts';

const everyHour = 3_600_000;

/** Deletes expired uploads every hour. Starting a new upload also does. Returns a function that stops it. */
export function deleteExpiredUploads(database: Database, onError: (error: unknown) => void): () => void {
  const expire = () => void peopleUploadsStore(database.kysely).removeExpired().catch(onError);
  const timer = setInterval(expire, everyHour);
  timer.unref();
  return () => clearInterval(timer);
}
