/** Maximum number of rows of a long list that an audit entry records. */
export const maxRecordedRows = 100;
/** Maximum number of characters of these rows as JSON: a page of 200 entries is read, and sent, at once. */
const maxRecordedCharacters = 16_000;

/** The first rows of a list, as many as an audit entry records. The entry should also have the length of the list. */
export function recordedRows<Row>(rows: readonly Row[]): Row[] {
  let characters = 0;
  return rows.slice(0, maxRecordedRows).filter((row) => {
    characters += JSON.stringify(row).length;
    return characters <= maxRecordedCharacters;
  });
}
