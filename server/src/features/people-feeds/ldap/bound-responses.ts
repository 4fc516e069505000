import type { EventEmitter } from 'node:events';
import { InvalidAsn1Error, SearchResponse } from 'ldapts';
import type { Client } from 'ldapts';
import { feedReason } from '../entries/because.ts';
import { EndlessResponseError } from './ldap-error-messages.ts';

const megabyte = 1024 * 1024;
/** Maximum size of a message, which is an entry with its values. */
export const maxMessage = 32 * megabyte;
/** Maximum size of the response to a search, which is a page. Pages are made smaller long before (see `searchPages`). */
const maxResponse = 256 * megabyte;

/** Each message is a SEQUENCE (RFC 4511, section 4.1.1). */
const sequenceTag = 0x30;
/** Set in the first byte of a length that has further bytes, whose number is in the other bits (X.690, section 8.1.3). */
const longForm = 0x80;
const maxLengthBytes = 4;

/** The error for the values of an attribute that are too large. */
export function oversizedValues(attribute: string): EndlessResponseError {
  const megabytes = maxMessage / megabyte;
  return new EndlessResponseError((server) => feedReason('ldap-values-too-large', { server, attribute, megabytes }));
}

function oversizedEntry(limit: number): EndlessResponseError {
  const megabytes = limit / megabyte;
  return new EndlessResponseError((server) => feedReason('ldap-entry-too-large', { server, megabytes }));
}

function oversizedPage(limit: number): EndlessResponseError {
  const megabytes = limit / megabyte;
  return new EndlessResponseError((server) => feedReason('ldap-page-too-large', { server, megabytes }));
}

/**
 * Passes a client only complete messages, one by one. Ends its connection and rejects its requests if a message or a response is too large,
 * or is not LDAP. Otherwise, memory outside the JavaScript heap, which the limits of a worker thread do not count, would grow as long as the
 * server sends.
 *
 * NOTE: ldapts buffers a message of any size, copies the buffer whenever a part of it arrives, and calls itself for each message in it. After
 * something that is not LDAP, it buffers everything.
 */
export function boundResponses(
  client: Client,
  { message = maxMessage, response = maxResponse }: { readonly message?: number; readonly response?: number } = {},
): void {
  const read = client['socketDataHandler'];
  let chunks: Buffer[] = [];
  let buffered = 0;
  /** Number of bytes without which the first message is not complete. */
  let needed = 0;
  let received = 0;
  (client['messageParser'] as EventEmitter).on('message', (complete: unknown) => {
    if (complete instanceof SearchResponse) received = 0;
  });
  const readComplete = (data: Buffer) => {
    try {
      take(data);
    } catch (error) {
      end(error as Error);
    }
  };
  Object.assign(client, { socketDataHandler: readComplete });

  function take(data: Buffer): void {
    received += data.length;
    if (received > response) throw oversizedPage(response);
    chunks.push(data);
    buffered += data.length;
    if (buffered < needed) return;
    let rest = Buffer.concat(chunks);
    for (;;) {
      const length = messageLength(rest);
      if (length !== undefined && length > message) throw oversizedEntry(message);
      if (length === undefined || length > rest.length) {
        [chunks, buffered, needed] = [[rest], rest.length, length ?? 0];
        return;
      }
      read(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  }

  function end(error: Error): void {
    [chunks, buffered, needed] = [[], 0, 0];
    const pending = client['messageDetailsByMessageId'];
    for (const [id, { reject }] of pending) {
      pending.delete(id);
      reject(error);
    }
    client['socket']?.destroy();
  }
}

/**
 * Length of the first message including its header; undefined if the header is incomplete.
 * @throws InvalidAsn1Error if it is not an LDAP message
 */
function messageLength(bytes: Buffer): number | undefined {
  const [tag, first] = bytes;
  if (tag !== undefined && tag !== sequenceTag) throw new InvalidAsn1Error('A message is not a sequence.');
  if (first === undefined) return undefined;
  if (first < longForm) return 2 + first;
  const count = first - longForm;
  if (count === 0 || count > maxLengthBytes) throw new InvalidAsn1Error('The length of a message is not valid.');
  return bytes.length < 2 + count ? undefined : 2 + count + bytes.readUIntBE(2, count);
}
