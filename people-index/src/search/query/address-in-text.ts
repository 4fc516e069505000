// What cannot be part of an e-mail address, besides "@".
const aroundAddress = /[\s<>"'(),;:[\]]/;
// Matches "marie.dupont2"; not "marie dupont2" or "ab1234".
const mailboxText = /^\p{L}[\p{L}'-]*[._][\p{L}'._-]*\p{L}\d{1,3}$/u;

/** How pages write an address against robots: `marie.dupont [at] x.org`, `marie.dupont(at)x.org`. */
const spelledAt = /\s{0,2}[[(]\s?at\s?[\])]\s{0,2}/gi;
/** An address that was broken at the sign: `marie.dupont @x.org`, `marie.dupont@ x.org`; not `Marie Dupont @ Acme`. */
const brokenAt = /\s{0,2}@\s{0,2}([^\s@]+\.[^\s@])/g;

/** A text with its e-mail address in one word. */
export function withAddressMended(text: string): string {
  return text.replace(spelledAt, '@').replace(brokenAt, '@$1');
}

/** The e-mail address in a text, or its mail box, lower case: `marie.dupont2` counts, `marie dupont2` does not. */
export function addressIn(text: string): string | undefined {
  return (completeAddressIn(text) ?? (mailboxText.test(text) ? text : undefined))?.toLowerCase();
}

/** `Marie <m.d@x.org>` gives `m.d@x.org`, and `m.d@x` itself; `@x` and `a b` give undefined. */
export function completeAddressIn(text: string): string | undefined {
  if (!text.includes('@')) return undefined;
  for (const piece of text.split(aroundAddress)) {
    const parts = piece.split('@');
    const place = parts.findIndex((part, index) => part !== '' && index < parts.length - 1);
    if (place >= 0) return `${parts[place]}@${parts[place + 1]}`;
  }
  return undefined;
}
