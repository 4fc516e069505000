import { withoutElisions } from '../../language/elision.ts';
import type { ConceptLinker } from '../linking/concept-linker.ts';
import { isDepartmentWord, isLinkingWord } from '../words/stop-words.ts';
import type { MeaningReader } from './work-meaning.ts';
import { readTitle, withoutSexes, wordsOfTitle } from '../words/title-words.ts';
import type { TextPosition } from '../linking/text-position.ts';
import type { WorkWordReader } from './work-words.ts';

/** A word of a role, as what it may be in the first language of the vocabulary, and how much it tells. */
export interface RoleWord {
  readonly terms: ReadonlyMap<number, number>;
  readonly weight: number;
  /** Of a word that the vocabulary does not know, or that is a whole label: a title that has it holds it. Folded. */
  readonly text?: string;
  /** Of an abbreviation that the vocabulary does not know: a title that names one of the functions holds it. */
  readonly functions?: readonly number[];
}

/** One text for a role: whoever has a title that holds its words, or is linked to one of its concepts, does that work. */
export interface RoleWay {
  /** Folded, without elided articles. */
  readonly typed: readonly string[];
  readonly words: readonly RoleWord[];
  /** The concepts that the words stand for. */
  readonly concepts: readonly string[];
  /** Where the words lie among all concepts; see `textPosition`. */
  readonly position: TextPosition | undefined;
  /** Functions that a title names, all of them. */
  readonly functions: readonly number[];
  /** The same where the other words are those of staff of any work: titles may say it otherwise. */
  readonly functionsBesideStaff: readonly number[];
  /** Of the functions of either, those that are a field of work. */
  readonly fields: readonly number[];
  /** The first letters of words that a title has next to each other: `kam`. */
  readonly initials?: string;
  /** 0 when none was named. */
  readonly level: number;
  /** See `WorkReading`; 0 when none was named. */
  readonly grade: number;
  readonly hasNoTeam: boolean;
  /** Whether the words name a level and nothing else: `team leader`. */
  readonly isLevel: boolean;
  /** Whether a title with the words does that work, whatever the vocabulary knows of them. */
  readonly isLiteral: boolean;
}

/** A role of a query, in the words that were typed and in the company's own words for them. */
export interface Role {
  /** The same for the same words. */
  readonly key: string;
  /** As it was typed. */
  readonly text: string;
  readonly ways: readonly RoleWay[];
  /** Whether titles of any level, and of the same field of work, will do: nobody has a title of what was asked. */
  readonly isLoose: boolean;
}

/** Of the concepts that the words are linked to, best first: one whose best label is less alike is another one. */
const minLikeness = [0.7, 0.9];
/** Of a word that is none of the first language: a rare one. */
const unknownWeight = 6;
const longestAbbreviation = 2;
/** `KAM`, `EVP`. */
const initials = /^[a-z]{3,5}$/;
/** Of what a whole label is likeliest, its words are to be so much. */
const minOfCalled = 0.8;
/** The company's own words whose concepts are looked for. */
const maxLinked = 5;

interface RoleReaders {
  readonly reader: MeaningReader;
  readonly linker: ConceptLinker;
  readonly work: WorkWordReader;
}

/** @param synonyms what else the text stands for */
export function readRole(key: string, text: string, synonyms: readonly string[], readers: RoleReaders): Role {
  const others = synonyms.map((other, place) => readWay(other, readers, place < maxLinked, true));
  const own = readWay(text, readers, true, false);
  return { key, text, ways: [own, ...others], isLoose: false };
}

/** A text without the word for a department, where the others name its function: `legal department`. */
export function withoutDepartment(text: string, work: WorkWordReader): string {
  const all = wordsOfTitle(withoutSexes(text));
  const others = all.filter((word) => !isDepartmentWord(word));
  const areOfFunction = (words: readonly string[]) => {
    const { isFunction } = work.read(words);
    return words.every((word, place) => isFunction[place] || isLinkingWord(word)) && isFunction.includes(true);
  };
  return others.length < all.length && areOfFunction(others) && !areOfFunction(all) ? others.join(' ') : text;
}

