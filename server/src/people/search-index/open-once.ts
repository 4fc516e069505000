/** Runs `open` at the first call, and returns the same result to all calls. After a failure, the next call runs it again. */
export function openOnce<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opening: Promise<Opened> | undefined;
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}
