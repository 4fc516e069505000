/**
 * An LRU cache of asynchronous results, with at most `limit` entries. Concurrent calls with the same key share one run. A failed result is
 * not cached, so the next call runs the work again.
 */
export function rememberResults<Result>(limit: number): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (key, work) => {
    const result = results.get(key) ?? work();
    // Re-inserted, so that the first key of the map is the least recently used.
    results.delete(key);
    results.set(key, result);
    const [oldest] = results.keys();
    if (results.size > limit && oldest !== undefined) results.delete(oldest);
    result.catch(() => {
      if (results.get(key) === result) results.delete(key);
    });
    return result;
  };
}
