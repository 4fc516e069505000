/** A longer copy of a column: at least `least` long, at least twice as long as before, the new part filled with `filling`. */
export function grown(column: Int32Array, least: number, filling = 0): Int32Array {
  const larger = new Int32Array(Math.max(least, column.length * 2, 1024));
  if (filling !== 0) larger.fill(filling, column.length);
  larger.set(column);
  return larger;
}
