/** The values except those of some keys, all of which are optional. */
export function without<Values extends object>(values: Values, keys: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key))) as Values;
}
