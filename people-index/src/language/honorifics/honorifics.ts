import { fold } from '../fold.ts';
import {
  ambiguousTrailingTitles,
  unambiguousTitles,
  facultyWords,
  formerNameWords,
  ambiguousLeadingTitles,
  titleSuffixes,
  titlePrefixes,
  ambiguousTitleSuffixes,
} from './honorific-words.ts';
import { isParticle } from '../particles.ts';

/** The folded phrases of a table, their words separated by spaces. */
function phrasesOf(table: string): string[] {
  return table
    .trim()
    .split(/\s+/)
    .map((phrase) => fold(phrase.replaceAll('_', ' ')))
    .filter((phrase) => phrase !== '');
}

/** Korean titles with the suffix 님, which are only used to address a person: 사장 is also the role of a director, 사장님 is not. */
const koreanAddressForms = phrasesOf(titleSuffixes).filter((title) => title.endsWith(fold('님')));
const unambiguous = new Set([...phrasesOf(unambiguousTitles), ...koreanAddressForms]);
const formerName = new Set(phrasesOf(formerNameWords));
const leading = new Set([...unambiguous, ...phrasesOf(ambiguousLeadingTitles)]);
const trailing = new Set([...unambiguous, ...phrasesOf(ambiguousTrailingTitles)]);
const faculties = new Set(phrasesOf(facultyWords));
const longestFirst = (first: string, second: string) => second.length - first.length;
const suffixes = phrasesOf(titleSuffixes).sort(longestFirst);
const allSuffixes = [...suffixes, ...phrasesOf(ambiguousTitleSuffixes)];
const prefixes = phrasesOf(titlePrefixes).sort(longestFirst);

const isAscii = /^[ -~]*$/;
const maxTitleWords = 3;
/** Titles that may be followed by the words of a faculty: "Dr. med.", "Dipl. Kfm.". */
const titlesBeforeFaculty = new Set(['dr', 'prof', 'dipl', 'dres', 'mag', 'lek']);

/** First words of all titles. Few words of a query are among them, so most need no other lookup. */
const firstWords = new Set([...leading, ...trailing, ...formerName].map((title) => title.split(' ', 1)[0]!));

/** Number of words of the title at a position, including the faculty after it; 0 if there is none. */
function titleLengthAt(words: readonly string[], position: number, titles: ReadonlySet<string>): number {
  if (!firstWords.has(words[position] ?? '')) return 0;
  for (let length = Math.min(maxTitleWords, words.length - position); length > 0; length--) {
    if (!titles.has(words.slice(position, position + length).join(' '))) continue;
    let end = position + length;
    if (titlesBeforeFaculty.has(words[end - 1]!)) while (faculties.has(words[end] ?? '')) end++;
    return end - position;
  }
  return 0;
}

/**
 * Number of words such as "née" that begin at a position between two surnames. 0 at the start and end of the text, where they are a name:
 * Nata, Aka.
 */
function formerNameLengthAt(words: readonly string[], position: number): number {
  const length = position === 0 ? 0 : titleLengthAt(words, position, formerName);
  return position + length < words.length ? length : 0;
}

/** The folded words without titles that cannot be names, or all words if no others remain. */
export function withoutUnambiguousTitles(words: readonly string[]): readonly string[] {
  const rest: string[] = [];
  for (let position = 0; position < words.length;) {
    const length = titleLengthAt(words, position, unambiguous) || formerNameLengthAt(words, position);
    if (length === 0) rest.push(words[position]!);
    position += Math.max(1, length);
  }
  return rest.length === 0 ? words : rest;
}

/**
 * Leading titles that are much more often a surname or a first name. They are removed only as part of a longer title: `Tan Sri`, but not
 * the `Tan` of Tan Wei Ming.
 */
const titlesLikelyNames = new Set(
  'tan tuan eng lek pan lao ma u co ba ong da xiao anh chi ko na en ah bi mas bang as dean deacon major marshal prince'.split(
    ' ',
  ),
);

/**
 * Titles that are much more often a surname or a first name, before a name and after it. They are removed only if two words remain: `Don
 * Smith` is not everybody who is called Smith, and `Maria Khan` not everybody who is called Maria.
 */
const leadingLikelyNames = new Set(
  'dean deacon don guru imam kumari major marshal mirza prince sardar sayed selvan selvi sri syed'.split(' '),
);
const trailingLikelyNames = new Set('khan xan jan chan ma shi dai ben joon pasa aga andrea'.split(' '));

/** Leading titles that are the first name or the surname of so many people that a single word after one is not everybody with that name. */
const titlesMostlyNames = new Set(
  'ah anh as ba baba bang bay bi chi co da en eng hafiz ko lao lek lok ma na nang ong pan tan thao tuan xiao'.split(
    ' ',
  ),
);

/** Whether a title is mostly a name: Anh Nguyen is not every Nguyen. */
export function isMostlyName(title: string): boolean {
  return titlesMostlyNames.has(title);
}

