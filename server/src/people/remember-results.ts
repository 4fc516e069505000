/**
 * Runs work by key and keeps its results: at most `limit`, of which the least recently used goes first. Work that failed runs again when it
 * is asked for next.
 */
export function rememberResults<Result>(limit: number): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (key, work) => {
    const result = results.get(key) ?? work();
    // Inserted anew, so that the first key of the map is the least recently used.
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
