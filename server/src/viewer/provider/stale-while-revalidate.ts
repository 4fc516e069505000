/** A value that is loaded when it is first needed and renewed in the background. */
export interface RevalidatedValue<Value> {
  /**
   * A value no older than `keptFor`. One older than `freshFor` is returned while the next is loaded in the background.
   * @throws what the load throws
   */
  get(): Promise<Value>;
  /** Loads now, whatever the age of the value; concurrent callers share one load. */
  renew(): Promise<Value>;
}

export interface RevalidationOptions<Value> {
  load: () => Promise<Value>;
  /** Milliseconds. */
  freshFor: number;
  /** Milliseconds. */
  keptFor: number;
  /** Milliseconds during which a failed load is not repeated and its error is thrown again. */
  failedFor: number;
  /** Milliseconds of a clock that nobody sets. */
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
      // A failed renewal matters only once the value is too old to be returned.
      if (age >= freshFor) renew().catch(() => {});
      return value.value;
    },
    renew,
  };
}
