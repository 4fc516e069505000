import type { EventEmitter } from 'node:events';
import { Ber, BerWriter, Control, PagedResultsControl, SearchResponse } from 'ldapts';
import type { Client, Filter, SearchEntry, SearchOptions } from 'ldapts';
import { feedReason } from '../entries/because.ts';
import { EndlessResponseError } from './ldap-error-messages.ts';

/** Maximum number of consecutive pages without entries. */
const maxEmptyPages = 1000;
/** Maximum number of entries of a search, in millions. */
const maxMillionEntries = 10;
/** Target size of a page in bytes, to bound its memory. */
const pageBytes = 16 * 1024 * 1024;
/** Target share of the time limit for a page, so that a slow server is not cut off when it becomes slower. */
const pageShare = 1 / 4;
/** Page size as long as the size of an entry, and how fast the server sends it, are not known. */
const firstPage = 20;

export interface PageOptions {
  readonly filter: string | Filter;
  readonly attributes: readonly string[];
  readonly pageSize: number;
  /** Time limit for the server, in seconds. */
  readonly timeLimit: number;
  readonly controls: readonly Control[];
  /** Called when the response refers to other servers, which are not queried. */
  readonly onReferrals: () => void;
}

/**
 * Searches a subtree page by page (RFC 2696). Pages are made smaller if entries are large or the server is slow. Ends when the server
 * reports that there are no more pages.
 *
 * NOTE: the paged search of ldapts ends at the first page without entries. Active Directory sends such pages although more follow.
 * @throws EndlessResponseError if pages are repeated, or too many are empty
 */
export async function* searchPages(client: Client, base: string, options: PageOptions): AsyncGenerator<SearchEntry[]> {
  const { filter, attributes, timeLimit, onReferrals } = options;
  let cookie: Buffer | undefined = Buffer.alloc(0);
  let size = Math.min(firstPage, options.pageSize);
  let count = 0;
  let empty = 0;
  const isRepeated = repetitions();
  while (cookie !== undefined) {
    const controls = [...options.controls, new PageRequest(size, cookie)];
    const search: SearchOptions = { scope: 'sub', filter, attributes: [...attributes], timeLimit };
    const start = performance.now();
    const { entries, hasReferences, cookie: next } = await searchOnce(client, base, search, controls);
    const seconds = (performance.now() - start) / 1000;
    cookie = next;
    if (hasReferences) onReferrals();
    const [first] = entries;
    if (first !== undefined && isRepeated(first.name)) throw endless('ldap-repeats');
    empty = first === undefined ? empty + 1 : 0;
    if (empty > maxEmptyPages) throw endless('ldap-empty-pages');
    count += entries.length;
    if (count > maxMillionEntries * 1e6) throw tooManyEntries();
    if (first !== undefined) yield entries;
    if (first !== undefined) size = nextSize({ entries: entries.length, bytes: bytesOf(entries), seconds }, options);
  }
}

function endless(code: 'ldap-repeats' | 'ldap-empty-pages'): EndlessResponseError {
  return new EndlessResponseError((server) => feedReason(code, { server }));
}

function tooManyEntries(): EndlessResponseError {
  return new EndlessResponseError((server) => feedReason('ldap-too-many', { server, millions: maxMillionEntries }));
}

/**
 * Detects that a series of texts repeats itself, however long the cycle is, by remembering only one of them (R. P. Brent, An improved Monte
 * Carlo factorization algorithm, 1980). It takes at most three times as many texts as there are before the first repetition.
 */
function repetitions(): (text: string) => boolean {
  let remembered: string | undefined;
  let count = 0;
  let next = 1;
  return (text) => {
    if (text === remembered) return true;
    count += 1;
    if (count === next) {
      remembered = text;
      next *= 2;
    }
    return false;
  };
}

export interface SearchAnswer {
  readonly entries: SearchEntry[];
  readonly hasReferences: boolean;
  /** Cookie of the next page; undefined after the last one. */
  readonly cookie: Buffer | undefined;
}

/** The latest search of each connection. */
const lastSearches = new WeakMap<Client, Promise<unknown>>();

/**
 * Performs one search. The searches of a connection run one after the other, since the parser does not report to which of them a response
 * belongs.
 *
 * NOTE: `search` of ldapts does not return the controls of the response, and creates an object with a property for each requested attribute
 * of each entry, which takes as long as everything else. So the response is taken from its parser.
 */
export async function searchOnce(
  client: Client,
  base: string,
  options: SearchOptions,
  controls: readonly Control[] = [],
): Promise<SearchAnswer> {
  const before = lastSearches.get(client);
  const answer = (async () => {
    await before;
    return await searchAlone(client, base, options, controls);
  })();
  lastSearches.set(
    client,
    answer.catch(() => {}),
  );
  return await answer;
}

async function searchAlone(
  client: Client,
  base: string,
  options: SearchOptions,
  controls: readonly Control[],
): Promise<SearchAnswer> {
  const parser = client['messageParser'] as EventEmitter;
  let entries: SearchEntry[] = [];
  let cookie: Buffer | undefined;
  const take = (message: unknown) => {
    if (!(message instanceof SearchResponse)) return;
    entries = message.searchEntries.splice(0);
    cookie = message.controls?.find((each) => each instanceof PagedResultsControl)?.value?.cookie;
  };
  parser.on('message', take);
  try {
    const { searchReferences } = await client.search(base, options, [...controls]);
    const isLast = cookie === undefined || cookie.length === 0;
    return { entries, hasReferences: searchReferences.length > 0, cookie: isLast ? undefined : cookie };
  } finally {
    parser.off('message', take);
  }
}

/** A critical control, so that a server without paging rejects the search instead of returning a part of the entries. */
class PageRequest extends Control {
  readonly #size: number;
  readonly #cookie: Buffer;

  constructor(size: number, cookie: Buffer) {
    super(PagedResultsControl.type, { critical: true });
    this.#size = size;
    this.#cookie = cookie;
  }

  protected override writeControl(writer: BerWriter): void {
    const value = new BerWriter();
    value.startSequence();
    value.writeInt(this.#size);
    if (this.#cookie.length > 0) value.writeBuffer(this.#cookie, Ber.OctetString);
    else value.writeString('');
    value.endSequence();
    writer.writeBuffer(value.buffer, Ber.OctetString);
  }
}

/**
 * The number of entries of the observed size and speed that fit into a page. A small page that was slow stays as large: the server may need
 * the time for each page, whatever its size.
 */
export function nextSize(
  page: { readonly entries: number; readonly bytes: number; readonly seconds: number },
  { pageSize, timeLimit }: Pick<PageOptions, 'pageSize' | 'timeLimit'>,
): number {
  const fitting = (page.entries * pageBytes) / page.bytes;
  const inTime = (page.entries * timeLimit * pageShare) / page.seconds;
  const fastEnough = Math.max(inTime, Math.min(page.entries, firstPage));
  return Math.max(1, Math.floor(Math.min(pageSize, fitting, fastEnough)));
}

function bytesOf(entries: readonly SearchEntry[]): number {
  let bytes = 1;
  for (const { attributes } of entries) {
    for (const { parsedBuffers } of attributes) for (const value of parsedBuffers) bytes += value.length;
  }
  return bytes;
}
