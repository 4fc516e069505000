/** One `type=value` pair of a relative distinguished name; the value is unescaped. */
export interface NamePart {
  readonly type: string;
  readonly value: string;
}

/** The relative distinguished names (RDNs) of a distinguished name, the entry's own first. Most RDNs have one part. */
export type NameParts = readonly (readonly NamePart[])[];

// Other whitespace after the equals sign, such as a no-break space, is part of the value and needs no backslash.
const typeAndEquals = /^\s*(?:oid\.)?([a-z][a-z0-9-]*|\d+(?:\.\d+)*)\s*=[ \t\r\n]*/i;
/** Characters that must be escaped with a backslash (RFC 4514, section 2.4), and control characters, which are written as hex octets. */
const special = /[,+"\\<>;\p{Cc}]/gu;

/** Parses a distinguished name (RFC 4514, and quoted values as in RFC 2253); undefined if the text is not one. */
export function parseDistinguishedName(text: string): NameParts | undefined {
  const names: NamePart[][] = [[]];
  let rest = text;
  for (;;) {
    const start = typeAndEquals.exec(rest);
    if (start === null) return undefined;
    const value = readValue(rest.slice(start[0].length));
    if (value === undefined) return undefined;
    names.at(-1)?.push({ type: start[1] ?? '', value: value.text });
    if (value.rest === '') return names;
    if (value.rest[0] !== '+') names.push([]);
    rest = value.rest.slice(1);
  }
}

/**
 * Returns the canonical form of a distinguished name, so that `CN=M\C3\BCller\2C Anna, OU=A` equals `CN=Müller\, Anna,OU=A`. Case is
 * preserved. Text that is not a distinguished name, such as a group ID, is returned unchanged.
 */
export function canonicalDistinguishedName(text: string): string {
  return text.includes('=') ? (parseDistinguishedName(text)?.map(writeName).join(',') ?? text) : text;
}

/** Whether a distinguished name equals that of a container or is below it, regardless of notation and case. The empty name contains all. */
export function isWithin(name: string, container: string): boolean {
  if (container === '') return true;
  const [inner, outer] = [partsInOneForm(name), partsInOneForm(container)];
  return outer?.every((part, index) => part === inner?.at(index - outer.length)) ?? false;
}

function partsInOneForm(name: string): string[] | undefined {
  return parseDistinguishedName(name)?.map((parts) => writeName(parts).toLowerCase());
}

function writeName(parts: readonly NamePart[]): string {
  const written = parts.map(({ type, value }) => `${type}=${escapeValue(value)}`);
  if (written.length === 1) return written[0] ?? '';
  // Sorted without case, so that two names that differ only in case get the same order.
  return written.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)).join('+');
}

function escapeValue(value: string): string {
  const escaped = value.replaceAll(special, escapeCharacter).replace(/^[ #]/, '\\$&');
  // A value that is a single space has been escaped above already.
  return value.length > 1 && value.endsWith(' ') ? `${escaped.slice(0, -1)}\\ ` : escaped;
}

function escapeCharacter(character: string): string {
  if (!/\p{Cc}/u.test(character)) return `\\${character}`;
  return Buffer.from(character).toString('hex').toUpperCase().replaceAll(/../g, '\\$&');
}

/** Reads a value up to an unescaped `,`, `;` or `+`. */
function readValue(text: string): { text: string; rest: string } | undefined {
  if (text.startsWith('"')) return readQuoted(text);
  let value = '';
  let trimmedLength = 0;
  let at = 0;
  while (at < text.length && !',;+'.includes(text[at] ?? '')) {
    if (text[at] === '\\') {
      const unescaped = unescape(text, at);
      if (unescaped === undefined) return undefined;
      value += unescaped.text;
      at = unescaped.end;
      trimmedLength = value.length;
    } else {
      value += text[at];
      if (text[at] !== ' ') trimmedLength = value.length;
      at++;
    }
  }
  // Trailing spaces are not part of the value unless they are escaped.
  return { text: value.slice(0, trimmedLength), rest: text.slice(at) };
}

function readQuoted(text: string): { text: string; rest: string } | undefined {
  const quoted = /^"((?:[^"\\]|\\.)*)"\s*(?=[,;+]|$)/s.exec(text);
  if (quoted === null) return undefined;
  const [matched, inside = ''] = quoted;
  return { text: inside.replaceAll(/\\(.)/gs, '$1'), rest: text.slice(matched.length) };
}

/** Decodes an escaped character, or a run of escaped octets, which are UTF-8. */
function unescape(text: string, at: number): { text: string; end: number } | undefined {
  const octets = /(?:\\[\da-f]{2})+/iy;
  octets.lastIndex = at;
  const run = octets.exec(text)?.[0];
  if (run === undefined) return at + 1 < text.length ? { text: text[at + 1] ?? '', end: at + 2 } : undefined;
  return { text: Buffer.from(run.replaceAll('\\', ''), 'hex').toString('utf8'), end: at + run.length };
}
