import type { EventEmitter } from 'node:events';
import { Ber, BerWriter, Control, PagedResultsControl, SearchResponse } from 'ldapts';
import type { Client, Entry, Filter } from 'ldapts';

/** Longest run of pages without an entry. */
const mostEmptyPages = 1000;
/** A page should not need more memory than this. */
const pageBytes = 16 * 1024 * 1024;
/** The text of an entry, roughly. */
const textBytes = 4096;
/** Before the size of an entry is known. */
const firstPage = 20;

export interface PageOptions {
  readonly scope: 'base' | 'sub';
  readonly filter: string | Filter;
  readonly attributes: readonly string[];
  readonly binaryAttributes: readonly string[];
  readonly pageSize: number;
  /** Seconds for the server. */
  readonly timeLimit: number;
  readonly controls: readonly Control[];
  /** Called when the answer refers to other servers, which are not asked. */
  readonly onReferrals: (count: number) => void;
}

/**
 * Searches page by page (RFC 2696). Pages get smaller where entries are large. It ends with the page after which the server has no more.
 *
 * NOTE: ldapts ends a paged search with the first page that has no entries, although the server may have more: Active Directory sends
 * such pages. It also does not return the controls of an answer, so they are taken from its parser.
 */
export async function* searchPages(client: Client, base: string, options: PageOptions): AsyncGenerator<Entry[]> {
  const { scope, filter, timeLimit, onReferrals } = options;
  const attributes = [...options.attributes];
  const explicitBufferAttributes = [...options.binaryAttributes];
  let cookie: Buffer | undefined = Buffer.alloc(0);
  let size = Math.min(firstPage, options.pageSize);
  for (let empty = 0; cookie !== undefined && empty <= mostEmptyPages;) {
    const controls = [...options.controls, new PageRequest(size, cookie)];
    using answer = nextAnswer(client);
    const search = { scope, filter, attributes, explicitBufferAttributes, timeLimit };
    const { searchEntries, searchReferences } = await client.search(base, search, controls);
    cookie = answer.cookie();
    if (searchReferences.length > 0) onReferrals(searchReferences.length);
    if (searchEntries.length > 0) yield searchEntries;
    empty = searchEntries.length > 0 ? 0 : empty + 1;
    size = nextSize(searchEntries, size, options.pageSize);
  }
  if (cookie !== undefined) throw new Error('Connection closed: the server sends pages without end.');
}

/** Watches for the answer of the search that is sent next. */
function nextAnswer(client: Client): Disposable & { cookie(): Buffer | undefined } {
  const parser = client['messageParser'] as EventEmitter;
  let cookie: Buffer | undefined;
  const watch = (message: unknown) => {
    if (!(message instanceof SearchResponse)) return;
    const control = message.controls?.find((each) => each instanceof PagedResultsControl);
    cookie = control?.value?.cookie;
  };
  parser.on('message', watch);
  return {
    cookie: () => (cookie === undefined || cookie.length === 0 ? undefined : cookie),
    [Symbol.dispose]: () => {
      parser.off('message', watch);
    },
  };
}

/** Critical, so that a server without paging rejects the search instead of sending a part. */
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

/** How many entries of this size fit into a page. Only binary values, such as photos, make an entry large. */
function nextSize(entries: readonly Entry[], size: number, most: number): number {
  if (entries.length === 0) return size;
  let bytes = 0;
  for (const entry of entries) {
    bytes += textBytes;
    for (const name in entry) bytes += binaryBytes(entry[name]);
  }
  return Math.max(1, Math.min(most, Math.floor((pageBytes * entries.length) / bytes)));
}

function binaryBytes(value: Entry[string] | undefined): number {
  if (typeof value !== 'object') return 0;
  if (Buffer.isBuffer(value)) return value.length;
  let bytes = 0;
  for (const each of value) if (Buffer.isBuffer(each)) bytes += each.length;
  return bytes;
}
