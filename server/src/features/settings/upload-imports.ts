import type { ImportProgress } from '@directory/contract';
import type { Database } from '../../database/open-database.ts';
import { peopleUploadsStore } from './people-uploads-store.ts';
import type { StoredUpload } from './people-uploads-store.ts';

const storeEvery = 2000;

interface Running {
  readonly owner: string;
  upload: StoredUpload;
}

/** The imports of uploaded files, and how far they are: of this node from memory, of other nodes from the database. */
export class UploadImports {
  readonly #database: Database;
  readonly #running = new Map<string, Running>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** An upload that this node is importing. The database is not asked: the embedded one has a single session, which writing occupies. */
  find(id: string, owner: string): StoredUpload | undefined {
    const running = this.#running.get(id);
    return running?.owner === owner ? running.upload : undefined;
  }

  async run<Result>(
    upload: StoredUpload,
    owner: string,
    work: (onProgress: (progress: ImportProgress) => void) => Promise<Result>,
  ): Promise<Result> {
    const running: Running = { owner, upload };
    let storing: Promise<void> | undefined;
    let lastStored = performance.now();
    const onProgress = (progress: ImportProgress) => {
      running.upload = { ...upload, progress: { ...progress, updatedAt: new Date().toISOString() } };
      // A second import of the file waits for the lock in vain, and reports nothing.
      this.#running.set(upload.id, running);
      const now = performance.now();
      if (this.#database.kind === 'embedded' || storing !== undefined || now - lastStored < storeEvery) return;
      lastStored = now;
      storing = this.#store(running.upload).finally(() => (storing = undefined));
    };
    try {
      return await work(onProgress);
    } finally {
      if (this.#running.get(upload.id) === running) {
        // Until the stored progress is deleted, a reader must not be given it: it is older than what was shown last.
        running.upload = { ...upload, progress: null };
        await storing;
        await this.#store(running.upload);
        if (this.#running.get(upload.id) === running) this.#running.delete(upload.id);
      }
    }
  }

  /** What cannot be stored is replaced by the next progress, and is too old after a minute. */
  async #store({ id, progress }: StoredUpload): Promise<void> {
    await peopleUploadsStore(this.#database.kysely)
      .putProgress(id, progress)
      .catch(() => {});
  }
}
