import type { Database } from '../database/open-database.ts';

/** Keeps something in memory as fresh as the database. */
export interface Following {
  /** Reads whatever was committed before the call. Answers when memory holds it. */
  catchUp(): Promise<void>;
  /** Reads no more. Answers when nothing is being read. To be called before the database closes. */
  close(): Promise<void>;
}

/** Has `read` run now, and again after every commit that was announced on the channel, never twice at a time. */
export async function followChanges(options: {
  database: Database;
  channel: string;
  read: () => Promise<void>;
  onError: (error: unknown) => void;
}): Promise<Following> {
  const { database, channel, read, onError } = options;
  let isClosed = false;
  const catchUp = oneAtATime(async () => {
    if (!isClosed) await read();
  });
  await database.listen(channel, () => void catchUp().catch(onError));
  await catchUp();
  return {
    catchUp,
    close: async () => {
      isClosed = true;
      await catchUp();
    },
  };
}

/** Runs work one at a time. A call during a run waits for a later run, which all such calls share. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= running
      .catch(() => {})
      .then(() => {
        waiting = undefined;
        running = work();
        return running;
      });
    return waiting;
  };
}