/** Titles that are followed by a surname, unless the whole name follows. */
const surnameTitles = new Set(
  'mr mrs ms miss m mme mlle mm mmes mlles monsieur madame mademoiselle hr herr herrn frau fraulein sig sigra signor signora signorina srta senor senora senorita dhr mevr mw mevrouw meneer mejuffrouw'.split(
    ' ',
  ),
);

/** Whether a title is followed by a surname: Frau Martin is rather Anna Martin than Martin Huber. */
export function precedesSurname(title: string): boolean {
  return surnameTitles.has(title);
}

/** Forms of address that are also words for work, such as a megawatt. */
const formsAlsoWork = new Set(['m', 'ms', 'mm', 'hr', 'mw']);

/** Whether a word is only a form of address: Frau, Mr and Prof, but not Dr or HR. @param word folded */
export function isFormOfAddress(word: string): boolean {
  return word === 'prof' || (surnameTitles.has(word) && !formsAlsoWork.has(word));
}

/** Titles that records have as a first name, those of men and those of women: Burmese, Indonesian, Filipino and Gujarati. */
const titlesOfMen = new Set('u ko maung pak bapak mas kuya bhai'.split(' '));
const titlesOfWomen = new Set('daw ma bu ibu mbak ate ben behn'.split(' '));
const noTitles: ReadonlySet<string> = new Set();

/** The titles that a person with one of these titles cannot have: those of women for U, since U Khin is not Daw Khin. Mostly empty. */
export function contradictingTitles(titles: readonly string[]): ReadonlySet<string> {
  if (titles.length === 0) return noTitles;
  const ofMen = titles.some((title) => titlesOfMen.has(title)) ? titlesOfWomen : noTitles;
  const ofWomen = titles.some((title) => titlesOfWomen.has(title)) ? titlesOfMen : noTitles;
  return ofMen.union(ofWomen);
}

/**
 * The folded words of a query without titles. Titles that cannot be names are removed anywhere; those that can (`Don`, `Haji`) only before
 * two other words. Never empty: a query of titles only is not changed.
 */
export function withoutHonorifics(words: readonly string[]): readonly string[] {
  let rest = withoutUnambiguousTitles(words);
  while (rest.length > 2 && !isParticle(rest[0]!)) {
    const length = titleLengthAt(rest, 0, leading);
    if (length === 0 || rest.length - length < 2 || (length === 1 && titlesLikelyNames.has(rest[0]!))) break;
    rest = rest.slice(length);
  }
  return rest;
}

/** Whether the words are enough for a name: one must be neither a particle nor a single letter. */
function containsName(words: readonly string[]): boolean {
  return words.some((word) => word.length > 1 && !isParticle(word));
}

/**
 * The folded words of a query without any possible titles at either end, and without forms of address that are attached to a name:
 * `takenouchi` for "Takenouchi-san", `남궁민준` for 남궁민준님. This may also remove names, so it is only used for queries that nobody matches as
 * they are.
 */
export function withoutOuterTitles(words: readonly string[]): readonly string[] {
  let rest = withoutUnambiguousTitles(words).map((word) => withoutAttachedTitle(word, allSuffixes));
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    const leadingLength = titleLengthAt(rest, 0, leading);
    const isFirstName = rest.length < 3 && leadingLikelyNames.has(rest[0]!);
    if (leadingLength > 0 && !isFirstName && containsName(rest.slice(leadingLength))) rest = rest.slice(leadingLength);
    for (let length = maxTitleWords; length > 0; length--) {
      const end = rest.length - length;
      const title = rest.slice(end).join(' ');
      if (end < 1 || !trailing.has(title) || (end < 2 && trailingLikelyNames.has(title))) continue;
      if (containsName(rest.slice(0, end))) rest = rest.slice(0, end);
    }
  }
  return withoutUnambiguousTitles(rest);
}

/**
 * The folded words without possible titles in any position: "Mehmet Bey Kaya". Those that are much more often names remain: "Anna Chan
 * Weber", "Anna Dean Weber". All words if fewer than two would remain: at the end of a name, Mirza and Bishop are no titles.
 */
export function withoutAnyTitles(words: readonly string[]): readonly string[] {
  const rest = withoutUnambiguousTitles(words).filter(
    (word) =>
      isParticle(word) ||
      leadingLikelyNames.has(word) ||
      trailingLikelyNames.has(word) ||
      (!leading.has(word) && !trailing.has(word)),
  );
  return rest.length > 1 && containsName(rest) ? rest : words;
}

/** The words without unambiguous titles and without forms of address that are attached to a name: `남궁민준` for 남궁민준님. */
export function withoutAttachedTitles(words: readonly string[]): readonly string[] {
  return withoutUnambiguousTitles(withoutUnambiguousTitles(words).map((word) => withoutAttachedTitle(word, suffixes)));
}

function withoutAttachedTitle(word: string, titles: readonly string[]): string {
  if (isAscii.test(word)) return word;
  const title = titles.find((suffix) => word.endsWith(suffix) && word.length > suffix.length);
  if (title !== undefined) return word.slice(0, -title.length);
  const prefix = prefixes.find((start) => word.startsWith(start) && word.length > start.length + 1);
  return prefix === undefined ? word : word.slice(prefix.length);
}
