import type { WorkSlices } from './work-slices.ts';

const unvisited = 0;
const onPath = 1;
const done = 2;
const inLoop = 3;

/**
 * Finds people who report to themselves, directly or through others. Returns their indexes.
 * @param managers the index of each person's manager; -1 for none
 */
export async function findReportingLoops(managers: Int32Array, slices: WorkSlices): Promise<number[]> {
  const states = new Uint8Array(managers.length);
  for (let start = 0; start < managers.length; start++) {
    const path: number[] = [];
    let position = start;
    for (; position !== -1 && states[position] === unvisited; position = managers[position]!) {
      states[position] = onPath;
      path.push(position);
      if (path.length % 256 === 0) await slices.pause();
    }
    // The path has reached one of its own people: from there on, they report to one another.
    const loop = position !== -1 && states[position] === onPath ? path.indexOf(position) : path.length;
    for (const [index, member] of path.entries()) states[member] = index < loop ? done : inLoop;
    if (start % 256 === 0) await slices.pause();
  }
  const found: number[] = [];
  await slices.each(managers.length, (position) => {
    if (states[position] === inLoop) found.push(position);
  });
  return found;
}
