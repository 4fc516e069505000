import type { AllowedAddress } from '@directory/contract';

/** Number of addresses read or written by one statement. One page takes a few milliseconds, so other requests are not held up. */
export const addressesPerPage = 500;

/** Splits addresses into pages. Each page is the text of a JSON array. */
export function pagesOf(addresses: readonly AllowedAddress[]): string[] {
  const pages: string[] = [];
  for (let start = 0; start < addresses.length; start += addressesPerPage) {
    pages.push(JSON.stringify(addresses.slice(start, start + addressesPerPage)));
  }
  return pages;
}

/** Parses all pages into one array. Use it for short lists only. */
export async function addressesOf(pages: AsyncIterable<string>): Promise<AllowedAddress[]> {
  const addresses: AllowedAddress[] = [];
  for await (const page of pages) addresses.push(...(JSON.parse(page) as AllowedAddress[]));
  return addresses;
}
