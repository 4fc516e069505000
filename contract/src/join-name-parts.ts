import type { TextPart } from './split-addresses.ts';

/** Particles with which a last name of several words begins, such as `de la Cruz`. */
const particle =
  /^(?:al|ap|af|abu|bin|ben|da|dal|de|del|della|den|der|di|do|dos|du|el|het|la|le|lo|mac|mc|op|o'|san|ten|ter|van|von|vom|zu|zur)$/i;

const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Groups the parts of a line that belong to the same person: `Last, First`, with or without an address, and a name followed by its own
 * address. Parts that could be two people are not joined, so that nobody is lost.
 */
export function joinNameParts(
  parts: readonly TextPart[],
  isIdentifier: (words: string) => boolean,
): readonly (readonly TextPart[])[] {
  const entries: (readonly TextPart[])[] = [];
  const isName = ({ words, addresses }: TextPart) => addresses.length === 0 && words !== '' && !isIdentifier(words);
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]!;
    const next = parts[index + 1];
    if (next === undefined || !part.endsWithComma || !isName(part)) {
      entries.push([part]);
      continue;
    }
    const isPair = isNamed(next) && isLastAndFirst(part.words, next.words) && mayBePair(parts, index, isName);
    if (isPair) {
      const both = joined(part, next);
      const address = parts[index + 2];
      index++;
      if (
        address !== undefined &&
        next.endsWithComma &&
        next.addresses.length === 0 &&
        isAddressOf(both.words, address)
      ) {
        entries.push([both, address]);
        index++;
      } else entries.push([both]);
    } else if (isAddressOf(part.words, next)) {
      entries.push([part, next]);
      index++;
    } else entries.push([part]);
  }
  return entries;

  function isNamed(part: TextPart): boolean {
    return part.words !== '' && !isIdentifier(part.words);
  }
}

/**
 * Whether two names with a comma between them can be the last and the first name of one person. They can if an address belongs to the
 * second one; otherwise only if no other name is next to them, since `Martin, Durand, Petit` are three people.
 */
function mayBePair(parts: readonly TextPart[], index: number, isName: (part: TextPart) => boolean): boolean {
  const next = parts[index + 1]!;
  if (next.addresses.length > 0) return true;
  const isLast = !next.endsWithComma || parts[index + 2] === undefined || !isName(parts[index + 2]!);
  const isFirst = index === 0 || !parts[index - 1]!.endsWithComma || !isName(parts[index - 1]!);
  return isFirst && isLast;
}

function isLastAndFirst(last: string, first: string): boolean {
  if (isUnspacedName(last) && isUnspacedName(first)) return false;
  const words = last.split(' ');
  return words.length === 1 || !first.includes(' ') || particle.test(words[0]!);
}

/** Whether it can be a full name in a script that is written without spaces: 李雷. */
function isUnspacedName(name: string): boolean {
  return unspaced.test(name) && [...name].length > 1;
}

function joined(last: TextPart, first: TextPart): TextPart {
  return {
    text: `${last.text}, ${first.text}`,
    words: `${last.words} ${first.words}`,
    addresses: first.addresses,
    endsWithComma: first.endsWithComma,
  };
}

/** Whether a bare address belongs to the name before it: its local part contains one of the words of the name. */
function isAddressOf(name: string, { words, addresses: [address = ''] }: TextPart): boolean {
  if (words !== '' || address === '') return false;
  const box = plain(address.slice(0, address.lastIndexOf('@')));
  return plain(name)
    .split(' ')
    .some((word) => word.length > 2 && box.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
