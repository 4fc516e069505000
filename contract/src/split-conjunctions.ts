import { splitAddresses, type TextPart } from './split-addresses.ts';

/** "And" where it cannot be part of a name. */
const plainConjunction = /^(?:and|et|und|&|\+)$/i;
/** "And" that is an initial or a name if it begins with a capital letter: `Mary Ann E Smith Jones`, `Tan Wei En`. */
const ambiguousConjunction = /^(?:en|y|e)$/i;
/** A name of one word on either side is not split: `Costa e Silva` and `Ortega y Gasset` are last names. */
const minNameWords = 2;
const maxNameWords = 7;

/**
 * Splits parts in which a conjunction of the languages of the interface or German joins people, as in a sentence: `Marie Dupont, John Smith
 * and Ana Li`. A part that could be two people is split, so that nobody is lost.
 */
export function splitConjunctions(parts: readonly TextPart[], isIdentifier: (words: string) => boolean): TextPart[] {
  const split: TextPart[] = [];
  for (const part of parts) {
    const isAfterComma = split.at(-1)?.endsWithComma === true;
    const people = peopleIn(part, isAfterComma, isIdentifier);
    for (const [index, person] of people.entries()) {
      // Otherwise, two people at the beginning of a line would look like a last and a first name.
      split.push({ ...person, endsWithComma: index === people.length - 1 ? part.endsWithComma : isAfterComma });
    }
  }
  return split;
}

/** The people between the conjunctions; the part itself if one of the texts between them is not a person. */
function peopleIn(part: TextPart, isAfterComma: boolean, isIdentifier: (words: string) => boolean): TextPart[] {
  // `+ 33 6 12 34 56 78`
  if (isIdentifier(part.words)) return [part];
  const texts = textsIn(part.text, isAfterComma);
  if (texts.length === 1 && texts[0] === part.text) return [part];
  const people = texts.map((text) => splitAddresses(text, { isCell: true })[0]);
  const isPerson = (person: TextPart | undefined): person is TextPart => {
    if (person === undefined) return false;
    const { length } = person.words.split(' ');
    return (
      person.addresses.length > 0 || isIdentifier(person.words) || (length >= minNameWords && length <= maxNameWords)
    );
  };
  return people.length > 0 && people.every(isPerson) ? people : [part];
}

/** The texts between the conjunctions that are outside of brackets. One at the beginning or the end is left out. */
function textsIn(text: string, isAfterComma: boolean): string[] {
  const isInCapitals = text === text.toUpperCase();
  const groups: string[][] = [[]];
  const words = text.split(' ');
  let openBrackets = 0;
  for (const [index, word] of words.entries()) {
    const isAtEnd = index === words.length - 1 || (index === 0 && !isAfterComma);
    const isConjunction =
      openBrackets === 0 &&
      (plainConjunction.test(word) ||
        (ambiguousConjunction.test(word) && !isAtEnd && (isInCapitals || word === word.toLowerCase())));
    if (isConjunction) groups.push([]);
    else groups.at(-1)?.push(word);
    for (const character of word) {
      if (character === '(' || character === '<') openBrackets++;
      else if (openBrackets > 0 && (character === ')' || character === '>')) openBrackets--;
    }
  }
  return groups
    .filter(({ length }, index) => length > 0 || (index > 0 && index < groups.length - 1))
    .map((group) => group.join(' '));
}
