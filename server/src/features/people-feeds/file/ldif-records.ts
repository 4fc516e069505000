import { because } from '../entries/because.ts';
import type { RowReason } from '../entries/because.ts';
import { unreadable } from '../entries/feed-entry.ts';
import { decodeBase64 } from './decode-base64.ts';

/** An attribute value: plain text, or the bytes of a base64 value. */
export type LdifValue = string | Buffer;

/** One record of an LDIF file, with the requested attributes. */
export interface LdifRecord {
  /** Its first line, from 1. */
  readonly line: number;
  /** Values by lower-case attribute name, including language options (`;lang-fr`) but not `;binary` and `;range=0-1499`. */
  readonly attributes: ReadonlyMap<string, readonly LdifValue[]>;
  /** The first violation of RFC 2849, with its line. */
  readonly fault: ({ readonly line: number; readonly field: string } & RowReason) | undefined;
}

/** First line of the output of `ldapsearch`. Such a file ends with the result of the search, unless it was truncated. */
const searchHeading = '# extended LDIF';

/** Maximum length of a value in characters: somewhat more than a photo of the maximum size in base64. */
const maxValueLength = 6_000_000;
const maxValues = 1000;

/**
 * A streaming parser for LDIF (RFC 2849): content records and `changetype: add`, with comments, folded lines, base64, LF and CRLF.
 *
 * A file whose last line has no line break is rejected as truncated: its last value may be incomplete, and people may be missing. An
 * invalid line invalidates only its own record. Change records other than `add` invalidate the file, since it would not contain all people.
 * Values given by URL (`:<`) are never fetched.
 */
export function ldifParser(isWanted: (attribute: string) => boolean): {
  push(text: string): LdifRecord[];
  end(): LdifRecord[];
} {
  let carry = '';
  let lineNumber = 0;
  let logical: { line: number; parts: string[]; length: number; isNeeded: boolean } | undefined;
  let record: { line: number; attributes: Map<string, LdifValue[]>; fault: LdifRecord['fault'] } | undefined;
  let hasStarted = false;
  let needsResult = false;
  let done: LdifRecord[] = [];

  return {
    push(text) {
      const all = carry + text;
      let start = 0;
      for (let end = all.indexOf('\n'); end !== -1; end = all.indexOf('\n', start)) {
        takeLine(all.slice(start, all[end - 1] === '\r' && end > start ? end - 1 : end));
        start = end + 1;
      }
      carry = all.slice(start);
      if (carry.length > maxValueLength) {
        throw unreadable('ldif-value-too-long', { line: lineNumber + 1, limit: maxValueLength });
      }
      return takeDone();
    },
    end() {
      if (carry !== '') {
        throw unreadable('ldif-cut-off', { line: lineNumber + 1 });
      }
      takeLine('');
      if (!hasStarted) throw unreadable('file-empty');
      if (needsResult) {
        throw unreadable('ldif-no-result');
      }
      return takeDone();
    },
  };

  function takeDone(): LdifRecord[] {
    const finished = done;
    done = [];
    return finished;
  }

  function takeLine(line: string): void {
    lineNumber++;
    if (line.startsWith(' ')) {
      if (logical === undefined) fail(lineNumber, '', because('ldif-continuation'));
      else if (logical.isNeeded) {
        logical.length += line.length - 1;
        if (logical.length <= maxValueLength) logical.parts.push(line.slice(1));
        else fail(logical.line, '', because('ldif-line-too-long', { limit: maxValueLength }));
      }
      return;
    }
    if (line === searchHeading && !hasStarted) needsResult = true;
    if (logical?.isNeeded === true) takeAttribute(logical.line, logical.parts.join(''));
    logical = undefined;
    if (line === '') endRecord();
    else logical = { line: lineNumber, parts: [line], length: line.length, isNeeded: isLineNeeded(line) };
  }

  /** Whether a line is needed. Comments and attributes that were not requested are skipped without unfolding. */
  function isLineNeeded(line: string): boolean {
    if (line.startsWith('#')) return false;
    const colon = line.indexOf(':');
    // RFC 2849 allows a folded attribute name, but no known program writes one.
    if (colon === -1 || !hasStarted || record === undefined) return true;
    const name = plain(line.slice(0, colon).toLowerCase());
    return name === 'changetype' || name === 'control' || line[colon + 1] === '<' || !isName(name) || isWanted(name);
  }

  function takeAttribute(line: number, text: string): void {
    const colon = text.indexOf(':');
    const name = colon === -1 ? '' : plain(text.slice(0, colon).toLowerCase());
    if (!hasStarted) {
      if (name === 'version') {
        const version = text.slice(colon + 1).trim();
        if (version !== '1') throw unreadable('ldif-version', { line });
        hasStarted = true;
        return;
      }
      if (name !== 'dn') throw unreadable('ldif-start', { line });
      hasStarted = true;
    }
    record ??= { line, attributes: new Map(), fault: undefined };
    if (
      name === 'changetype' &&
      text
        .slice(colon + 1)
        .trim()
        .toLowerCase() === 'add'
    )
      return;
    if (name === 'changetype' || name === 'control') {
      throw unreadable('ldif-change', { line });
    }
    if (!isName(name)) return fail(line, '', because('ldif-not-attribute'));
    const values = record.attributes.get(name) ?? [];
    if (record.attributes.size === 0 && name !== 'dn') fail(line, '', because('ldif-no-dn'));
    if (name === 'dn' && values.length > 0) fail(line, 'dn', because('ldif-second-dn'));
    const value = valueOf(text.slice(colon + 1));
    if (typeof value === 'object' && 'reason' in value) return fail(line, name, value);
    if (values.length < maxValues) values.push(value);
    record.attributes.set(name, values);
  }

  function endRecord(): void {
    if (record !== undefined) done.push(record);
    if (record?.attributes.has('dn') === false && record.attributes.has('result')) needsResult = false;
    record = undefined;
  }

  function fail(line: number, field: string, reason: RowReason): void {
    record ??= { line, attributes: new Map(), fault: undefined };
    record.fault ??= { line, field, ...reason };
    // Such a file is not LDIF.
    if (!hasStarted) throw unreadable('ldif-start', { line });
  }
}

/**
 * Whether the text is an attribute description (RFC 4512): a descriptor or object identifier, then options. `cn;lang-fr`, `2.5.4.3`, not `c
 * n`.
 */
function isName(name: string): boolean {
  return /^(?:[a-z][a-z0-9-]*|\d+(?:\.\d+)*)(?:;[a-z0-9-]+)*$/i.test(name);
}

/** Removes transfer options. Active Directory writes a range for attributes with many values. */
function plain(name: string): string {
  return name.includes(';') ? name.replace(/;(?:binary|range=\d+-(?:\d+|\*))(?=;|$)/g, '') : name;
}

function valueOf(text: string): LdifValue | RowReason {
  if (text.startsWith(':')) return decodeBase64(text.slice(1)) ?? because('not-base64');
  if (text.startsWith('<')) return because('ldif-url');
  return text.trimStart();
}
