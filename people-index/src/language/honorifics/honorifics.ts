import { fold } from '../fold.ts';
import {
  backTitles,
  clearTitles,
  facultyWords,
  formerNameWords,
  frontTitles,
  gluedBehind,
  gluedInFront,
  perhapsGluedBehind,
} from './honorific-words.ts';
import { isParticle } from '../particles.ts';

/** Folded phrases of a table, each with a space between its words. */
function phrasesOf(table: string): string[] {
  return table
    .trim()
    .split(/\s+/)
    .map((phrase) => fold(phrase.replaceAll('_', ' ')))
    .filter((phrase) => phrase !== '');
}

/** Korean forms of address that are no role without it: 사장 is a director, 사장님 is spoken to one. */
const spokenTo = phrasesOf(gluedBehind).filter((title) => title.endsWith(fold('님')));
const clear = new Set([...phrasesOf(clearTitles), ...spokenTo]);
const former = new Set(phrasesOf(formerNameWords));
const front = new Set([...clear, ...phrasesOf(frontTitles)]);
const back = new Set([...clear, ...phrasesOf(backTitles)]);
const faculties = new Set(phrasesOf(facultyWords));
const longestFirst = (one: string, other: string) => other.length - one.length;
const behind = phrasesOf(gluedBehind).sort(longestFirst);
const perhapsBehind = [...behind, ...phrasesOf(perhapsGluedBehind)];
const inFront = phrasesOf(gluedInFront).sort(longestFirst);

const isAscii = /^[ -~]*$/;
const maxWordsOfTitle = 3;
/** Behind these the words of a faculty are read on: "Dr. med.", "Dipl. Kfm.". */
const beforeFaculty = new Set(['dr', 'prof', 'dipl', 'dres', 'mag', 'lek']);

/** The first words of the titles: hardly any word is one. */
const beginnings = new Set([...front, ...back, ...former].map((title) => title.split(' ', 1)[0]!));

/** How many words a title has that begins at a place, and the faculty behind it; 0 for no title. */
function titleAt(words: readonly string[], place: number, titles: ReadonlySet<string>): number {
  if (!beginnings.has(words[place] ?? '')) return 0;
  for (let length = Math.min(maxWordsOfTitle, words.length - place); length > 0; length--) {
    if (!titles.has(words.slice(place, place + length).join(' '))) continue;
    let end = place + length;
    if (beforeFaculty.has(words[end - 1]!)) while (faculties.has(words[end] ?? '')) end++;
    return end - place;
  }
  return 0;
}

/** How many words at a place stand between the surnames of somebody who has married; 0 at either end, where they are a name: Nata, Aka. */
function formerAt(words: readonly string[], place: number): number {
  const length = place === 0 ? 0 : titleAt(words, place, former);
  return place + length < words.length ? length : 0;
}

/** The folded words without titles that are no names, or as they are when no other remain. */
export function withoutClearTitles(words: readonly string[]): readonly string[] {
  const rest: string[] = [];
  for (let place = 0; place < words.length;) {
    const length = titleAt(words, place, clear) || formerAt(words, place);
    if (length === 0) rest.push(words[place]!);
    place += Math.max(1, length);
  }
  return rest.length === 0 ? words : rest;
}

/** Titles in front that are a surname or a first name far more often: `Tan Sri` is a title, the `Tan` of Tan Wei Ming is none. */
const surnames = new Set('tan pan lao ma u co ba ong da xiao anh chi ko na en ah bi mas bang as'.split(' '));

/**
 * The folded words of a query without titles: clear ones wherever they stand, ones that are names too (`Don`, `Haji`)
 * only in front of two other words. Never empty: a query of titles alone stays as it is.
 */
export function withoutHonorifics(words: readonly string[]): readonly string[] {
  let rest = withoutClearTitles(words);
  while (rest.length > 2 && !isParticle(rest[0]!)) {
    const length = titleAt(rest, 0, front);
    if (length === 0 || rest.length - length < 2 || (length === 1 && surnames.has(rest[0]!))) break;
    rest = rest.slice(length);
  }
  return rest;
}

/** What may remain of a name: not a single letter. */
function isName(words: readonly string[]): boolean {
  return words.some((word) => word.length > 1 && !isParticle(word));
}

/**
 * The folded words of a query without whatever may be a title at either end, and forms of address that are written to a name:
 * `takenouchi` for "Takenouchi-san", `남궁민준` for 남궁민준님. What is a name too is taken off as well, so that this reading is for
 * texts that nobody answers to as they stand.
 */
export function withoutOuterTitles(words: readonly string[]): readonly string[] {
  let rest = withoutClearTitles(words).map((word) => withoutGluedTitle(word, perhapsBehind));
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    const length = titleAt(rest, 0, front);
    if (length > 0 && isName(rest.slice(length))) rest = rest.slice(length);
    for (let own = maxWordsOfTitle; own > 0; own--) {
      const end = rest.length - own;
      if (end > 0 && back.has(rest.slice(end).join(' ')) && isName(rest.slice(0, end))) rest = rest.slice(0, end);
    }
  }
  return withoutClearTitles(rest);
}

/** The folded words without any that may be a title, wherever they stand: "Mehmet Bey Kaya". The words as they are when no name remains. */
export function withoutAnyTitles(words: readonly string[]): readonly string[] {
  const rest = withoutClearTitles(words).filter((word) => isParticle(word) || (!front.has(word) && !back.has(word)));
  return isName(rest) ? rest : words;
}

/** The words without clear titles and forms of address that are written to a name: `남궁민준` for 남궁민준님. */
export function withoutGluedTitles(words: readonly string[]): readonly string[] {
  return withoutClearTitles(withoutClearTitles(words).map((word) => withoutGluedTitle(word, behind)));
}

function withoutGluedTitle(word: string, titles: readonly string[]): string {
  if (isAscii.test(word)) return word;
  const title = titles.find((own) => word.endsWith(own) && word.length > own.length);
  if (title !== undefined) return word.slice(0, -title.length);
  const prefix = inFront.find((own) => word.startsWith(own) && word.length > own.length + 1);
  return prefix === undefined ? word : word.slice(prefix.length);
}
