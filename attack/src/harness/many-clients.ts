/** An address of the loopback network: a client elsewhere, as far as the server can tell. */
export function elsewhere(number: number): string {
  return `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
}

export function bearer(token: string): readonly (readonly [string, string])[] {
  return [['Authorization', `Bearer ${token}`]];
}

/** Does something `times` times, in a few lanes at the same time. */
export async function inLanes(times: number, lanes: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
