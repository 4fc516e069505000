/**
 * A longer copy of a column: at least `least` long, at least twice as long as before, the new part filled with `filling`. In shared memory,
 * which V8 does not count: by what a build allocates it would start a collection of the whole heap, which finds nothing.
 */
export function grown(column: Int32Array, least: number, filling = 0): Int32Array {
  const larger = new Int32Array(
    new SharedArrayBuffer(Math.max(least, column.length * 2, 1024) * Int32Array.BYTES_PER_ELEMENT),
  );
  if (filling !== 0) larger.fill(filling, column.length);
  larger.set(column);
  return larger;
}
