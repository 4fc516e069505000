// Characters that cannot be part of an email address, apart from "@".
const addressDelimiters = /[\s<>"'(),;:[\]]/;
// Matches "marie.dupont2"; not "marie dupont2" or "ab1234".
const mailboxText = /^\p{L}[\p{L}'-]*[._][\p{L}'._-]*\p{L}\d{1,3}$/u;

/** Addresses as web pages obfuscate them: `marie.dupont [at] x.org`, `marie.dupont(at)x.org`. */
const spelledAt = /\s{0,2}[[(]\s?at\s?[\])]\s{0,2}/gi;
/** An address with a space at the "@": `marie.dupont @x.org`, `marie.dupont@ x.org`; not `Marie Dupont @ Acme`. */
const brokenAt = /\s{0,2}@\s{0,2}([^\s@]+\.[^\s@])/g;

/** The text with its email address restored to one word. */
export function withRestoredAddress(text: string): string {
  return text.replace(spelledAt, '@').replace(brokenAt, '@$1');
}

/** The email address or mailbox that a text contains, in lower case: `marie.dupont2` counts, `marie dupont2` does not. */
export function addressIn(text: string): string | undefined {
  return (completeAddressIn(text) ?? (mailboxText.test(text) ? text : undefined))?.toLowerCase();
}

/** `Marie <m.d@x.org>` gives `m.d@x.org`, and `m.d@x` itself; `@x` and `a b` give undefined. */
export function completeAddressIn(text: string): string | undefined {
  if (!text.includes('@')) return undefined;
  for (const piece of text.split(addressDelimiters)) {
    const parts = piece.split('@');
    const position = parts.findIndex((part, index) => part !== '' && index < parts.length - 1);
    if (position >= 0) return `${parts[position]}@${parts[position + 1]}`;
  }
  return undefined;
}
