import { withoutElisions } from '../../language/elision.ts';
import type { ConceptLinker } from '../linking/concept-linker.ts';
import type { KnownWords } from '../linking/known-words.ts';
import { isDepartmentWord, isLinkingWord } from '../words/stop-words.ts';
import { withoutAssistedLeader } from './assisted-leader.ts';
import type { MeaningReader, WorkMeaning } from './work-meaning.ts';
import { readTitle, withoutGenderMarkers, wordsOfTitle } from '../words/title-words.ts';
import type { TextPosition } from '../linking/text-position.ts';
import type { WorkWordReader } from './work-words.ts';

/** A word of a role: its possible translations into the first language of the vocabulary, and its weight. */
export interface RoleWord {
  /** Terms of the first language, each with its share up to 1. */
  readonly terms: ReadonlyMap<number, number>;
  readonly weight: number;
  /** Set if the vocabulary does not know the word, or if it is a label by itself: titles with this word match. Folded. */
  readonly text?: string;
  /** Set for an abbreviation that the vocabulary does not know: titles that name one of the functions match. */
  readonly functions?: readonly number[];
}

/** One wording of a role. Titles that contain its words, or are linked to one of its concepts, match. */
export interface RoleWording {
  /** Folded, without elided articles. */
  readonly typed: readonly string[];
  readonly words: readonly RoleWord[];
  /** `words` with the translations for the people who do the work: `planner` for `planning`. Empty if there are none. */
  readonly wordsForPeople: readonly RoleWord[];
  /**
   * Those of `words` that a phrase of companies translates to, otherwise the words of companies beside words for staff of
   * any kind: if nobody has the role, titles that cover these match. Empty if there are none.
   */
  readonly subject: readonly RoleWord[];
  /** Whether all words are words or phrases of companies: their translations are known, not estimated from labels. */
  readonly areCompanyTerms: boolean;
  /** The concepts that the words are linked to. */
  readonly concepts: readonly string[];
  /** The position of the words among all concepts; see `textPosition`. */
  readonly position: TextPosition | undefined;
  /** A title that names all of these functions matches. Empty unless the words name nothing else. */
  readonly functions: readonly number[];
  /** The same if the other words are words for staff of any kind, for which titles may have a different word. */
  readonly functionsBesideStaff: readonly number[];
  /** The functions named that are a field of work rather than a kind of staff. */
  readonly fields: readonly number[];
  /** `fields` if the words name nothing else, otherwise empty: if nobody has the role, titles that name all of these match. */
  readonly onlyFields: readonly number[];
  /** An abbreviation such as `kam`: titles of the named functions with consecutive words that have these initials match. */
  readonly initials?: string;
  /** The level named, 1 to 4; 0 for none. */
  readonly level: number;
  /** See `WorkReading`; 0 for none. */
  readonly grade: number;
  readonly leadsNobody: boolean;
  readonly assistsLeader: boolean;
  /** Whether the words name a level and nothing else: `team leader`. */
  readonly isLevel: boolean;
  /** Whether every title that contains the words matches, whatever the vocabulary knows about them. */
  readonly isLiteral: boolean;
}

/** A role of a query, in the typed words and in the company's own words for it. */
export interface Role {
  /** Cache key: equal for equal words. */
  readonly key: string;
  /** As typed. */
  readonly text: string;
  readonly wordings: readonly RoleWording[];
  /** Whether titles of any level, or of the same field of work, also match. Set if no title matches otherwise. */
  readonly isRelaxed: boolean;
}

/** Minimum similarity between the words and the best label of the first and of the second linked concept; further concepts are ignored. */
const minSimilarities = [0.7, 0.9];
/** Weight of a word that has no translation into the first language: that of a rare one. */
const unknownWeight = 6;
/** Maximum number of letters of an abbreviation that is not specific to a language, such as `RH`. */
const longestAbbreviation = 2;
/** Matches `kam` and `evp`; does not match `it`. */
const initials = /^[a-z]{3,5}$/;
/** Minimum share, relative to the likeliest one, of a translation of a word that is a label by itself. */
const minRelativeShare = 0.8;
/** Maximum number of the company's own words for a role that are linked to concepts. */
const maxLinkedSynonyms = 5;

interface RoleContext {
  readonly reader: MeaningReader;
  readonly linker: ConceptLinker;
  readonly knownWords: KnownWords;
  readonly work: WorkWordReader;
}

/** @param synonyms the company's other words for the text */
export function readRole(key: string, text: string, synonyms: readonly string[], context: RoleContext): Role {
  const others = synonyms.map((other, index) =>
    readWording(other, context, { isLinked: index < maxLinkedSynonyms, isSynonym: true }),
  );
  const wordingOfText = readWording(text, context, { isLinked: true, isSynonym: false });
  return { key, text, wordings: [wordingOfText, ...others], isRelaxed: false };
}

