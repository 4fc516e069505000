/** A value that is loaded on first use and renewed in the background. */
export interface RevalidatedValue<Value> {
  /**
   * Returns a value no older than `keptFor`. If it is older than `freshFor`, a new one is loaded in the background.
   * @throws the error of `load`
   */
  get(): Promise<Value>;
  /** Loads the value now, regardless of its age. Concurrent callers share one load. */
  renew(): Promise<Value>;
}

export interface RevalidationOptions<Value> {
  load: () => Promise<Value>;
  /** Milliseconds after which a value is renewed. */
  freshFor: number;
  /** Milliseconds after which a value is no longer returned. */
  keptFor: number;
  /** Milliseconds for which a failed load is not retried, and its error is thrown again. */
  failedFor: number;
  /** A monotonic clock in milliseconds. */
  elapsed: () => number;
}

export function staleWhileRevalidate<Value>(options: RevalidationOptions<Value>): RevalidatedValue<Value> {
  const { load, freshFor, keptFor, failedFor, elapsed } = options;
  let value: { value: Value; at: number } | undefined;
  let failure: { error: unknown; at: number } | undefined;
  let loading: Promise<Value> | undefined;

  const renew = (): Promise<Value> => {
    if (loading !== undefined) return loading;
    if (failure !== undefined && elapsed() - failure.at < failedFor) return Promise.reject(failure.error);
    loading = load().then(
      (fresh) => {
        value = { value: fresh, at: elapsed() };
        failure = undefined;
        loading = undefined;
        return fresh;
      },
      (error: unknown) => {
        failure = { error, at: elapsed() };
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  return {
    async get() {
      const age = value === undefined ? Infinity : elapsed() - value.at;
      if (value === undefined || age >= keptFor) return await renew();
      // A failed renewal only matters once the value is too old to be returned.
      if (age >= freshFor) renew().catch(() => {});
      return value.value;
    },
    renew,
  };
}
