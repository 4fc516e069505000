/** An address of the loopback network, which the server treats as a different client. */
export function elsewhere(number: number): string {
  return `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
}

export function bearer(token: string): readonly (readonly [string, string])[] {
  return [['Authorization', `Bearer ${token}`]];
}

/** Calls a function `times` times, with limited concurrency. */
export async function inLanes(times: number, lanes: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
