/**
 * A longer copy of a column: at least `least` elements and at least twice as many as before, with the new elements set to `filling`. The
 * copy is in shared memory, which V8 does not count towards the heap. Otherwise the allocations of a build would trigger full garbage
 * collections that free nothing.
 */
export function grown(column: Int32Array, least: number, filling = 0): Int32Array {
  const larger = new Int32Array(
    new SharedArrayBuffer(Math.max(least, column.length * 2, 1024) * Int32Array.BYTES_PER_ELEMENT),
  );
  if (filling !== 0) larger.fill(filling, column.length);
  larger.set(column);
  return larger;
}
