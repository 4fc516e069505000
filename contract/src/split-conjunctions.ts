import type { TextPart } from './split-addresses.ts';

/** "And" in the languages of the interface and German. */
const conjunction = /^(?:and|et|und|en|y|e|&|\+)$/i;
/** A name of one word on either side is not split: `Costa e Silva` and `Ortega y Gasset` are last names. */
const minNameWords = 2;
const maxNameWords = 5;

/**
 * Splits parts in which a conjunction joins people, as in a sentence: `Marie Dupont, John Smith and Ana Li`. A part that could be two people
 * is split, so that nobody is lost.
 */
export function splitConjunctions(parts: readonly TextPart[]): TextPart[] {
  const split: TextPart[] = [];
  for (const part of parts) {
    const isAfterComma = split.at(-1)?.endsWithComma === true;
    const names = namesIn(part.words, isAfterComma);
    const { addresses } = part;
    if (names.length === 0 && addresses.length > 1) {
      // `marie@x.example and john@x.example`
      split.push(...addresses.map((address) => ({ ...part, text: address, words: '', addresses: [address] })));
      continue;
    }
    const hasAddressEach = addresses.length === names.length;
    if (names.length === 0 || (names.length > 1 && addresses.length > 1 && !hasAddressEach)) {
      split.push(part);
      continue;
    }
    for (const [index, words] of names.entries()) {
      const isLast = index === names.length - 1;
      const own = hasAddressEach ? addresses.slice(index, index + 1) : isLast ? addresses : [];
      split.push({
        text: names.length === 1 ? part.text : [words, ...own.map((address) => `<${address}>`)].join(' '),
        words,
        addresses: own,
        // Otherwise, two people at the beginning of a line would look like a last and a first name.
        endsWithComma: isLast ? part.endsWithComma : isAfterComma,
      });
    }
  }
  return split;
}

/** The names between the conjunctions; the words as they are if they are not several names; none if there is only a conjunction. */
function namesIn(words: string, isAfterComma: boolean): string[] {
  const groups: string[][] = [[]];
  for (const word of words.split(' ')) {
    if (conjunction.test(word)) groups.push([]);
    else groups.at(-1)?.push(word);
  }
  if (groups.length === 1) return [words];
  const names = groups.filter(({ length }) => length > 0).map((group) => group.join(' '));
  const isNames = groups.every(
    ({ length }, index) =>
      // The last comma of a list may be followed by a conjunction, too: `Marie Dupont, John Smith, and Ana Li`.
      (index === 0 && length === 0 && isAfterComma) || (length >= minNameWords && length <= maxNameWords),
  );
  return isNames || names.length === 0 ? names : [words];
}
