import type { AllowedAddress } from '@directory/contract';

/** Addresses that a statement reads or writes, so that others are answered in between: some milliseconds. */
export const addressesPerPage = 500;

/** Maximum number of added and of removed addresses in an audit record. The counts include all. */
export const recordedAddresses = 100;

/** Addresses in pages, each the text of a JSON array. */
export function pagesOf(addresses: readonly AllowedAddress[]): string[] {
  const pages: string[] = [];
  for (let start = 0; start < addresses.length; start += addressesPerPage) {
    pages.push(JSON.stringify(addresses.slice(start, start + addressesPerPage)));
  }
  return pages;
}

/** All addresses of a short list. */
export async function addressesOf(pages: AsyncIterable<string>): Promise<AllowedAddress[]> {
  const addresses: AllowedAddress[] = [];
  for await (const page of pages) addresses.push(...(JSON.parse(page) as AllowedAddress[]));
  return addresses;
}
