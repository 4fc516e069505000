// What cannot be part of an e-mail address, besides "@".
const aroundAddress = /[\s<>"'(),;:[\]]/;
// Matches "marie.dupont2"; not "marie dupont2" or "ab1234".
const mailboxText = /^\p{L}[\p{L}'-]*[._][\p{L}'._-]*\p{L}\d{1,3}$/u;

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
