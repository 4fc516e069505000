/**
 * Streams the JSON of an address list: its metadata, followed by its addresses as `allowedAddresses`.
 * @param pages each page is the text of a JSON array
 */
export async function* addressListJson(facts: object, pages: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${JSON.stringify(facts).slice(0, -1)},"allowedAddresses":[`;
  let separator = '';
  for await (const page of pages) {
    const rows = page.slice(page.indexOf('[') + 1, page.lastIndexOf(']'));
    if (rows.trim() === '') continue;
    yield separator + rows;
    separator = ',';
  }
  yield ']}';
}
