import type { ImportProgress } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { peopleUploadsStore } from './people-uploads-store.ts';
import type { StoredUpload, UploadProgress } from './people-uploads-store.ts';

const storeEvery = 2000;

interface Running {
  readonly owner: string;
  upload: StoredUpload;
}

/** The imports of uploaded files and their progress. That of this node is in memory; nodes share it through the database. */
export class UploadImports {
  readonly #database: Database;
  readonly #running = new Map<string, Running>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * An upload that this node is importing. It comes from memory, since the single session of an embedded database is busy with the import.
   */
  find(id: string, owner: string): StoredUpload | undefined {
    const running = this.#running.get(id);
    return running?.owner === owner ? running.upload : undefined;
  }

  /** @param run stored with the progress; undefined for a check */
  async run<Result>(
    upload: StoredUpload,
    { owner, run }: { owner: string; run: UploadProgress['run'] },
    work: (onProgress: (progress: ImportProgress) => void) => Promise<Result>,
  ): Promise<Result> {
    const running: Running = { owner, upload };
    let storing: Promise<void> | undefined;
    // An import occupies the only session of an embedded database. Its only node knows the progress, so that storing it once is enough.
    const isEmbedded = this.#database.kind === 'embedded';
    let nextStore = isEmbedded && run === undefined ? Number.POSITIVE_INFINITY : 0;
    const onProgress = (progress: ImportProgress) => {
      const stored = { ...progress, updatedAt: new Date().toISOString(), ...(run === undefined ? {} : { run }) };
      running.upload = { ...upload, progress: stored };
      // Registered with the first progress: a second import of the same file fails to get the lock, and reports none.
      this.#running.set(upload.id, running);
      const now = performance.now();
      if (storing !== undefined || now < nextStore) return;
      nextStore = isEmbedded ? Number.POSITIVE_INFINITY : now + storeEvery;
      storing = this.#store(running.upload).finally(() => (storing = undefined));
    };
    try {
      return await work(onProgress);
    } finally {
      if (this.#running.get(upload.id) === running) {
        // Hides the stored progress until it is deleted, since it is older than what was shown last.
        running.upload = { ...upload, progress: null };
        await storing;
        await this.#store(running.upload);
        if (this.#running.get(upload.id) === running) this.#running.delete(upload.id);
      }
    }
  }

  /** Ignores failures: the next progress replaces the stored one, which expires after a minute. */
  async #store({ id, progress }: StoredUpload): Promise<void> {
    await peopleUploadsStore(this.#database.kysely)
      .putProgress(id, progress)
      .catch(() => {});
  }
}
