/**
 * A longer copy of a column: at least `minLength` elements and at least twice as many as before, with the new elements set to `fill`. The
 * copy is in shared memory, which V8 does not count towards the heap. Otherwise the allocations of a build would trigger full garbage
 * collections that free nothing.
 */
export function grownColumn(column: Int32Array, minLength: number, fill = 0): Int32Array {
  const larger = new Int32Array(
    new SharedArrayBuffer(Math.max(minLength, column.length * 2, 1024) * Int32Array.BYTES_PER_ELEMENT),
  );
  if (fill !== 0) larger.fill(fill, column.length);
  larger.set(column);
  return larger;
}
