import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { BerReader, BerWriter, PagedResultsControl, ProtocolOperation } from 'ldapts';

export type ScriptedValue = string | Buffer;

export interface ScriptedEntry {
  readonly dn: string;
  readonly attributes: { readonly [name: string]: readonly ScriptedValue[] };
}

/** The server's response to a search. */
export interface ScriptedAnswer {
  readonly entries?: readonly ScriptedEntry[];
  /** URLs of other servers. */
  readonly references?: readonly string[];
  /** Result code; 0 is success. */
  readonly code?: number;
  readonly diagnostic?: string;
  /** Whether there is another page. */
  readonly cookie?: string;
}

export interface ScriptedSearch {
  readonly base: string;
  /** The encoded filter, in which a test can search for names and values. */
  readonly filter: string;
  readonly attributes: readonly string[];
  /** OIDs. */
  readonly controls: readonly string[];
  /** Cookie of a paged search; empty for the first page. */
  readonly cookie: string;
}

/** An LDAP server with scripted responses, for behaviour that a real server would not show in tests. */
export interface ScriptedLdapServer extends AsyncDisposable {
  readonly url: string;
  readonly searches: readonly ScriptedSearch[];
  readonly bindCount: number;
  /** Distinguished names of the entries that were modified. */
  readonly modifiedNames: readonly string[];
}

export async function startScriptedLdapServer(script: {
  readonly bind?: { readonly code: number; readonly diagnostic: string };
  /** Result code with which StartTLS is refused. */
  readonly startTls?: number;
  readonly modify?: { readonly code: number; readonly diagnostic: string };
  readonly search: (search: ScriptedSearch) => ScriptedAnswer;
}): Promise<ScriptedLdapServer> {
  const searches: ScriptedSearch[] = [];
  const modifiedNames: string[] = [];
  let bindCount = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setNoDelay());
    socket.on('error', () => {});
    let bytes: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk as Buffer]);
      for (let length = wholeLength(bytes); length !== undefined; length = wholeLength(bytes)) {
        socket.write(Buffer.concat(answersTo(new BerReader(bytes.subarray(0, length)))));
        bytes = bytes.subarray(length);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `ldap://127.0.0.1:${port}`,
    searches,
    get bindCount() {
      return bindCount;
    },
    modifiedNames,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };

  function answersTo(reader: BerReader): Buffer[] {
    reader.readSequence();
    const id = reader.readInt() ?? 0;
    const operation = reader.readSequence();
    if (operation === ProtocolOperation.LDAP_REQ_BIND) {
      bindCount++;
      const { code = 0, diagnostic = '' } = script.bind ?? {};
      return [result(id, ProtocolOperation.LDAP_RES_BIND, code, diagnostic)];
    }
    if (operation === ProtocolOperation.LDAP_REQ_EXTENSION) {
      return [result(id, ProtocolOperation.LDAP_RES_EXTENSION, script.startTls ?? 0, '')];
    }
    if (operation === ProtocolOperation.LDAP_REQ_MODIFY) {
      modifiedNames.push(reader.readString() ?? '');
      const { code = 0, diagnostic = '' } = script.modify ?? {};
      return [result(id, ProtocolOperation.LDAP_RES_MODIFY, code, diagnostic)];
    }
    if (operation !== ProtocolOperation.LDAP_REQ_SEARCH) return [];
    const search = readSearch(reader);
    searches.push(search);
    const { entries = [], references = [], code = 0, diagnostic = '', cookie = '' } = script.search(search);
    const done = result(id, ProtocolOperation.LDAP_RES_SEARCH, code, diagnostic, pageControl(search, cookie));
    return [...entries.map((entry) => entryMessage(id, entry)), ...references.map((url) => reference(id, url)), done];
  }
}

/** Reads a search request (RFC 4511, section 4.5.1) and its controls. */
function readSearch(reader: BerReader): ScriptedSearch {
  const base = reader.readString() ?? '';
  for (const _ of ['scope', 'aliases']) reader.readEnumeration();
  for (const _ of ['size limit', 'time limit']) reader.readInt();
  reader.readBoolean();
  const filter = (reader.readString(reader.peek() ?? 0, true) ?? Buffer.alloc(0)).toString('latin1');
  const attributes = readEach(reader, 0x30, () => reader.readString() ?? '');
  const controls = readEach(reader, ProtocolOperation.LDAP_CONTROLS, () => readControl(reader));
  const cookie = controls.find(({ type }) => type === PagedResultsControl.type)?.cookie ?? '';
  return { base, filter, attributes, controls: controls.map(({ type }) => type), cookie };
}

function readEach<Item>(reader: BerReader, tag: number, read: () => Item): Item[] {
  if (reader.peek() !== tag) return [];
  reader.readSequence(tag);
  const end = reader.offset + reader.length;
  const items: Item[] = [];
  while (reader.offset < end) items.push(read());
  return items;
}

function readControl(reader: BerReader): { type: string; cookie: string } {
  reader.readSequence();
  const end = reader.offset + reader.length;
  const type = reader.readString() ?? '';
  if (reader.offset < end && reader.peek() === 0x01) reader.readBoolean();
  const value = reader.offset < end ? reader.readString(0x04, true) : null;
  if (value === null || type !== PagedResultsControl.type) return { type, cookie: '' };
  const control = new PagedResultsControl();
  control.parse(new BerReader(value));
  return { type, cookie: control.value?.cookie?.toString() ?? '' };
}

/** Length of the first message; undefined until it is complete. */
function wholeLength(bytes: Buffer): number | undefined {
  const reader = new BerReader(bytes);
  if (bytes.length === 0 || reader.readSequence() === null) return undefined;
  const length = reader.offset + reader.length;
  return bytes.length < length ? undefined : length;
}

function message(
  id: number,
  operation: number,
  write: (writer: BerWriter) => void,
  after?: (writer: BerWriter) => void,
) {
  const writer = new BerWriter();
  writer.startSequence();
  writer.writeInt(id);
  writer.startSequence(operation);
  write(writer);
  writer.endSequence();
  after?.(writer);
  writer.endSequence();
  return writer.buffer;
}

function result(id: number, operation: number, code: number, diagnostic: string, after?: (writer: BerWriter) => void) {
  const write = (writer: BerWriter) => {
    writer.writeEnumeration(code);
    writer.writeString('');
    writer.writeString(diagnostic);
  };
  return message(id, operation, write, after);
}

function pageControl({ controls }: ScriptedSearch, cookie: string) {
  if (!controls.includes(PagedResultsControl.type)) return undefined;
  return (writer: BerWriter) => {
    writer.startSequence(ProtocolOperation.LDAP_CONTROLS);
    new PagedResultsControl({ value: { size: 0, cookie: Buffer.from(cookie) } }).write(writer);
    writer.endSequence();
  };
}

function reference(id: number, url: string): Buffer {
  return message(id, ProtocolOperation.LDAP_RES_SEARCH_REF, (writer) => writer.writeString(url));
}

function entryMessage(id: number, { dn, attributes }: ScriptedEntry): Buffer {
  return message(id, ProtocolOperation.LDAP_RES_SEARCH_ENTRY, (writer) => {
    writer.writeString(dn);
    writer.startSequence();
    for (const [name, values] of Object.entries(attributes)) {
      writer.startSequence();
      writer.writeString(name);
      writer.startSequence(ProtocolOperation.LBER_SET);
      for (const value of values) writer.writeBuffer(Buffer.from(value as string), 4);
      writer.endSequence();
      writer.endSequence();
    }
    writer.endSequence();
  });
}