/** Removes the word for a department if the other words name its function: `legal department`. */
export function withoutDepartment(text: string, work: WorkWordReader): string {
  const all = wordsOfTitle(withoutGenderMarkers(text));
  const others = all.filter((word) => !isDepartmentWord(word));
  const areOfFunction = (words: readonly string[]) => {
    const { isFunction } = work.read(words);
    return words.every((word, index) => isFunction[index] || isLinkingWord(word)) && isFunction.includes(true);
  };
  return others.length < all.length && areOfFunction(others) && !areOfFunction(all) ? others.join(' ') : text;
}

function readWording(
  typed: string,
  context: RoleContext,
  { isLinked, isSynonym }: { readonly isLinked: boolean; readonly isSynonym: boolean },
): RoleWording {
  const { linker, knownWords, work } = context;
  const named = withoutDepartment(typed, work);
  const text = withoutAssistedLeader(named, work);
  const texts = wordsOfTitle(withoutGenderMarkers(text));
  const kinds = kindsOfWords(texts, context);
  const { functions, grade, phrases, isAllFunction, isAllLevel, areCompanyTerms } = kinds;
  const { words, meaning } = readRoleWords(text, { texts, ...kinds }, context);
  // A text that only names functions is matched by these rather than by labels of occupations.
  const linked = isAllFunction || !isLinked ? [] : linker.link(text);
  const concepts = linked.filter(({ similarity }, index) => similarity >= (minSimilarities[index] ?? Infinity));
  // Only a word such as `trainee` or `deputy`, which is matched by its grade, in all languages.
  const isGrade = grade !== 0 && isAllLevel;
  const isLevelAlone = meaning.level > 0 && functions.length === 0 && isAllLevel;
  const ofPhrases = words.slice(0, phrases.flat().length);
  const subject = phrases.length > 0 ? ofPhrases : kinds.areTermsOfStaff ? withoutStaff(words, knownWords) : [];
  const narrowed =
    areCompanyTerms || words.length > 1
      ? words
      : narrowToExactMatches(words, linker.termsOfExactMatches(linked), kinds.content);
  const used = isGrade ? [] : kinds.arePhrasesOfStaff ? subject : narrowed;
  return {
    typed: readTitle(withoutElisions(typed)).map((word) => word.text),
    words: used,
    wordsForPeople: wordsForPeople(used, knownWords),
    subject,
    areCompanyTerms,
    concepts: areCompanyTerms || isLevelAlone ? [] : concepts.map(({ concept }) => concept),
    position: areCompanyTerms ? undefined : linker.positionOf(linked),
    functions: isAllFunction ? work.withoutWider(meaning.functions) : [],
    functionsBesideStaff: kinds.areOfWork && phrases.length === 0 && !isAllFunction ? functions : [],
    fields: work.fieldsOf(functions),
    onlyFields: kinds.areOfWork ? work.fieldsOf(functions) : [],
    ...(initials.test(texts.join(' ')) && { initials: texts[0]! }),
    level: meaning.level,
    grade: meaning.grade,
    leadsNobody: kinds.leadsNobody,
    assistsLeader: text !== named,
    isLevel: isLevelAlone,
    // Words for a level are matched literally, since the meaning of a title does not include them.
    isLiteral: isSynonym || isAllLevel || words.some(({ terms }) => terms.size === 0),
  };
}

/** What the words of a text are: words for a function, for a level, for staff of any kind, phrases and other words of companies. */
function kindsOfWords(texts: readonly string[], { knownWords, work }: RoleContext) {
  const reading = work.read(texts);
  const { isFunction, isLevel } = reading;
  const { phrases, pivotsAt } = knownWords.readPhrases(texts);
  const isInPhrase = (index: number) => pivotsAt[index] !== undefined;
  const isOfLevel = (word: string, index: number) => isLevel[index]! || isLinkingWord(word);
  const isOfStaff = (word: string, index: number) =>
    isOfLevel(word, index) || knownWords.staffTermOf(word) !== undefined;
  const isOfCompany = (word: string, index: number) => isInPhrase(index) || knownWords.isCompanyTerm(word);
  return {
    ...reading,
    phrases,
    isInPhrase,
    // A phrase is narrower than the functions that its words name: the financing of projects is not all projects.
    isAllFunction: phrases.length === 0 && texts.every((word, index) => isFunction[index]! || isOfLevel(word, index)),
    isAllLevel: isLevel.every(Boolean),
    // Labels of occupations do not help with a word that companies use differently: `formatore` is not a moulder.
    areCompanyTerms:
      texts.some(isOfCompany) && texts.every((word, index) => isOfCompany(word, index) || isOfLevel(word, index)),
    areOfWork: texts.every((word, index) => isFunction[index]! || isOfStaff(word, index)),
    areTermsOfStaff: texts.every((word, index) => isOfCompany(word, index) || isOfStaff(word, index)),
    // `data protection officer`: next to a phrase, a word for staff adds nothing.
    arePhrasesOfStaff: phrases.length > 0 && texts.every((word, index) => isInPhrase(index) || isOfStaff(word, index)),
    // Of a text with one word for work, such as `chef de chantier`, the others name its level.
    content: texts.find((word, index) => !isOfLevel(word, index)) ?? texts[0]!,
  };
}

