import { foldVariants } from '../language/spelling-variants.ts';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
  readonly otherNames: readonly string[];
}

const betweenWords = /[\s\p{Pd}.,;/()[\]"_|+&]+/u;
/** Scripts that write a name of several words without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const maxWords = 12;

/**
 * Whether a text is the whole first and last name of a person, in any order and spelling variant, or another name in full. `Dupont Marie`
 * matches Marie Dupont, `Mueller Hans` Hans Müller, and 田中太郎 太郎 田中; neither `Marie` nor `Marie Dupont` matches Marie Claire Dupont.
 */
export function isWholeName(text: string, { firstName, lastName, otherNames }: Names): boolean {
  const typed = wordsOf(text);
  if (typed.length === 0) return false;
  const [first, last] = [wordsOf(firstName), wordsOf(lastName)];
  if (isSame(typed, first, last)) return true;
  return otherNames.some((name) => {
    const other = wordsOf(name);
    return (other.length > 1 || isUnspacedName(name)) && isSame(typed, other, []);
  });
}

/** The spelling variants of each word. */
type Words = readonly (readonly string[])[];

function wordsOf(name: string): Words {
  return name
    .slice(0, 256)
    .split(betweenWords, maxWords)
    .map((word) => foldVariants(word).filter((spelling) => spelling !== ''))
    .filter((spellings) => spellings.length > 0);
}

function isSame(typed: Words, first: Words, last: Words): boolean {
  const own = [...first, ...last];
  if (own.length === typed.length && hasSameWords(typed, own)) return true;
  // A name written with or without spaces: `Jean Pierre` for Jeanpierre, 田中太郎 for 太郎 田中.
  const joined = joinedOf(typed);
  return own.length > 0 && (joined === joinedOf(own) || joined === joinedOf([...last, ...first]));
}

const joinedOf = (words: Words) => words.map(([spelling = '']) => spelling.replaceAll(' ', '')).join('');

/** Whether each word has a counterpart of its own. */
function hasSameWords(one: Words, other: Words): boolean {
  const left = [...other];
  for (const spellings of one) {
    const index = left.findIndex((own) => own.some((spelling) => spellings.includes(spelling)));
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return true;
}

function isUnspacedName(name: string): boolean {
  return unspaced.test(name) && [...name].length > 1;
}
