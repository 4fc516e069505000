import type { Target } from './target.ts';

/** Sends requests as the administrator `keeper`. */
type Caller = Pick<Target, 'call'>;

const pieceSize = 4_000_000;

/** Uploads a file. Returns the id of the upload. */
export async function upload(target: Caller, file: Buffer): Promise<string> {
  const started = await target.call('keeper', 'POST', '/api/admin/uploads', { size: file.length });
  if (started.status !== 200) throw new Error(`an upload was answered with ${started.status}`);
  const { id } = started.json as { id: string };
  for (let offset = 0; offset < file.length; offset += pieceSize) {
    const piece = file.subarray(offset, offset + pieceSize);
    const { status } = await target.call('keeper', 'PUT', `/api/admin/uploads/${id}?offset=${offset}`, piece);
    if (status !== 200) throw new Error(`a piece of an upload was answered with ${status}`);
  }
  return id;
}

/**
 * Imports a people file, and accepts removals.
 * @throws Error if it is not imported
 */
export async function importFile(target: Caller, feed: string, kind: 'csv' | 'photos', file: Buffer): Promise<void> {
  const id = await upload(target, file);
  const order = { feed, kind, isDryRun: false, acceptsRemovals: true };
  const { status, json } = await target.call('keeper', 'POST', `/api/admin/uploads/${id}/import`, order, {
    timeout: 600_000,
  });
  const { outcome, problem } = (json ?? {}) as { outcome?: string; problem?: string };
  if (outcome !== 'imported') throw new Error(`${feed} was not imported: ${status} ${outcome ?? ''} ${problem ?? ''}`);
}