interface FunctionsOfText {
  /** The folded words of a text. */
  readonly texts: readonly string[];
  /** For each word, whether it is part of the name of a function. */
  readonly isFunction: readonly boolean[];
  /** Whether the text only names functions. */
  readonly isAllFunction: boolean;
  /** Whether a word is part of a phrase of companies. */
  readonly isInPhrase: (index: number) => boolean;
}

/** The words of a role with their translations, and what they mean together. */
function readRoleWords(
  text: string,
  { texts, isFunction, isAllFunction, isInPhrase }: FunctionsOfText,
  { reader, knownWords, work }: RoleContext,
): { readonly words: readonly RoleWord[]; readonly meaning: WorkMeaning } {
  // `RH` belongs to no language, or to several, so it is left out where the language is detected.
  const short = isAllFunction
    ? []
    : texts.filter(
        (word, index) =>
          isFunction[index] && word.length <= longestAbbreviation && !isLinkingWord(word) && !isInPhrase(index),
      );
  const meaning = reader.readUncached(
    short.length > 0 ? texts.filter((word) => !short.includes(word)).join(' ') : text,
  );
  const unknown = meaning.unknown.values();
  const roleWords = meaning.words.map((terms): RoleWord => ({
    terms: new Map(terms),
    ...(terms.length === 0 && { text: unknown.next().value ?? '' }),
    weight:
      terms.length === 0
        ? unknownWeight
        : Math.max(...terms.map(([term, share]) => knownWords.rarity(term) * Math.sqrt(share))),
  }));
  // An abbreviation such as RH names a function although the vocabulary does not know it.
  const abbreviations = texts.filter(
    (word, index) =>
      isFunction[index] === true &&
      !short.includes(word) &&
      knownWords.pivotsOf(word, knownWords.languagesOf(knownWords.wordsOf(text)))[0]!.length === 0,
  );
  const areAbbreviations =
    !isAllFunction && abbreviations.length === roleWords.filter(({ terms }) => terms.size === 0).length;
  const wordsWithFunctions = areAbbreviations
    ? roleWords.map((word) => (word.terms.size > 0 ? word : { ...word, functions: work.read(abbreviations).functions }))
    : roleWords;
  const shortWord = { terms: new Map<number, number>(), weight: unknownWeight, functions: work.read(short).functions };
  return { words: short.length > 0 ? [...wordsWithFunctions, shortWord] : wordsWithFunctions, meaning };
}

function wordsForPeople(words: readonly RoleWord[], knownWords: KnownWords): readonly RoleWord[] {
  const all = words.map((word) => {
    const people = [...word.terms].flatMap(([term, share]) =>
      knownWords.peopleTermsOf(term).flatMap((person) => (word.terms.has(person) ? [] : [[person, share] as const])),
    );
    return people.length === 0 ? word : { ...word, terms: new Map([...people, ...word.terms]) };
  });
  return all.some((word, index) => word !== words[index]) ? all : [];
}

/** The words beside those for staff of any kind; empty if there are no such. */
function withoutStaff(words: readonly RoleWord[], knownWords: KnownWords): readonly RoleWord[] {
  const others = words.filter(({ terms }) => !terms.has(knownWords.staffTerm));
  return others.length < words.length ? others : [];
}

/**
 * Limits the translations of a word that is a label by itself to the words of the occupations of that name: `facteur`
 * is a postman, not the maker in `facteur d’instruments`.
 */
function narrowToExactMatches(
  words: readonly RoleWord[],
  exactTerms: ReadonlySet<number> | undefined,
  text: string,
): readonly RoleWord[] {
  if (exactTerms === undefined) return words;
  return words.map((word) => {
    const minShare = minRelativeShare * Math.max(0, ...word.terms.values());
    const terms = new Map(word.terms.entries().filter(([term, share]) => exactTerms.has(term) && share >= minShare));
    return terms.size === 0 ? word : { ...word, terms, text };
  });
}
