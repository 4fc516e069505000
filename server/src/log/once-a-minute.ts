const minute = 60_000;

/**
 * Throttles log entries by kind: the first is logged, and then at most one a minute.
 * @returns a function that returns the number of entries of the kind left out before this one; undefined if this one is to be left out
 */
export function onceAMinute(now: () => number = () => performance.now()): (kind: string) => number | undefined {
  const kinds = new Map<string, { since: number; omitted: number }>();
  return (kind) => {
    const last = kinds.get(kind);
    if (last !== undefined && now() - last.since < minute) {
      last.omitted += 1;
      return undefined;
    }
    kinds.set(kind, { since: now(), omitted: 0 });
    return last?.omitted ?? 0;
  };
}
