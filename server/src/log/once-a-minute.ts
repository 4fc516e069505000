const minute = 60_000;

/**
 * Decides which entries of a kind are logged: the first, and then at most one a minute.
 * @returns for each entry how many of its kind were left out before it; undefined where it is left out itself
 */
export function onceAMinute(now: () => number = () => performance.now()): (kind: string) => number | undefined {
  const kinds = new Map<string, { since: number; leftOut: number }>();
  return (kind) => {
    const last = kinds.get(kind);
    if (last !== undefined && now() - last.since < minute) {
      last.leftOut += 1;
      return undefined;
    }
    kinds.set(kind, { since: now(), leftOut: 0 });
    return last?.leftOut ?? 0;
  };
}