function readWay(typed: string, { reader, linker, work }: RoleReaders, isLinked: boolean, isOwn: boolean): RoleWay {
  const text = withoutDepartment(typed, work);
  const texts = wordsOfTitle(withoutSexes(text));
  const { functions, isFunction, isLevel, grade, hasNoTeam } = work.read(texts);
  const isAllFunction = texts.every((word, place) => isFunction[place] || isLevel[place] || isLinkingWord(word));
  // `RH` is of no language, or of several.
  const short = isAllFunction
    ? []
    : texts.filter((word, place) => isFunction[place] && word.length <= longestAbbreviation && !isLinkingWord(word));
  const meaning = reader.readAnew(short.length > 0 ? texts.filter((word) => !short.includes(word)).join(' ') : text);
  const unknown = meaning.unknown.values();
  const own = meaning.words.map((terms): RoleWord => ({
    terms: new Map(terms),
    ...(terms.length === 0 && { text: unknown.next().value ?? '' }),
    weight:
      terms.length === 0
        ? unknownWeight
        : Math.max(...terms.map(([term, share]) => linker.rarity(term) * Math.sqrt(share))),
  }));
  // An abbreviation such as RH is no word of the vocabulary, and names a function all the same.
  const abbreviations = texts.filter(
    (word, place) =>
      isFunction[place] === true &&
      !short.includes(word) &&
      linker.pivotsOf(word, linker.languagesOf(linker.wordsOf(text)))[0]!.length === 0,
  );
  const areAbbreviations =
    !isAllFunction && abbreviations.length === own.filter(({ terms }) => terms.size === 0).length;
  const told = areAbbreviations
    ? own.map((word) => (word.terms.size > 0 ? word : { ...word, functions: work.read(abbreviations).functions }))
    : own;
  const ofShort = { terms: new Map<number, number>(), weight: unknownWeight, functions: work.read(short).functions };
  const words = short.length > 0 ? [...told, ofShort] : told;
  // The words of functions say more of those than the labels of an occupation.
  const linked = isAllFunction || !isLinked ? [] : linker.link(text);
  // Of a word that companies use in their own way, occupations tell nothing: `formatore` is no moulder.
  const areOwn = texts.every((word) => isLinkingWord(word) || linker.isOwnWord(word));
  // Nothing but `trainee` or `deputy`, which mean the same in all languages.
  const isGrade = grade !== 0 && isLevel.every(Boolean);
  const isLevelAlone = meaning.level > 0 && functions.length === 0 && isLevel.every(Boolean);
  const isOfStaff = (word: string, place: number) =>
    isFunction[place]! || isLevel[place]! || isLinkingWord(word) || linker.staffTermOf(word) !== undefined;
  const areOfStaff = texts.every(isOfStaff);
  const concepts = linked.filter(({ likeness }, place) => likeness >= (minLikeness[place] ?? Infinity));
  return {
    typed: readTitle(withoutElisions(typed)).map((word) => word.text),
    words: isGrade ? [] : areOwn || words.length > 1 ? words : ofCalled(words, linker.termsOfCalled(linked), texts[0]!),
    concepts: areOwn || isLevelAlone ? [] : concepts.map(({ concept }) => concept),
    position: areOwn ? undefined : linker.positionOf(linked),
    functions: isAllFunction ? meaning.functions : [],
    functionsBesideStaff: areOfStaff && !isAllFunction ? functions : [],
    fields: areOfStaff ? work.fieldsOf(functions) : [],
    ...(initials.test(texts.join(' ')) && { initials: texts[0]! }),
    level: meaning.level,
    grade: meaning.grade,
    hasNoTeam,
    isLevel: isLevelAlone,
    // Titles tell a level apart from their words: a chef is whoever is called so.
    isLiteral: isOwn || isLevel.every(Boolean) || words.some(({ terms }) => terms.size === 0),
  };
}

/** A word that is a label by itself means what the occupations of that name are in the first language, not what it is among other words: `facteur` is no `facteur d’instruments`. */
function ofCalled(
  words: readonly RoleWord[],
  called: ReadonlySet<number> | undefined,
  text: string,
): readonly RoleWord[] {
  if (called === undefined) return words;
  return words.map((word) => {
    const least = minOfCalled * Math.max(0, ...word.terms.values());
    const terms = new Map(word.terms.entries().filter(([term, share]) => called.has(term) && share >= least));
    return terms.size === 0 ? word : { ...word, terms, text };
  });
}
